/* Colour tokens as canvas colours: read from the page's CSS variables once per theme. */
import { isLiteral } from '@/plan/colours'

export interface Palette {
  /** Returns the colour of a token, or the literal itself. */
  colour(token: string): string
}

/** Reads tokens from the document's root. A new palette is needed when the theme changes. */
export function readPalette(root: Element): Palette {
  const style = getComputedStyle(root)
  const known = new Map<string, string>()
  return {
    colour(token) {
      if (isLiteral(token)) return token
      const found = known.get(token)
      if (found !== undefined) return found
      const value = style.getPropertyValue(`--${token}`).trim()
      const colour = value === '' ? style.color : value
      known.set(token, colour)
      return colour
    },
  }
}
