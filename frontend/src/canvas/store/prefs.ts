/*
 * Preferences for showing plans: unit of length, what is drawn, and whether single letters are shortcuts. Stored in the
 * browser, never in a plan.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'

import { writeStored, readStored } from '@/lib/browser-storage'
import { feetAtFirst } from '@/lib/locale'

export const LENGTH_UNITS = ['feet', 'meters', 'inches'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

const GUEST_MARKS = ['initials', 'names', 'none'] as const
/** What is written on a taken chair. */
export type GuestMark = (typeof GUEST_MARKS)[number]

export interface Prefs {
  readonly units: LengthUnit
  readonly seatNumbers: boolean
  readonly labels: boolean
  readonly guests: GuestMark
  readonly rulers: boolean
  /** Lines that show what a dragged object aligns with. */
  readonly guides: boolean
  /** Outlines only, without surfaces. */
  readonly outlines: boolean
  /** Plan units of a table's edge that one guest needs, for "Fill Max". */
  readonly edgePerGuest: number
  /** Single letters choose tools and open panels while the plan has the focus. */
  readonly letterKeys: boolean
  /** Number of edits that can be undone. */
  readonly historySize: number
}

/** Plan units; 24 in by default. */
export const EDGE_PER_GUEST = { usual: 48, min: 36, max: 96, step: { normal: 2, far: 12 } } as const

/** Number of edits that can be undone. */
export const HISTORY_SIZE = { usual: 50, min: 1, max: 50 } as const

export const DEFAULT_PREFS: Prefs = {
  units: feetAtFirst ? 'feet' : 'meters',
  seatNumbers: true,
  labels: true,
  guests: 'initials',
  rulers: true,
  guides: true,
  outlines: false,
  edgePerGuest: EDGE_PER_GUEST.usual,
  letterKeys: true,
  historySize: HISTORY_SIZE.usual,
}

const KEY = 'designer'

/** Parses stored preferences; missing and invalid ones get their defaults. */
export function readPrefs(stored: string | null): Prefs {
  const bag = parsed(stored)
  const flag = (name: keyof Prefs, usual: boolean): boolean => {
    const value = bag[name]
    return typeof value === 'boolean' ? value : usual
  }
  return {
    units: LENGTH_UNITS.find((unit) => unit === bag.units) ?? DEFAULT_PREFS.units,
    seatNumbers: flag('seatNumbers', DEFAULT_PREFS.seatNumbers),
    labels: flag('labels', DEFAULT_PREFS.labels),
    guests: GUEST_MARKS.find((mark) => mark === bag.guests) ?? DEFAULT_PREFS.guests,
    rulers: flag('rulers', DEFAULT_PREFS.rulers),
    guides: flag('guides', DEFAULT_PREFS.guides),
    outlines: flag('outlines', DEFAULT_PREFS.outlines),
    edgePerGuest: within(EDGE_PER_GUEST, bag.edgePerGuest),
    letterKeys: flag('letterKeys', DEFAULT_PREFS.letterKeys),
    historySize: Math.round(within(HISTORY_SIZE, bag.historySize)),
  }
}

interface Range {
  readonly usual: number
  readonly min: number
  readonly max: number
}

function within({ usual, min, max }: Range, stored: unknown): number {
  return typeof stored === 'number' && stored >= min && stored <= max ? stored : usual
}

function parsed(stored: string | null): Partial<Record<keyof Prefs, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** The preferences of this browser. */
export const prefsStore: StoreApi<Prefs> = createStore<Prefs>(() => readPrefs(readStored(KEY)))

/** Changes preferences and stores them. */
export function setPrefs(changes: Partial<Prefs>): void {
  prefsStore.setState(changes)
  writeStored(KEY, JSON.stringify(prefsStore.getState()))
}
