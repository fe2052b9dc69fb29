/* What the palette finds: entries, how they match a query, and which of them were used last. */
import type { LucideIcon } from 'lucide-react'
import { writeStored, readStored } from '@/lib/browser-storage'
import { foldCase } from '@/lib/words'

/** One thing to go to or to do. */
export type Entry = {
  id: string
  label: string
  hint?: string
  /** Other words that find it. */
  words?: string
  icon: LucideIcon
  run: () => void
}

/** A text prepared for searching. */
type Searchable<T> = { item: T; head: string; text: string }

/** Prepares an item once, so that a keystroke only compares. */
export function searchable<T>(item: T, head: string, more: string): Searchable<T> {
  const name = foldCase(head)
  return { item, head: name, text: `${name} ${foldCase(more)}` }
}

/** Returns the items that hold every word of the query: names that begin with it first, in their order otherwise. */
export function matching<T>(all: readonly Searchable<T>[], query: string): T[] {
  const wanted = foldCase(query.trim())
  if (wanted === '') return []
  const words = wanted.split(/\s+/)
  const found = all.filter(({ text }) => words.every((word) => text.includes(word)))
  const rank = ({ head }: Searchable<T>) =>
    head.startsWith(wanted) ? 0 : ` ${head}`.includes(` ${wanted}`) ? 1 : 2
  return [0, 1, 2].flatMap((wantedRank) =>
    found.filter((one) => rank(one) === wantedRank).map(({ item }) => item),
  )
}

const recentKey = 'palette'
const recentMost = 5

/** The ids of the entries used last, the latest first. Guests are never among them. */
export function recentIds(): string[] {
  return (readStored(recentKey) ?? '').split(' ').filter((id) => id !== '')
}

/** Puts an entry at the front of the recent ones. */
export function recordUse(id: string): void {
  const next = [id, ...recentIds().filter((other) => other !== id)].slice(0, recentMost)
  writeStored(recentKey, next.join(' '))
}
