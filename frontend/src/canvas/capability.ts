/* What a capability adds to the designer. Rail, palette, keys, help and gestures are derived from the list of capabilities. */
import type { Action, Drawings, Panel, Section } from '@/canvas/env'
import type { Starter } from '@/canvas/hand/gesture'

/** The sections of help, in their order. */
const titles = ['Plan', 'Edit', 'Arrange', 'Tools', 'Place', 'View'] as const

interface ActionGroup {
  readonly section: (typeof titles)[number]
  /** The place among the groups of the section. */
  readonly order: number
  readonly actions: readonly Action[]
}

export interface Capability {
  readonly panel?: Panel
  readonly actions?: readonly ActionGroup[]
  /** What a press can start, asked in this order. */
  readonly gestures?: readonly Starter[]
}

/** What a designer has of all its capabilities. */
export interface Installed {
  readonly sections: readonly Section[]
  readonly panels: readonly Panel[]
  /** What a press can start, asked in this order. */
  readonly gestures: readonly Starter[]
  readonly loadDrawings: () => Promise<Drawings>
}

export function sectionsOf(capabilities: readonly Capability[]): readonly Section[] {
  const groups = capabilities
    .flatMap(({ actions = [] }) => actions)
    .sort((one, other) => one.order - other.order)
  return titles.map((title) => ({
    title,
    actions: groups.filter(({ section }) => section === title).flatMap(({ actions }) => actions),
  }))
}

export function panelsOf(capabilities: readonly Capability[]): readonly Panel[] {
  return capabilities.flatMap(({ panel }) => panel ?? [])
}

export function gesturesOf(capabilities: readonly Capability[]): readonly Starter[] {
  return capabilities.flatMap(({ gestures = [] }) => gestures)
}
