/* The designer's screen: its surface, the panel and one layer over them, and the changes that concern several of these. */
import { emptyHand, type HandState } from '@/canvas/store/hand'
import { initialLayer, type LayerState } from '@/canvas/store/layer'
import { initialPanel, firstPanel, type PanelState } from '@/canvas/store/panel'
import type { Slice } from '@/canvas/store/slice'
import { initialSurface, reading, type SurfaceState } from '@/canvas/store/surface'
import type { Viewport } from '@/canvas/store/viewport'

export interface Screen extends SurfaceState, PanelState, LayerState {}

export const initialScreen: Screen = {
  ...initialSurface,
  ...initialPanel,
  ...initialLayer,
}

/** Puts guests down and closes what only editors have. The list of shortcuts stays open. */
export function makeReadOnly(store: Slice<Screen & HandState>): void {
  const { layer } = store.getState()
  store.setState({
    ...emptyHand,
    surface: reading,
    layer: layer.kind === 'help' ? layer : initialLayer.layer,
    panel: firstPanel(true),
    setup: undefined,
    dropped: undefined,
  })
}

/** Fills the screen with the seat assignment. */
export function enterSeating(store: Slice<SurfaceState & HandState>): void {
  store.setState((state) => {
    if (state.surface.kind === 'read') return state
    const { autoAssign } = state.surface
    return { hand: emptyHand.hand, surface: { kind: 'seating', tool: 'pointer', autoAssign } }
  })
}

/** Returns from the seat assignment to editing; guests in hand are put down. */
export function leaveSeating(store: Slice<SurfaceState & HandState>): void {
  store.setState((state) => {
    if (state.surface.kind === 'read') return state
    const { tool } = state.surface
    return { ...emptyHand, surface: { kind: 'edit', tool, assigning: false, autoAssign: false } }
  })
}

/** Closes the panel of a small screen, where it would cover the plan. */
export function setCompact(store: Slice<Viewport & PanelState>, compact: boolean): void {
  store.setState({ compact, panelOpen: !compact })
}
