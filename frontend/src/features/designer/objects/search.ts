/* Finding objects of the catalogue by the words that people in the trade use for them. */
import type { CatalogueEntry } from '@/plan/types'

/** More words for an object, by its kind. */
const SYNONYMS: Readonly<Record<string, string>> = {
  round: 'banquet',
  rectangle: 'banquet trestle long',
  'head-table': 'top high bridal hosts',
  'sweetheart-table': 'couple bride groom hosts',
  'king-table': 'kings estate feasting farm banquet long trestle',
  'half-moon': 'cabaret crescent',
  'high-top': 'cocktail poseur bistro bar standing',
  'theatre-row': 'theater seats auditorium ceremony',
  'curved-row': 'theater seats auditorium ceremony',
  chair: 'seat',
  booth: 'exhibitor stall stand',
  'dj-booth': 'music disco',
  'dance-floor': 'dancing dancefloor',
  'photo-booth': 'selfie',
  bar: 'drinks counter',
  buffet: 'food catering serving',
  'cake-table': 'wedding dessert',
  podium: 'lectern pulpit speech',
  stage: 'platform podium',
  riser: 'platform',
  'emergency-exit': 'fire escape',
  'first-aid': 'medical',
  defibrillator: 'aed',
  column: 'pillar post',
  'pipe-and-drape': 'curtain backdrop',
  'room-divider': 'partition screen',
  'rope-barrier': 'stanchion queue',
  elevator: 'lift',
  stairs: 'steps staircase',
  screen: 'projection',
  projector: 'beamer',
  speaker: 'loudspeaker audio sound',
  'mixing-desk': 'audio sound foh',
  television: 'tv monitor display screen',
  'check-in-table': 'registration reception welcome',
  'information-desk': 'reception help',
  'coat-rack': 'cloakroom wardrobe coats',
  tent: 'marquee',
  parasol: 'umbrella',
  grill: 'barbecue bbq',
  'portable-toilet': 'wc restroom bathroom loo',
  'trash-can': 'bin rubbish waste',
  'recycling-bin': 'rubbish waste',
  dumpster: 'skip rubbish waste',
  sofa: 'couch lounge settee',
  plant: 'greenery',
  staff: 'waiter person',
  'ceremony-arch': 'wedding altar',
  'present-pile': 'gifts',
  shape: 'zone rectangle',
  'vector-image': 'logo image',
}

/** The words besides its name by which an object is found. */
export function wordsFor(kind: string): string {
  return SYNONYMS[kind] ?? ''
}

/** Returns the entries that hold every typed word at the beginning of a word; else those that hold it anywhere. */
export function findEntries(
  entries: readonly CatalogueEntry[],
  query: string,
): readonly CatalogueEntry[] {
  const typed = searchable(query).split(' ').filter(Boolean)
  const texts = new Map(entries.map((entry) => [entry.kind, ` ${textOf(entry)}`]))
  const holding = (before: string) =>
    entries.filter(({ kind }) =>
      typed.every((word) => texts.get(kind)?.includes(before + word) === true),
    )
  const found = holding(' ')
  return found.length > 0 ? found : holding('')
}

function textOf({ label, kind, categoryLabel, groupLabel }: CatalogueEntry): string {
  return searchable(`${label} ${kind} ${categoryLabel} ${groupLabel} ${wordsFor(kind)}`)
}

/** A search for a half moon means the half-moon table. */
function searchable(text: string): string {
  return text.toLocaleLowerCase().replaceAll('-', ' ').trim()
}
