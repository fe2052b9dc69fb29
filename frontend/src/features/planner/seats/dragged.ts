/* What is dragged: a guest, by id. */

export const GUEST = 'guest'

export interface DraggedGuest {
  readonly guestId: string
}
