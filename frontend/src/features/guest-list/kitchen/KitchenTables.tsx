/* What is brought to each table, and to which seat once a table is opened. */
import { servingText, type KitchenTable, type ServedGuest } from '@/guests/kitchen'
import { count, countNoun } from '@/lib/words'
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
          >
            <Served served={table.served} />
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

function TableTitle({ table }: { table: KitchenTable }) {
  const serving = servingText(table.totals)
  return (
    <span className="block py-1.5 whitespace-normal">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <bdi>{table.table === '' ? 'No table' : table.table}</bdi>
        <span className="text-xs font-normal text-muted tabular-nums">{guestsText(table)}</span>
      </span>
      <span className="block font-normal text-muted">
        <bdi>{serving === '' ? 'No meals and no dietary needs' : serving}</bdi>
      </span>
    </span>
  )
}

/** “8 guests, 2 not confirmed”. */
function guestsText({ totals: { guests }, open }: KitchenTable): string {
  const notSure = open === 0 || open === guests ? '' : `, ${count(open)} not confirmed`
  return countNoun(guests, 'guest') + notSure
}

function Served({ served }: { served: readonly ServedGuest[] }) {
  return (
    <ul className="flex flex-col divide-y divide-border text-sm">
      {served.map(({ id, name, seat, text }) => (
        <li key={id} className="flex flex-wrap gap-x-3 py-1.5">
          <span className="w-14 shrink-0 text-muted tabular-nums">
            {seat === '' ? 'No seat' : `Seat ${seat}`}
          </span>
          <bdi className="min-w-0 flex-1 basis-32 break-words">{name}</bdi>
          <span className="min-w-0 flex-1 basis-full ps-17 break-words sm:basis-0 sm:ps-0 sm:text-right">
            {text === '' ? <span className="text-muted">–</span> : <bdi>{text}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  )
}
