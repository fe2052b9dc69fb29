/* What a screen reader is told: the latest sentence, at most one in half a second. */
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Milliseconds. */
const PAUSE = 500

export interface Announcer {
  readonly text: StoreApi<{ readonly text: string }>
  say(sentence: string): void
}

export function createAnnouncer(): Announcer {
  const text = createStore<{ readonly text: string }>(() => ({ text: '' }))
  let waiting: string | undefined
  let paused = false
  const speak = (sentence: string): void => {
    text.setState({ text: sentence })
    paused = true
    setTimeout(() => {
      paused = false
      const next = waiting
      waiting = undefined
      if (next !== undefined) speak(next)
    }, PAUSE)
  }
  return {
    text,
    say(sentence) {
      if (paused) waiting = sentence
      else speak(sentence)
    },
  }
}
