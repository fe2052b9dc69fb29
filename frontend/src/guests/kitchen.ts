/* What the kitchen cooks: meals by diet and by table. */
import type { Guest } from '@/api/schema'
import { dietText } from '@/guests/diets'
import { compareTexts } from '@/guests/names'
import { tableText } from '@/guests/places'
import { hasDeclined } from '@/guests/rsvp'
import { tally } from '@/lib/tally'

/** A diet in one spelling, and how many guests have it. */
export type Diet = { name: string; count: number }

/** What the kitchen cooks for one table. */
export type TableMeals = {
  /** “Table 4”, or empty for guests without a table. */
  table: string
  guests: number
  diets: ReadonlyMap<string, number>
}

export type Kitchen = {
  /** Guests who have not declined. */
  guests: number
  /** Those without a diet. */
  none: number
  /** The most frequent first. */
  diets: readonly Diet[]
  /** In the order of the tables; guests without a table come last. */
  tables: readonly TableMeals[]
}

/** Counts meals; guests who have declined get none. */
export function kitchenOf(all: readonly Guest[]): Kitchen {
  const guests = all.filter((guest) => !hasDeclined(guest))
  const counts = dietsOf(guests)
  const diets = [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || compareTexts(a.name, b.name))
  const special = diets.reduce((sum, { count }) => sum + count, 0)
  return { guests: guests.length, none: guests.length - special, diets, tables: tablesOf(guests) }
}

function dietsOf(guests: readonly Guest[]): Map<string, number> {
  const counts = tally(guests, ({ dietary }) => dietText(dietary))
  counts.delete('')
  return counts
}

function tablesOf(guests: readonly Guest[]): TableMeals[] {
  const byTable = new Map<string, Guest[]>()
  for (const guest of guests) {
    const table = guest.table == null ? '' : tableText(guest.table)
    const others = byTable.get(table)
    if (others === undefined) byTable.set(table, [guest])
    else others.push(guest)
  }
  return [...byTable]
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || compareTexts(a, b))
    .map(([table, seated]) => ({ table, guests: seated.length, diets: dietsOf(seated) }))
}

/** The summary as text for a message to the caterer. */
export function kitchenText({ guests, none, diets, tables }: Kitchen): string {
  const totals = [...diets.map(({ name, count }) => line(name, count)), line('No diet', none)]
  const perTable = tables.map((meals) => {
    const special = diets.flatMap(({ name }) => {
      const count = meals.diets.get(name)
      return count === undefined ? [] : [`${String(count)} ${name}`]
    })
    const table = meals.table === '' ? 'No table' : meals.table
    return line(table, meals.guests) + (special.length === 0 ? '' : ` (${special.join(', ')})`)
  })
  return [line('Guests', guests), ...totals, '', ...perTable].join('\n')
}

const line = (name: string, count: number) => `${name}: ${String(count)}`
