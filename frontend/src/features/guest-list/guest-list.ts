/* What the guest list computes: filters and order. */
import type { Guest } from '@/api/schema'
import { messages } from '@/features/guest-list/messages'
import { dietText, dishesOf, hasMeal } from '@/guests/diets'
import { compareNames, compareTexts } from '@/guests/names'
import { tableText } from '@/guests/places'
import { rsvpWords, waitingList } from '@/guests/rsvp'
import { searchGuests } from '@/guests/search'
import { isNotComing, isSeated, needsSeat } from '@/guests/seating'
import { parseSorting } from '@/lib/list-state'
import { countBy } from '@/lib/count-by'
import type { ListFilter } from '@/ui/FilteredList'

/** The list as it is without anything in the address. An empty filter lets every guest through. */
export const listDefaults = {
  search: '',
  rsvp: '',
  seat: '',
  attendance: '',
  party: '',
  meal: '',
  diet: '',
  table: '',
  tag: '',
  sort: 'name',
}

export type GuestListState = typeof listDefaults

type FilterName = Exclude<keyof GuestListState, 'search' | 'sort'>
type Option = { value: string; label: string }

const seatGroups: readonly (Option & { fits: (guest: Guest) => boolean })[] = [
  { value: 'none', label: 'Not seated', fits: needsSeat },
  { value: 'at-table', label: 'At a table, without a seat', fits: isAtTableOnly },
  { value: 'seated', label: 'Seated', fits: isSeated },
  { value: 'not-coming', label: 'Not coming', fits: isNotComing },
]

/** The choice of guests who wait for a place. */
const waiting = 'waiting'

/** In the order of the column. */
const answerOptions: readonly Option[] = Object.entries(rsvpWords).flatMap(([value, label]) =>
  value === 'maybe'
    ? [
        { value: waiting, label: waitingList },
        { value, label },
      ]
    : [{ value, label }],
)

const attendances: readonly Option[] = [
  { value: 'arrived', label: 'Arrived' },
  { value: 'not-arrived', label: 'Not arrived' },
]

/** The choice of guests without a party, a meal, a diet, a table or a tag. No name begins with a space. */
const none = ' none'

type FactName = Exclude<FilterName, 'seat'>

/** What can be asked of a guest by name of a filter; the values of the seat are the groups above. */
const factsOf: Record<FactName, (guest: Guest) => readonly string[]> = {
  rsvp: ({ rsvp, waitingPosition }) => [waitingPosition === undefined ? rsvp : waiting],
  attendance: ({ attendance }) => [attendance],
  party: ({ party }) => (party == null ? [none] : [party.name]),
  meal: (guest) => orNone(dishesOf(guest)),
  diet: ({ diets }) => orNone(diets),
  table: ({ table }) => [table == null ? none : tableText(table)],
  tag: ({ tags }) => orNone(tags.map(({ name }) => name)),
}

function orNone(facts: readonly string[]): readonly string[] {
  return facts.length === 0 ? [none] : facts
}

const factNames: readonly FactName[] = [
  'rsvp',
  'attendance',
  'party',
  'meal',
  'diet',
  'table',
  'tag',
]

function isAtTableOnly({ table, seat }: Guest): boolean {
  return table != null && seat == null
}

/** What the list can be narrowed to, in the order of the fields, with the number of guests behind each choice. */
export function guestFilters(guests: readonly Guest[]): ListFilter<FilterName>[] {
  const seats = seatGroups.map(({ fits, ...group }) => ({
    ...group,
    count: guests.filter(fits).length,
  }))
  const present = (name: FactName, noneLabel: string) =>
    presentOptions(countFacts(guests, name), noneLabel)
  const counts = (options: readonly Option[], name: FactName) =>
    withCounts(options, countFacts(guests, name))
  return [
    { name: 'rsvp', label: 'RSVP', any: 'Any answer', options: counts(answerOptions, 'rsvp') },
    { name: 'seat', label: 'Seat', any: 'Seated or not', options: seats },
    {
      name: 'attendance',
      label: 'Attendance',
      any: 'Arrived or not',
      options: counts(attendances, 'attendance'),
    },
    { name: 'party', label: 'Party', any: 'Any party', options: present('party', 'No party') },
    { name: 'meal', label: 'Meal', any: 'Any meal', options: present('meal', 'No meal') },
    { name: 'diet', label: 'Diet', any: 'Any diet', options: present('diet', 'No diet') },
    { name: 'table', label: 'Table', any: 'Any table', options: present('table', 'No table') },
    { name: 'tag', label: 'Tag', any: 'Any tag', options: present('tag', 'No tag') },
  ]
}

function countFacts(guests: readonly Guest[], name: FactName): ReadonlyMap<string, number> {
  return countBy(guests.flatMap(factsOf[name]), (fact) => fact)
}

/** Every text that occurs, in the order of the alphabet; guests without any come first. */
function presentOptions(counts: ReadonlyMap<string, number>, noneLabel: string) {
  const texts = [...counts.keys()].filter((text) => text !== none).sort(compareTexts)
  const options = texts.map((text) => ({ value: text, label: text }))
  return withCounts([{ value: none, label: noneLabel }, ...options], counts)
}

function withCounts(options: readonly Option[], counts: ReadonlyMap<string, number>) {
  return options.map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }))
}

/** Returns the guests that the search finds and all filters let through. */
export function filterGuests(guests: readonly Guest[], state: GuestListState): readonly Guest[] {
  const group = seatGroups.find(({ value }) => value === state.seat)
  const set = factNames.filter((name) => state[name] !== '')
  const fitting = guests.filter(
    (guest) =>
      set.every((name) => factsOf[name](guest).includes(state[name])) &&
      (group === undefined || group.fits(guest)),
  )
  return searchGuests(fitting, state.search)
}

/** What is said when no guest is shown, and what the button beside it clears: the filters alone when they hide what the search finds. */
export function nothingShown(guests: readonly Guest[], state: GuestListState) {
  const query = state.search.trim()
  const isFiltered = Object.entries(state).some(
    ([name, value]) => name !== 'search' && name !== 'sort' && value !== '',
  )
  const found = isFiltered && query !== '' ? searchGuests(guests, query).length : 0
  if (found > 0)
    return { text: messages.hidden(found, query), clear: 'Clear filters', keepsSearch: true }
  if (query !== '') return { text: messages.notFound(query), clear: 'Clear', keepsSearch: false }
  return { text: messages.noneFits, clear: 'Clear filters', keepsSearch: false }
}

const compare: Partial<Record<string, (a: Guest, b: Guest) => number>> = {
  name: compareNames,
  rsvp: compareAnswers,
  seat: compareSeats,
  party: compareParties,
  meal: compareMeals,
}

/** Returns the guests in the asked order; equal ones, and all of an unknown column, are in the order of their names. */
export function sortGuests(guests: readonly Guest[], sort: string): readonly Guest[] {
  const { column, descending } = parseSorting(sort)
  const sign = descending ? -1 : 1
  const inOrder = compare[column] ?? compareNames
  return [...guests].sort((a, b) => sign * inOrder(a, b) || compareNames(a, b))
}

/** By answer; the waiting list in its order. */
function compareAnswers(a: Guest, b: Guest): number {
  return answerIndex(a) - answerIndex(b) || (a.waitingPosition ?? 0) - (b.waitingPosition ?? 0)
}

function answerIndex(guest: Guest): number {
  const [answer] = factsOf.rsvp(guest)
  return answerOptions.findIndex(({ value }) => value === answer)
}

/** By table, then by seat; guests without a table come last. */
function compareSeats(a: Guest, b: Guest): number {
  if (a.table == null || b.table == null) return Number(a.table == null) - Number(b.table == null)
  return (
    compareTexts(tableText(a.table), tableText(b.table)) ||
    (a.seat?.seatNumber ?? 0) - (b.seat?.seatNumber ?? 0)
  )
}

/** By name; guests without a party come last. */
function compareParties({ party: a }: Guest, { party: b }: Guest): number {
  if (a == null || b == null) return Number(a == null) - Number(b == null)
  return compareTexts(a.name, b.name)
}

/** By meal, then by dietary needs; guests without either come last. */
function compareMeals(a: Guest, b: Guest): number {
  if (!hasMeal(a) || !hasMeal(b)) return Number(!hasMeal(a)) - Number(!hasMeal(b))
  return (
    Number(a.meal === '') - Number(b.meal === '') ||
    compareTexts(a.meal, b.meal) ||
    compareTexts(dietText(a), dietText(b))
  )
}
