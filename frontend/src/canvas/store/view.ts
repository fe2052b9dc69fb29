/* How the plan is shown: viewport, screen, hand. None of it is saved with the plan. */
import { createStore, type StoreApi } from 'zustand/vanilla'

import { initialChosen, type ChosenState } from '@/canvas/store/chosen'
import { emptyHand, type HandState } from '@/canvas/store/hand'
import { initialScreen, type Screen } from '@/canvas/store/screen'
import type { SurfaceState } from '@/canvas/store/surface'
import { initialViewport, type Viewport } from '@/canvas/store/viewport'

/** Changes by the named transitions of its parts only. */
export interface ViewState extends Viewport, Screen, HandState, ChosenState {}

export type ViewStore = StoreApi<ViewState>

/** Returns whether the screen is handheld: too small for the tools that change the layout. */
export function isHandheld({ compact, precise }: Viewport): boolean {
  return compact && !precise
}

/** Returns whether the layout is fixed: for lack of space or permission, or while guests are seated. */
export function layoutIsFixed(view: Viewport & SurfaceState): boolean {
  return isHandheld(view) || view.surface.kind !== 'edit'
}

export function createViewStore(): ViewStore {
  return createStore<ViewState>(() => ({
    ...initialViewport,
    ...initialScreen,
    ...emptyHand,
    ...initialChosen,
  }))
}
