/* What the kitchen cooks and what waiters bring: dishes and dietary needs, in all and by table. */
import type { Guest } from '@/api/schema'
import { dietText, dishesOf } from '@/guests/diets'
import { compareTexts, fullName } from '@/guests/names'
import { tableText } from '@/guests/places'
import { hasDeclined } from '@/guests/rsvp'
import { count, countNoun } from '@/lib/words'

/** A dietary need and how many guests have it. */
type DietCount = { name: string; count: number }

/** A dish, how many guests get it, and the needs among them. */
export type DishCount = DietCount & { diets: readonly DietCount[] }

/** What a group of guests eats. */
export type KitchenTotals = {
  guests: number
  /** The most frequent first. A guest with two dishes counts in both. */
  dishes: readonly DishCount[]
  /** Guests without a dish, and the needs among them. */
  noDish: DishCount
  /** The most frequent first. A guest with two needs counts in both. */
  diets: readonly DietCount[]
  /** Guests without a need. */
  noDiet: number
}

/** What is brought to one guest. */
export type ServedGuest = {
  id: string
  name: string
  /** The label of the seat; empty without one. */
  seat: string
  /** “Risotto (Vegan)”; empty when nothing is known. */
  text: string
}

export type KitchenTable = {
  /** “Table 4”, or empty for guests without a table. */
  table: string
  totals: KitchenTotals
  /** Guests who have not said yet that they come. */
  open: number
  /** In the order of the seats. */
  served: readonly ServedGuest[]
}

type Kitchen = {
  /** Guests who come. */
  coming: KitchenTotals
  /** Guests who may come. */
  open: KitchenTotals
  /** Whether some of these answered that they are not sure. */
  hasMaybes: boolean
  /** In the order of the tables; guests without a table come last. */
  tables: readonly KitchenTable[]
}

/** Counts what guests eat. Guests who have declined get nothing. */
export function kitchenOf(all: readonly Guest[]): Kitchen {
  const guests = all.filter((guest) => !hasDeclined(guest))
  return {
    coming: totalsOf(guests.filter(isComing)),
    open: totalsOf(guests.filter((guest) => !isComing(guest))),
    hasMaybes: guests.some(({ rsvp }) => rsvp === 'maybe'),
    tables: tablesOf(guests),
  }
}

/** Whether anything is known of what guests eat. */
export function isKnown({ dishes, diets }: KitchenTotals): boolean {
  return dishes.length + diets.length > 0
}

function isComing({ rsvp }: Guest): boolean {
  return rsvp === 'attending'
}

function totalsOf(guests: readonly Guest[]): KitchenTotals {
  const byDish = groupGuests(guests, dishesOf)
  const without = guests.filter((guest) => dishesOf(guest).length === 0)
  const dishes = byDish.map(({ name, guests: eaters }) => ({
    name,
    count: eaters.length,
    diets: dietsOf(eaters),
  }))
  return {
    guests: guests.length,
    dishes,
    noDish: { name: 'No meal', count: without.length, diets: dietsOf(without) },
    diets: dietsOf(guests),
    noDiet: guests.filter(({ diets }) => diets.length === 0).length,
  }
}

function dietsOf(guests: readonly Guest[]): DietCount[] {
  const groups = groupGuests(guests, ({ diets }) => diets)
  return groups.map(({ name, guests: eaters }) => ({ name, count: eaters.length }))
}

/** Groups guests by each of their names, the largest group first. Names that differ in case alone are one. */
function groupGuests(guests: readonly Guest[], namesOf: (guest: Guest) => readonly string[]) {
  const groups = new Map<string, { name: string; guests: Guest[] }>()
  for (const guest of guests) {
    const names = new Map(namesOf(guest).map((name) => [name.toLocaleLowerCase(), name]))
    for (const [key, name] of names) {
      const group = groups.get(key)
      if (group === undefined) groups.set(key, { name, guests: [guest] })
      else group.guests.push(guest)
    }
  }
  return [...groups.values()].sort(
    (a, b) => b.guests.length - a.guests.length || compareTexts(a.name, b.name),
  )
}

function tablesOf(guests: readonly Guest[]): KitchenTable[] {
  const byTable = new Map<string, Guest[]>()
  for (const guest of guests) {
    const table = guest.table == null ? '' : tableText(guest.table)
    const others = byTable.get(table)
    if (others === undefined) byTable.set(table, [guest])
    else others.push(guest)
  }
  return [...byTable]
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || compareTexts(a, b))
    .map(([table, seated]) => ({
      table,
      totals: totalsOf(seated),
      open: seated.filter((guest) => !isComing(guest)).length,
      served: [...seated].sort(compareSeats).map(servedGuest),
    }))
}

/** Guests at a table without a seat come last, by name. */
function compareSeats(a: Guest, b: Guest): number {
  const number = ({ seat }: Guest) => seat?.seatNumber ?? Number.MAX_SAFE_INTEGER
  return number(a) - number(b) || compareTexts(fullName(a), fullName(b))
}

function servedGuest(guest: Guest): ServedGuest {
  const dishes = dishesOf(guest).join(', ')
  const diets = dietText(guest)
  const text = dishes === '' || diets === '' ? dishes + diets : `${dishes} (${diets})`
  return { id: guest.id, name: fullName(guest), seat: guest.seat?.seatLabel ?? '', text }
}

/** “3 Braised beef, 1 Risotto (1 Vegan)”; needs alone where no meals are chosen. */
export function servingText({ dishes, noDish, diets }: KitchenTotals): string {
  if (dishes.length === 0) return diets.length === 0 ? '' : listed(diets)
  const without = noDish.count === 0 ? [] : [{ ...noDish, name: 'without a meal' }]
  return [...dishes, ...without].map((dish) => numbered(dish) + inBrackets(dish)).join(', ')
}

const numbered = ({ name, count: number }: DietCount) => `${count(number)} ${name}`
const listed = (counts: readonly DietCount[]) => counts.map(numbered).join(', ')
const inBrackets = ({ diets }: DishCount) => (diets.length === 0 ? '' : ` (${listed(diets)})`)

/** The title of the guests who may come. */
export function openTitle({ hasMaybes }: Pick<Kitchen, 'hasMaybes'>): string {
  return hasMaybes ? 'Maybe, or no answer yet' : 'No answer yet'
}

/** The summary as text for a message to the caterer. */
export function kitchenText(kitchen: Kitchen): string {
  const { coming, open, tables } = kitchen
  const groups = [
    ...(coming.guests === 0 ? [] : [groupText('Coming', coming)]),
    ...(open.guests === 0 ? [] : [groupText(openTitle(kitchen), open)]),
  ]
  return [...groups, ...tables.map(tableLines)].join('\n\n')
}

function groupText(title: string, { guests, dishes, noDish, diets, noDiet }: KitchenTotals) {
  const meals = dishes.length === 0 ? [] : [...dishes, ...(noDish.count === 0 ? [] : [noDish])]
  return [
    `${title}: ${countNoun(guests, 'guest')}`,
    ...meals.map((dish) => line(dish) + inBrackets(dish)),
    ...(meals.length === 0 || diets.length === 0 ? [] : ['Dietary needs:']),
    ...diets.map(line),
    ...(diets.length === 0 ? [] : [line({ name: 'No dietary need', count: noDiet })]),
  ].join('\n')
}

const line = ({ name, count: number }: DietCount) => `${name}: ${count(number)}`

function tableLines({ table, totals, open, served }: KitchenTable): string {
  const notSure = open === 0 || open === totals.guests ? '' : `, ${count(open)} not confirmed`
  const serving = servingText(totals)
  const title = `${table || 'No table'} (${countNoun(totals.guests, 'guest')}${notSure})`
  const seats = served.filter(({ text }) => text !== '')
  return [
    serving === '' ? title : `${title}: ${serving}`,
    ...seats.map(
      ({ name, seat, text }) => `  ${seat === '' ? '' : `Seat ${seat}, `}${name}: ${text}`,
    ),
  ].join('\n')
}
