/* What a capability adds to the designer. The screen, the palette, keys, help and gestures are derived from the list of capabilities. */
import type { ComponentType } from 'react'

import type { Action, FullScreen, Installed, Panel, Place } from '@/canvas/env'
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
  readonly parts?: Readonly<Partial<Record<Place, readonly ComponentType[]>>>
  readonly screen?: FullScreen
}

/** Returns what a designer has of these capabilities. */
export function install(
  capabilities: readonly Capability[],
  loadDrawings: Installed['loadDrawings'],
): Installed {
  const groups = capabilities
    .flatMap(({ actions = [] }) => actions)
    .sort((one, other) => one.order - other.order)
  const sections = titles.map((title) => ({
    title,
    actions: groups.filter(({ section }) => section === title).flatMap(({ actions }) => actions),
  }))
  const partsAt = (place: Place) => capabilities.flatMap(({ parts }) => parts?.[place] ?? [])
  return {
    sections,
    actions: sections.flatMap(({ actions }) => actions),
    panels: capabilities.flatMap(({ panel }) => panel ?? []),
    gestures: capabilities.flatMap(({ gestures = [] }) => gestures),
    parts: {
      plan: partsAt('plan'),
      dialog: partsAt('dialog'),
      'compact-plan': partsAt('compact-plan'),
      'compact-bar': partsAt('compact-bar'),
    },
    screens: capabilities.flatMap(({ screen }) => screen ?? []),
    loadDrawings,
  }
}
