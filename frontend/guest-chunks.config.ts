/*
 * Which modules of the pages for guests come together. On a slow network every file costs a round trip, so a page comes in
 * three files that are asked for at once: the entry, what the families share, and its family. The map of a found seat
 * comes after its words.
 */
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const sources = fileURLToPath(new URL('./src/', import.meta.url))
const lazyParts =
  /\/languages\/(?!en)[a-z-]+\.ts$|\/guest-app\/later\.ts$|\/other-guest-words\.ts$|\/node_modules\/qr\//

/** The pages and parts of each family, by their modules. What several families import comes with the entry. */
const families: Readonly<Record<string, readonly string[]>> = {
  finder: [
    'features/seat-finder/SeatLookupPage',
    'features/seat-finder/FindSeatPage',
    'features/seat-finder/FindMySeatPage',
    // For the languages, which would otherwise fetch the way before their first text.
    'features/seat-finder/result/phrases',
  ],
  result: ['features/seat-finder/result/SeatResult', 'features/seat-finder/PersonCard'],
  way: ['features/seat-finder/result/RouteSection'],
  toaster: ['ui/Toaster'],
  registration: ['features/rsvp/GuestFormPage', 'features/rsvp/PartyFormPage'],
  form: ['features/rsvp/RegistrationForm', 'features/rsvp/PartyForm'],
  answered: ['features/rsvp/RegistrationDone', 'features/rsvp/PartySummary'],
  links: [
    'features/ticket/TicketPage',
    'features/ticket/TicketActions',
    'features/unsubscribe/UnsubscribePage',
    'features/confirm-answer/ConfirmAnswerPage',
    'features/your-data/YourDataPage',
  ],
}

type Context = Rolldown.ChunkingContext

/** Returns all that a module imports at once, with itself. */
function imported(from: string, context: Context): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(from)
  return seen
}

let places: Map<string, string> | undefined

/** Returns the chunk of each module: that of the only family that imports it, or `shared`. */
function placesOf(context: Context): Map<string, string> {
  const found = new Map<string, string>()
  for (const [family, pages] of Object.entries(families)) {
    for (const page of pages) {
      const files = [`${sources}${page}.tsx`, `${sources}${page}.ts`]
      const id = files.find((file) => context.getModuleInfo(file) !== null)
      if (id === undefined) throw new Error(`no module ${page}; was it renamed?`)
      for (const each of imported(id, context)) {
        const before = found.get(each)
        found.set(
          each,
          before === undefined || before === family ? family : together(before, family),
        )
      }
    }
  }
  return found
}

/** A part that is loaded after its page finds there what both import. */
const after: Readonly<Record<string, string>> = {
  result: 'finder',
  way: 'result',
  registration: 'toaster',
  form: 'registration',
  answered: 'form',
}

function together(one: string, other: string): string {
  const path = (family: string): string[] =>
    family in after ? [family, ...path(after[family] ?? '')] : [family]
  return path(one).find((family) => path(other).includes(family)) ?? 'shared'
}

/** The chunk `name`. A chunk takes along what its modules import, so that what others share is taken before. */
function group(name: string, priority: number): Rolldown.CodeSplittingGroup {
  return {
    name: (id, context) => {
      places ??= placesOf(context)
      return !lazyParts.test(id) && places.get(id) === name ? name : null
    },
    debugName: name,
    priority,
  }
}

/** How many chunks are loaded before that of a family. */
function depth(family: string): number {
  return family in after ? 1 + depth(after[family] ?? '') : 0
}

export const guestChunks = {
  groups: [
    { name: 'guest', tags: ['$initial' as const], priority: 9 },
    group('shared', 8),
    ...Object.keys(families).map((family) => group(family, 7 - depth(family))),
  ],
}
