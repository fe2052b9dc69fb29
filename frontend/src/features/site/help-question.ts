/* A question of the help page. */
import type { ReactNode } from 'react'

export interface Question {
  readonly id: string
  readonly topic: string
  readonly question: string
  readonly answer: ReactNode
  /** Further words that people search for. */
  readonly words: string
}
