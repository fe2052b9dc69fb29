/* What is brought to each table, and to which seat once a table is opened. */
import { servingText, type KitchenTable, type ServedGuest } from '@/guests/kitchen'
import { count, counted } from '@/lib/words'
import { Disclosure } from '@/ui/Disclosure'

export function KitchenTables({ tables }: { tables: readonly KitchenTable[] }) {
  return (
    <section aria-label="By table">
      <h3 className="mb-2 text-base font-semibold">By table</h3>
      <div className="overflow-clip rounded-card border border-border">
        {tables.map((table) => (
          <Disclosure
            key={table.table}
            level={4}
            initiallyOpen={false}
            title={<TableTitle table={table} />}
            hint={guestsText(table)}
          >
            <Served served={table.served} />
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

function TableTitle({ table: { table, totals } }: { table: KitchenTable }) {
  const serving = servingText(totals)
  return (
    <span className="block py-1.5 whitespace-normal">
      <bdi>{table === '' ? 'No table' : table}</bdi>
      <span className="block font-normal text-muted">
        <bdi>{serving === '' ? 'No meals and no dietary needs' : serving}</bdi>
      </span>
    </span>
  )
}

/** “8 guests, 2 not confirmed”. */
function guestsText({ totals: { guests }, open }: KitchenTable): string {
  const notSure = open === 0 || open === guests ? '' : `, ${count(open)} not confirmed`
  return counted(guests, 'guest') + notSure
}

function Served({ served }: { served: readonly ServedGuest[] }) {
  return (
    <ul className="flex flex-col divide-y divide-border text-sm">
      {served.map(({ id, name, seat, text }) => (
        <li key={id} className="flex gap-3 py-1.5">
          <span className="w-14 shrink-0 text-muted tabular-nums">
            {seat === '' ? 'No seat' : `Seat ${seat}`}
          </span>
          <bdi className="min-w-0 flex-1 break-words">{name}</bdi>
          <span className="min-w-0 flex-1 text-right break-words">
            {text === '' ? <span className="text-muted">–</span> : <bdi>{text}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  )
}
