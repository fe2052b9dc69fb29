/* Says who came and who left, in at most one sentence every five seconds. */
import type { PersonHere } from '@/canvas/presence/people'

/** Milliseconds. */
const PAUSE = 5_000

type Names = ReadonlyMap<string, string>

interface ArrivalPorts {
  readonly say: (sentence: string) => void
  readonly after: (ms: number, run: () => void) => () => void
}

export function createArrivals({ say, after }: ArrivalPorts) {
  /** Whom the person was told of; undefined before the first list, which is no news. */
  let told: Names | undefined
  let present: Names = new Map()
  let cancel: (() => void) | undefined

  const speak = (): void => {
    const sentence = told === undefined ? '' : changesBetween(told, present)
    told = present
    if (sentence === '') return
    say(sentence)
    cancel = after(PAUSE, () => {
      cancel = undefined
      speak()
    })
  }

  return {
    /** Takes who is here now. */
    show: (people: readonly PersonHere[]): void => {
      present = new Map(
        people.filter(({ isOwn }) => !isOwn).map(({ userId, name }) => [userId, name]),
      )
      if (cancel === undefined) speak()
    },
    /** The list is no longer known: the next one is no news either. */
    reset: (): void => {
      told = undefined
    },
    stop: (): void => {
      cancel?.()
      told = undefined
    },
  }
}

/** A person who came and left in between is not mentioned. */
function changesBetween(before: Names, now: Names): string {
  const came = [...now].filter(([id]) => !before.has(id)).map(([, name]) => name)
  const left = [...before].filter(([id]) => !now.has(id)).map(([, name]) => name)
  const parts = [
    came.length > 0 && `${listOf(came)} joined`,
    left.length > 0 && `${listOf(left)} left`,
  ]
  return parts.filter((part) => part !== false).join('. ')
}

function listOf(names: readonly string[]): string {
  if (names.length > 3) return `${String(names.length)} people`
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}
