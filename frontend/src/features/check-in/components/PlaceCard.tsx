/* Table and seat, to be read at arm's length. */
import type { DoorListTable } from '@/api/check-in'
import type { DoorGuest } from '@/features/check-in/model/roster'
import { Card } from '@/ui/Card'
import { cn } from '@/ui/class-names'

type Props = {
  guest: DoorGuest
  /** The table that a walk-in was sent to. */
  suggested?: DoorListTable | undefined
}

/** Renders both side by side. */
export function PlaceCard({ guest, suggested }: Props) {
  const table = guest.table ?? suggested
  if (table == null) {
    return (
      <Card className="px-4 py-3">
        <Figure label="Table" value="No table yet" />
      </Card>
    )
  }
  const label = guest.table == null ? 'Suggested table' : 'Table'
  const seat = guest.seat?.seatLabel ?? 'Any free'
  return (
    <Card className="grid grid-cols-2 divide-x divide-border [&>*]:px-4 [&>*]:py-2.5">
      <Figure label={label} value={tableFigure(table)} />
      <Figure label="Seat" value={seat} />
    </Card>
  )
}

/** “6” for the table with the number 6; its name where it has another. */
function tableFigure({ name, tableNumber }: NonNullable<DoorGuest['table']>): string {
  const isNumbered = tableNumber != null && [`Table ${tableNumber}`, ''].includes(name.trim())
  return isNumbered ? String(tableNumber) : name
}

function Figure({ label, value }: { label: string; value: string }) {
  const isShort = value.length <= 3
  return (
    <p className="min-w-0">
      <span className="block text-base font-semibold text-muted">{label}</span>
      <b
        className={cn(
          'block font-bold tracking-tight break-words',
          isShort ? 'text-[4.25rem] leading-none' : 'py-2.5 text-2xl leading-tight',
        )}
      >
        {value}
      </b>
    </p>
  )
}
