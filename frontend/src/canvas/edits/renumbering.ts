/* Renumbers tables, after asking when guests know them by their current numbers. */
import type { ElementView } from '@/plan/types'
import { announce, count } from '@/canvas/text/messages'
import type { Env } from '@/canvas/env'

/** Numbers tables one after the other from `start`; false when nothing changed. */
export async function renumberTables(
  designer: Env,
  ids: readonly string[],
  start: number,
): Promise<boolean> {
  const tables = tablesOf(designer, ids)
  const changed = tables.filter((table, index) => table.tableNumber !== start + index)
  if (changed.length === 0) {
    designer.announcer.say(announce.nothingChanged)
    return false
  }
  if (!(await agreed(designer, changed))) return false
  const list = tables.map((table) => table.id)
  const done = designer.editing.run(designer.plan.session().renumberCommand(list, start))
  if (done) designer.announcer.say(announce.renumbered(count(list.length, 'table'), start))
  return done
}

/** Returns the tables among the objects. */
function tablesOf(designer: Env, ids: readonly string[]): ElementView[] {
  const { elements } = designer.plan.state.getState()
  return ids.flatMap((id) => {
    const element = elements.get(id)
    return element?.isTable === true ? [element] : []
  })
}

async function agreed(designer: Env, tables: readonly ElementView[]): Promise<boolean> {
  const seats = tables.flatMap((table) => table.seats.map(({ id }) => id))
  const guests = designer.editing.seatedAt(seats)
  return guests.length === 0 || designer.dialogs.ask({ kind: 'renumber', guests, verb: 'renumber' })
}
