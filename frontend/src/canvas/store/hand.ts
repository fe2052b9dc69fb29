/* The guests in hand. Picked guests wait for a chair to be chosen; dragged ones follow the pointer. */
import type { Hit } from '@/plan/types'
import type { Slice } from '@/canvas/store/slice'
import type { SurfaceState } from '@/canvas/store/surface'

type GuestIds = readonly [string, ...string[]]

type Hand =
  | { readonly kind: 'empty' }
  | { readonly kind: 'picked'; readonly guests: GuestIds }
  /** `picked` are the guests who are in hand again once the dragged ones are let go. */
  | { readonly kind: 'dragged'; readonly guests: GuestIds; readonly picked: GuestIds | undefined }

interface DropTarget extends Hit {
  readonly seats: readonly string[]
}

export interface HandState {
  readonly hand: Hand
  /** Where dragged guests would be seated. Guests dragged from a chair are in the gesture, not in this hand. */
  readonly drop: DropTarget | undefined
}

type Store = Slice<HandState>

export const emptyHand: HandState = { hand: { kind: 'empty' }, drop: undefined }

const noGuests: readonly string[] = []

/** Returns the guests to be seated on the next chair or table. */
export function guestsInHand({ hand }: HandState): readonly string[] {
  return hand.kind === 'empty' ? noGuests : hand.guests
}

/** Returns the guests who wait for a chair, also while others are dragged. */
export function pickedGuests({ hand }: HandState): readonly string[] {
  if (hand.kind === 'empty') return noGuests
  return (hand.kind === 'dragged' ? hand.picked : hand.guests) ?? noGuests
}

/** Returns the picked guest, or the first one of a party. */
export function pickedGuest(state: HandState): string | undefined {
  return pickedGuests(state)[0]
}

/** Takes guests in hand, in place of those picked before. In a plan that is only read, hands stay empty. */
export function pickUp(store: Slice<HandState & SurfaceState>, guests: readonly string[]): void {
  if (store.getState().surface.kind === 'read') return
  setPicked(store, guests)
}

/** Puts the picked guests down; a drag continues. */
export function putDown(store: Store): void {
  setPicked(store, noGuests)
}

export function startDrag(store: Slice<HandState & SurfaceState>, guests: readonly string[]): void {
  const ids = idsOf(guests)
  if (ids === undefined || store.getState().surface.kind === 'read') return
  const picked = idsOf(pickedGuests(store.getState()))
  store.setState({ hand: { kind: 'dragged', guests: ids, picked } })
}

export function endDrag(store: Store): void {
  const { hand } = store.getState()
  if (hand.kind === 'dragged') store.setState({ hand: picking(hand.picked) })
}

export function markDropTarget(store: Store, drop: DropTarget | undefined): void {
  store.setState({ drop })
}

function setPicked(store: Store, guests: readonly string[]): void {
  const picked = idsOf(guests)
  const { hand } = store.getState()
  store.setState({ hand: hand.kind === 'dragged' ? { ...hand, picked } : picking(picked) })
}

function picking(guests: GuestIds | undefined): Hand {
  return guests === undefined ? emptyHand.hand : { kind: 'picked', guests }
}

function idsOf([first, ...others]: readonly string[]): GuestIds | undefined {
  return first === undefined ? undefined : [first, ...others]
}
