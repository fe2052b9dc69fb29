/* What auto-assign may do. */

/** What may be done. */
export type SearchOptions = {
  keepParties: boolean
  onlyAttending: boolean
  moveSeated: boolean
  moveHand: boolean
  /** Guests with a seat who may get another one. */
  maxMoves: number | undefined
}

export const usualOptions: SearchOptions = {
  ...{ keepParties: true, onlyAttending: false, moveSeated: false, moveHand: false },
  maxMoves: undefined,
}

export function sameOptions(a: SearchOptions, b: SearchOptions): boolean {
  const names = ['keepParties', 'onlyAttending', 'moveSeated', 'moveHand', 'maxMoves'] as const
  return names.every((name) => a[name] === b[name])
}
