/* How a language makes sentences of directions. */
import type { RouteDirection } from '@/api/seat-route-types'

/** A sentence with the landmark in the middle, which is shown in bold. */
export type Sentence = { before: string; landmark: string; after: string }

/** What a way leads to. */
export type Target = {
  entrance: string
  table: string
  /** The label of the seat; empty for a guest with a table only. */
  seat: string
}

type Landmark = NonNullable<RouteDirection['landmark']>

export type Phrases = {
  named: (landmark: Landmark) => string
  counted: (ordinal: NonNullable<RouteDirection['ordinal']>) => string
  sentence: (step: RouteDirection, name: string, counted: string, target: Target) => Sentence
}

/** A sentence without a landmark. */
export const plain = (text: string): Sentence => ({ before: text, landmark: '', after: '' })

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
