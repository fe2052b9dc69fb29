/* Who else is in the open plan, and whom this page follows. */
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { PresentClient } from '@/api/live-presence'
import { useDesigner } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { PerDesignerState } from '@/canvas/per-designer-state'
import {
  kept,
  marksOf,
  otherClients,
  peopleOf,
  type Mark,
  type PersonHere,
} from '@/canvas/presence/people'
import { newId } from '@/plan/ids'

export interface PresenceState {
  /** Every other page, also those of this person. */
  readonly others: readonly PresentClient[]
  readonly people: readonly PersonHere[]
  readonly marks: readonly Mark[]
  /** The user whose view this page shows. */
  readonly followed: string | undefined
}

export interface Presence {
  /** Names this page among all. */
  readonly clientId: string
  readonly state: StoreApi<PresenceState>
}

const presences = new PerDesignerState<Presence>()

/** Returns the presence of a designer. It is empty until its session starts. */
export function presenceOf(designer: Env): Presence {
  const known = presences.get(designer)
  if (known !== undefined) return known
  const state = createStore<PresenceState>(() => ({
    others: [],
    people: [],
    marks: [],
    followed: undefined,
  }))
  const presence = { clientId: newId(), state }
  presences.set(designer, presence)
  return presence
}

export function usePresence<T>(selector: (state: PresenceState) => T): T {
  return useStore(presenceOf(useDesigner()).state, selector)
}

/** Takes a list of the server. */
export function takePeople(
  { state, clientId }: Presence,
  all: readonly PresentClient[],
  ownUser: string,
): void {
  const before = state.getState()
  const others = otherClients(all, clientId, before.others)
  state.setState({
    others,
    people: kept(before.people, peopleOf(others, ownUser)),
    marks: kept(before.marks, marksOf(others)),
  })
}

export function followPerson({ state }: Presence, userId: string): void {
  state.setState({ followed: userId })
}

export function stopFollowing({ state }: Presence): void {
  state.setState({ followed: undefined })
}

/** Returns what the followed person sees: the view of their first page that has one. */
export function followedView({ others, followed }: PresenceState): PresentClient['view'] {
  if (followed === undefined) return null
  return others.find(({ userId, view }) => userId === followed && view !== null)?.view ?? null
}
