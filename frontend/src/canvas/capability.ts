/* What a capability adds to the designer. The screen, the palette, keys, help and gestures are derived from the list of capabilities. */
import type { ComponentType } from 'react'

import type { Action, FullScreen, Installed, Menu, Panel, Place, Tools } from '@/canvas/env'
import type { Starter } from '@/canvas/hand/gesture'
import type { Chosen } from '@/canvas/store/chosen'
import type { ElementView } from '@/plan/types'

/** The sections of help, in their order. */
const titles = ['Plan', 'Edit', 'Arrange', 'Tools', 'Place', 'View'] as const

interface ActionGroup {
  readonly section: (typeof titles)[number]
  /** The place among the groups of the section. */
  readonly order: number
  readonly actions: readonly Action[]
}

type Elements = readonly ElementView[]

/** A section of Properties about what is selected. */
export interface SelectionSection {
  readonly title: string
  /** The browser remembers by it whether the section is open. */
  readonly name: string
  readonly isClosedAtFirst?: true
  /** Returns those of the selected that it concerns; the section is left out without any. */
  readonly concerned: (selected: Elements) => Elements
  readonly count?: (concerned: Elements) => number
  readonly Part: ComponentType<{ selected: Elements }>
}

/** A section about the room: in Settings, and in Properties while nothing is selected. */
export interface RoomSection {
  readonly title: string
  readonly name: string
  /** The place among the sections of Settings. */
  readonly order: number
  readonly Part: ComponentType
}

/** What capabilities add to Properties and Settings. */
export interface Fields {
  readonly selection: readonly SelectionSection[]
  readonly room: readonly RoomSection[]
  /** Shown by Properties while something of the room is chosen on the plan. */
  readonly chosen: Readonly<Partial<Record<Chosen['kind'], ComponentType>>>
}

export type LoadFields = () => Promise<Fields>

export interface Capability {
  readonly panel?: Panel
  readonly actions?: readonly ActionGroup[]
  /** What a press can start, asked in this order. */
  readonly gestures?: readonly Starter[]
  readonly parts?: Readonly<Partial<Record<Place, readonly ComponentType[]>>>
  readonly toolbar?: readonly Tools[]
  readonly menu?: Menu
  readonly screen?: FullScreen
  readonly fields?: () => Promise<Partial<Fields>>
}

/** Loads what all of them add to Properties and Settings. */
export async function fieldsOf(capabilities: readonly Capability[]): Promise<Fields> {
  const all = await Promise.all(capabilities.flatMap(({ fields }) => fields?.() ?? []))
  return {
    selection: all.flatMap(({ selection = [] }) => selection),
    room: all.flatMap(({ room = [] }) => room),
    chosen: all.reduce<Fields['chosen']>((before, { chosen }) => ({ ...before, ...chosen }), {}),
  }
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
    toolbar: capabilities.flatMap(({ toolbar = [] }) => toolbar),
    menus: capabilities
      .flatMap(({ menu }) => menu ?? [])
      .sort((one, other) => one.order - other.order),
    parts: {
      header: partsAt('header'),
      plan: partsAt('plan'),
      dialog: partsAt('dialog'),
      'compact-plan': partsAt('compact-plan'),
      'compact-bar': partsAt('compact-bar'),
    },
    screens: capabilities.flatMap(({ screen }) => screen ?? []),
    loadDrawings,
  }
}
