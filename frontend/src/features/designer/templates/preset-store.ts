/*
 * Presets that a person saved, and the configuration that was applied last, per template. Kept in this browser under
 * the person's id; what cannot be read is left out.
 */
import { writeStored, readStored } from '@/lib/browser-storage'
import type { LayoutConfig } from '@/plan/types'

export interface SavedPreset {
  readonly name: string
  readonly config: LayoutConfig
}

/** Whose presets, and for what: a template's id, or any room. */
interface PresetScope {
  readonly userId: string
  readonly setup: string
}

function presetsKey({ userId, setup }: PresetScope): string {
  return `presets.${userId}.${setup}`
}

function lastKey({ userId, setup }: PresetScope): string {
  return `last-setup.${userId}.${setup}`
}

export function savedPresets(scope: PresetScope): SavedPreset[] {
  const stored = parsed(readStored(presetsKey(scope)))
  return Array.isArray(stored) ? stored.filter(isSavedPreset) : []
}

/** Saves a preset; one of the same name is replaced. Returns all, in the order in which they were saved. */
export function savePreset(scope: PresetScope, preset: SavedPreset): SavedPreset[] {
  const others = savedPresets(scope).filter(({ name }) => name !== preset.name)
  const all = [...others, preset]
  writeStored(presetsKey(scope), JSON.stringify(all))
  return all
}

export function deletePreset(scope: PresetScope, name: string): SavedPreset[] {
  const all = savedPresets(scope).filter((preset) => preset.name !== name)
  writeStored(presetsKey(scope), all.length === 0 ? null : JSON.stringify(all))
  return all
}

export function lastUsed(scope: PresetScope): LayoutConfig | undefined {
  const stored = parsed(readStored(lastKey(scope)))
  return isLayoutConfig(stored) ? stored : undefined
}

export function rememberLast(scope: PresetScope, config: LayoutConfig): void {
  writeStored(lastKey(scope), JSON.stringify(config))
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

function isSavedPreset(value: unknown): value is SavedPreset {
  return isRecord(value) && typeof value.name === 'string' && isLayoutConfig(value.config)
}

const TEXTS = ['tableType', 'chairType', 'arrangementType'] as const
const NUMBERS = ['tableSize', 'chairsPerTable', 'spaceBetweenRows', 'spaceBetweenColumns'] as const

/** The fields that every preset has; the plan checks their values when they are used. */
function isLayoutConfig(value: unknown): value is LayoutConfig {
  if (!isRecord(value) || !isRecord(value.chairSize)) return false
  const { width, height } = value.chairSize
  return (
    TEXTS.every((field) => typeof value[field] === 'string') &&
    NUMBERS.every((field) => typeof value[field] === 'number') &&
    typeof width === 'number' &&
    typeof height === 'number'
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
