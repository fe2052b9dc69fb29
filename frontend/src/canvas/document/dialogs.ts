/* The questions that the designer asks before an edit affects guests or replaces the whole plan. */
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { SeatedGuest } from '@/plan/sync'

/** Guests are about to lose their seats, or know their tables by numbers that change. */
interface UnseatQuestion {
  readonly kind: 'unseat' | 'renumber'
  readonly guests: readonly SeatedGuest[]
  /** What happens to their seats. */
  readonly verb: string
}

/** Everything in the plan is about to be replaced. */
interface ReplaceQuestion {
  readonly kind: 'replace'
  /** What takes its place, for example `Wedding Reception`. */
  readonly by: string
  readonly objects: number
  /** The guests who lose their seats with it. */
  readonly guests: readonly SeatedGuest[]
}

export type Question = UnseatQuestion | ReplaceQuestion

/** A question that waits for its answer. */
export interface PendingQuestion {
  readonly question: Question
  readonly answer: (agreed: boolean) => void
}

export interface Dialogs {
  readonly state: StoreApi<{ readonly asked: PendingQuestion | undefined }>
  /** Resolves to true when the person agrees; a question that is replaced counts as declined. */
  ask(question: Question): Promise<boolean>
  /** Declines the current question and all later ones, because the designer is gone and cannot show them. */
  close(): void
}

export function createDialogs(): Dialogs {
  const state = createStore<{ readonly asked: PendingQuestion | undefined }>(() => ({
    asked: undefined,
  }))
  let closed = false
  return {
    state,
    close() {
      closed = true
      state.getState().asked?.answer(false)
    },
    ask: (question) =>
      new Promise((resolve) => {
        if (closed) {
          resolve(false)
          return
        }
        state.getState().asked?.answer(false)
        const answer = (agreed: boolean): void => {
          state.setState({ asked: undefined })
          resolve(agreed)
        }
        state.setState({ asked: { question, answer } })
      }),
  }
}
