/* What auto-assign may do. */

/** What may be done. */
export type SearchOptions = {
  keepParties: boolean
  onlyAttending: boolean
  moveSeated: boolean
  moveHand: boolean
  /** Guests with a seat who may get another one; NaN when something else was typed. */
  maxMoves: number | undefined
}

export const usualOptions: SearchOptions = {
  ...{ keepParties: true, onlyAttending: false, moveSeated: false, moveHand: false },
  maxMoves: undefined,
}

const MOVES_MAX = 10_000

export function mayMove({ moveSeated, moveHand }: SearchOptions): boolean {
  return moveSeated || moveHand
}

/** What is wrong with the limit of moves. */
export function movesProblem({ maxMoves }: SearchOptions): string | undefined {
  if (maxMoves === undefined) return undefined
  const isFine = Number.isInteger(maxMoves) && maxMoves >= 0 && maxMoves <= MOVES_MAX
  return isFine ? undefined : `Enter a whole number from 0 to ${MOVES_MAX.toLocaleString('en')}.`
}

export function sameOptions(a: SearchOptions, b: SearchOptions): boolean {
  const names = ['keepParties', 'onlyAttending', 'moveSeated', 'moveHand', 'maxMoves'] as const
  return names.every((name) => Object.is(a[name], b[name]))
}
