/* How many answers an event had when a person last looked at them in this browser. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { readStored, writeStored } from '@/lib/browser-storage'

type Seen = Readonly<Record<string, number>>

/** Events whose count a browser remembers. */
const EVENTS_MAX = 30
const KEY = 'answers-seen'

const seenStore = createStore<{ seen: Seen }>(() => ({ seen: read() }))

/** Notes that the person has seen this many answers of an event. */
export function markAnswersSeen(eventId: string, answers: number): void {
  const { seen } = seenStore.getState()
  if (seen[eventId] === answers) return
  const others = Object.entries(seen).filter(([event]) => event !== eventId)
  const newest = [...others, [eventId, answers] as const].slice(-EVENTS_MAX)
  const next = Object.fromEntries(newest)
  writeStored(KEY, JSON.stringify(next))
  seenStore.setState({ seen: next })
}

/** Returns how many of these answers are new to the person. All are known when the event is seen for the first time. */
export function useNewAnswers(eventId: string, answers: number | undefined): number {
  const known = useStore(seenStore, ({ seen }) => seen[eventId])
  const isFirst = known === undefined
  const isFewer = known !== undefined && answers !== undefined && answers < known
  useEffect(() => {
    if (answers !== undefined && (isFirst || isFewer)) markAnswersSeen(eventId, answers)
  }, [eventId, answers, isFirst, isFewer])
  return isFirst || answers === undefined ? 0 : Math.max(answers - known, 0)
}

function read(): Seen {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '{}')
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    )
  } catch {
    return {}
  }
}
