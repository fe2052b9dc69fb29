/* The designer for React: one context, and hooks that read single facts so that little renders. */
import { createContext, use } from 'react'
import { useStore } from 'zustand'

import type { PlanState } from '@/plan/plan-store'
import type { SyncState } from '@/plan/sync'
import type { Seating } from '@/guests/seating'
import type { ActiveGesture } from '@/canvas/hand/active-gesture'
import type { SelectionState } from '@/canvas/store/selection'
import type { ViewState } from '@/canvas/store/view'
import type { Action, EditingSession, Env } from '@/canvas/env'

export const DesignerContext = createContext<Env | undefined>(undefined)

export function useDesigner(): Env {
  const designer = use(DesignerContext)
  if (designer === undefined) throw new Error('no designer above this component')
  return designer
}

/** Returns the action that a capability has under an id. */
export function useAction(id: string): Action {
  const action = useDesigner().installed.actions.find((each) => each.id === id)
  if (action === undefined) throw new Error(`no capability has the action ${id}`)
  return action
}

export function usePlanState<T>(selector: (state: PlanState) => T): T {
  return useStore(useDesigner().plan.state, selector)
}

export function useView<T>(selector: (state: ViewState) => T): T {
  return useStore(useDesigner().view, selector)
}

export function useSelection<T>(selector: (state: SelectionState) => T): T {
  return useStore(useDesigner().selection, selector)
}

export function useInteraction<T>(selector: (state: ActiveGesture) => T): T {
  return useStore(useDesigner().interaction, selector)
}

export function useSeating<T>(selector: (state: Seating) => T): T {
  return useStore(useDesigner().seating, selector)
}

export function useSync<T>(selector: (state: SyncState) => T): T {
  return useStore(useDesigner().sync.state, selector)
}

export function useEditingSession<T>(selector: (state: EditingSession) => T): T {
  return useStore(useDesigner().editingSession, selector)
}
