/* What lies over the plan: at most one of menu, card, quick editor, guest picker, dialog and help. */
import type { Point } from '@/plan/types'
import type { Slice } from '@/canvas/store/slice'

/** The menu of the object under the pointer. */
export interface OpenMenu {
  /** Screen pixels of the view. */
  readonly at: Point
  /** The point on the plan, where a paste goes. */
  readonly world: Point
  readonly element: string | undefined
  readonly seat: string | undefined
}

type Layer =
  | { readonly kind: 'none' }
  | { readonly kind: 'menu'; readonly menu: OpenMenu }
  /** A small form that floats beside the objects it changes, so that the plan stays visible. */
  | { readonly kind: 'card'; readonly name: string }
  /** An object is edited in place. */
  | { readonly kind: 'quick-edit'; readonly element: string }
  /** The guest picker of the open chair has the keyboard. */
  | { readonly kind: 'guest-picker' }
  | { readonly kind: 'dialog'; readonly name: string }
  /** The list of shortcuts. */
  | { readonly kind: 'help' }

type OpenKind = Exclude<Layer['kind'], 'none'>

export interface LayerState {
  readonly layer: Layer
}

type Store = Slice<LayerState>

export const initialLayer: LayerState = { layer: { kind: 'none' } }

export function openedMenu({ layer }: LayerState): OpenMenu | undefined {
  return layer.kind === 'menu' ? layer.menu : undefined
}

export function openedCard({ layer }: LayerState): string | undefined {
  return layer.kind === 'card' ? layer.name : undefined
}

export function openedDialog({ layer }: LayerState): string | undefined {
  return layer.kind === 'dialog' ? layer.name : undefined
}

/** Returns the object that is edited in place. */
export function editedElement({ layer }: LayerState): string | undefined {
  return layer.kind === 'quick-edit' ? layer.element : undefined
}

export function isPickingGuest({ layer }: LayerState): boolean {
  return layer.kind === 'guest-picker'
}

/** Returns whether something is open that a person may be filling in. */
export function holdsInput({ layer }: LayerState): boolean {
  return layer.kind === 'quick-edit' || layer.kind === 'card' || layer.kind === 'dialog'
}

export function openMenu(store: Store, menu: OpenMenu): void {
  store.setState({ layer: { kind: 'menu', menu } })
}

export function openCard(store: Store, name: string): void {
  store.setState({ layer: { kind: 'card', name } })
}

export function editInPlace(store: Store, element: string): void {
  store.setState({ layer: { kind: 'quick-edit', element } })
}

export function openGuestPicker(store: Store): void {
  store.setState({ layer: { kind: 'guest-picker' } })
}

export function openDialog(store: Store, name: string): void {
  store.setState({ layer: { kind: 'dialog', name } })
}

export function openHelp(store: Store): void {
  store.setState({ layer: { kind: 'help' } })
}

/** Closes a layer that is still open: another one may have taken its place. */
export function closeLayer(store: Store, kind: OpenKind): void {
  if (store.getState().layer.kind === kind) store.setState(initialLayer)
}
