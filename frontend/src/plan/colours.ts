/* How a primitive's colour becomes a CSS value: tokens are variables of the design language. */

/** Returns a CSS colour for a token (`table-fill`) or a literal (`#e9edf3`); `none` for nothing. */
export function cssColour(colour: string | null | undefined): string {
  if (colour === null || colour === undefined) return 'none'
  if (colour === 'none') return 'none'
  return isLiteral(colour) ? colour : `var(--${colour})`
}

/** Returns whether the colour was chosen by a person rather than named by the design language. */
export function isLiteral(colour: string): boolean {
  return colour.startsWith('#') || colour.includes('(')
}
