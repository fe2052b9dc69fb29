/* The marks of the RSVP ring: one per guest, or one for several guests of a large event. */
import type { Progress } from '@/api/schema'

export type Answer = keyof Progress['guests']

export const answers = ['attending', 'maybe', 'declined', 'noAnswer'] as const

/** More marks would touch each other. */
const mostMarks = 160

/** Returns the guests of one mark. */
export function guestsPerMark(all: number): number {
  return Math.max(1, Math.ceil(all / mostMarks))
}

/** Returns the marks in their order; every answer that was given has one. */
export function marksOf(guests: Progress['guests']): Answer[] {
  const all = answers.reduce((sum, answer) => sum + guests[answer], 0)
  const each = guestsPerMark(all)
  return answers.flatMap((answer) =>
    Array.from({ length: Math.ceil(guests[answer] / each) }, () => answer),
  )
}
