/* Guests who look like one and are not: which groups a person of this browser has looked at, per event. */
import { writeStored, readStored } from '@/lib/browser-storage'

/** Groups of one event that are remembered; the earliest is forgotten first. */
const mostGroups = 1000

type KeptApart = readonly (readonly string[])[]

/** The remembered groups as ids of guests. */
export function keptApartOf(eventId: string): KeptApart {
  return (readStored(keyOf(eventId)) ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' '))
}

/** Remembers that these guests are different people, and returns all groups. */
export function keepApart(eventId: string, guestIds: readonly string[]): KeptApart {
  const groups = [...keptApartOf(eventId), guestIds].slice(-mostGroups)
  writeStored(keyOf(eventId), groups.map((ids) => ids.join(' ')).join('\n'))
  return groups
}

function keyOf(eventId: string): string {
  return `kept-apart.${eventId}`
}
