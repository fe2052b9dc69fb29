/* What the answers of some people come to, in words. */
import type { Attending } from '@/api/guest-form'
import { messages } from '@/features/rsvp/messages'
import type { Language } from '@/lib/language'

/** Whether anyone comes, waits for a place, or is not sure yet; declined when no one may come. */
export type Outcome = 'coming' | 'waiting' | 'maybe' | 'declined'

type Person = { attending: Attending; waits: boolean }

/** Returns the happiest answer among these. */
export function outcomeOf(people: readonly Person[]): Outcome {
  if (people.some(({ attending, waits }) => attending === 'attending' && !waits)) return 'coming'
  if (people.some(({ waits }) => waits)) return 'waiting'
  return people.some(({ attending }) => attending !== 'declined') ? 'maybe' : 'declined'
}

type Words = { title: string; text: string; wish?: string }

/** Returns what is said right after the answer. */
export function outcomeWords(outcome: Outcome, event: string, language: Language): Words {
  const { done } = messages[language]
  switch (outcome) {
    case 'coming':
      return { title: done.title, text: done.thanks(event), wish: done.joy }
    case 'waiting':
      return { title: done.waitingTitle, text: done.waiting(event) }
    case 'maybe':
      return { title: done.maybeTitle, text: done.maybe(event) }
    case 'declined':
      return { title: done.declinedTitle, text: done.declined(event) }
  }
}
