/* The questions the designer asks before an edit concerns guests. The page shows it and settles the answer. */
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { SeatedGuest } from '@/plan/sync'

export interface Question {
  /** Guests lose their seats, or know their tables by numbers that change. */
  readonly kind: 'unseat' | 'renumber'
  readonly guests: readonly SeatedGuest[]
  /** What happens to their seats. */
  readonly verb: string
}

interface Asked {
  readonly question: Question
  readonly answer: (agreed: boolean) => void
}

export interface Dialogs {
  readonly state: StoreApi<{ readonly asked: Asked | undefined }>
  /** Resolves to true when the person agrees; a question that is replaced counts as declined. */
  ask(question: Question): Promise<boolean>
}

export function createDialogs(): Dialogs {
  const state = createStore<{ readonly asked: Asked | undefined }>(() => ({ asked: undefined }))
  return {
    state,
    ask: (question) =>
      new Promise((resolve) => {
        state.getState().asked?.answer(false)
        const answer = (agreed: boolean): void => {
          state.setState({ asked: undefined })
          resolve(agreed)
        }
        state.setState({ asked: { question, answer } })
      }),
  }
}
