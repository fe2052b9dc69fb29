/* Which layout a row of the guest list has room for. */

/** All in one line; the seat below the name; or two lines. */
export type RowLayout = 'wide' | 'medium' | 'narrow'

/** Height of a row, in rem. */
export const rowHeightRem: Readonly<Record<RowLayout, number>> = {
  wide: 3.75,
  medium: 3.75,
  narrow: 6.5,
}

/** What a row needs for a name of at least 12 rem beside everything else, in rem. */
const needsRem = { wide: 46, medium: 33.5 } as const

/** Returns the layout for a list of `width` CSS pixels at a font size of `rem` CSS pixels. */
export function rowLayout(width: number, rem: number): RowLayout {
  if (width >= needsRem.wide * rem) return 'wide'
  return width >= needsRem.medium * rem ? 'medium' : 'narrow'
}
