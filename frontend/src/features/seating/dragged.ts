/* What is dragged: one guest, or the guests of a party, by id. */

export const GUEST = 'guest'

export interface DraggedGuests {
  readonly guestIds: readonly string[]
}
