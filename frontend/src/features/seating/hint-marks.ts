/* Which hints are shown on the plan, and how good each of them is. Pure. */
import type { SeatHint } from '@/plan/types'
import { tableOfSeat } from '@/canvas/seats/seating'
import { bestHint } from '@/canvas/seats/drop'

export type Fit = 'best' | 'fits' | 'breaks'

interface HintMark {
  readonly hint: SeatHint
  readonly fit: Fit
  readonly text: string
}

/** Marks on chairs; with more of them each table has one, on its best seat. */
const MARKS_MAX = 400

export function hintMarks(hints: readonly SeatHint[], table?: string): readonly HintMark[] {
  const { usual, fitOf } = measureOf(hints)
  const shown = hints.length > MARKS_MAX ? bestOfTables(hints, table) : hints
  return shown.map((hint) => ({ hint, fit: fitOf(hint), text: hintText(hint, usual) }))
}

/** What hints are told by: the gain of a seat like most others, and how good each is among them. */
export function measureOf(hints: readonly SeatHint[]): {
  readonly usual: number
  readonly fitOf: (hint: SeatHint) => Fit
} {
  const gains = hints.map(({ gain }) => gain).sort((a, b) => a - b)
  const usual = gains[Math.floor(gains.length / 2)] ?? 0
  const best = bestHint(hints)
  // Where most seats are as good as each other, none is marked as the best.
  const isSpecial = best?.breaks === 0 && best.gain > usual
  const fitOf = (hint: SeatHint): Fit => {
    if (hint.breaks > 0) return 'breaks'
    return isSpecial && hint.gain === best.gain ? 'best' : 'fits'
  }
  return { usual, fitOf }
}

/** `+5`, `−3`, or nothing for a seat like most others and for one that breaks a rule. */
export function hintText({ gain, breaks }: SeatHint, usual: number): string {
  if (breaks > 0) return ''
  const more = gain - usual
  if (more === 0) return ''
  return more > 0 ? `+${String(more)}` : `−${String(-more)}`
}

/** One for each table, and all of the table under the hand. */
function bestOfTables(hints: readonly SeatHint[], under: string | undefined): SeatHint[] {
  const tables = new Map<string, SeatHint[]>()
  for (const hint of hints) {
    const table = tableOfSeat(hint.seats[0] ?? '')
    const known = tables.get(table)
    if (known === undefined) tables.set(table, [hint])
    else known.push(hint)
  }
  return [...tables].flatMap(([table, own]) => {
    const best = bestHint(own)
    if (table === under) return own
    return best === undefined ? [] : [best]
  })
}
