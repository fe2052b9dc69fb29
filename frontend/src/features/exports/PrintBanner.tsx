/* What was printed and has changed since, with the reasons, and the way to print only that. */
import { Printer, TriangleAlert } from 'lucide-react'
import type { FileRequest } from '@/api/exports'
import type { PrintState } from '@/api/schema'
import { titleOf } from '@/features/exports/kinds'
import { Button } from '@/ui/Button'

type Props = {
  prints: readonly PrintState[]
  isBusy: boolean
  /** Prints what is out of date of a kind. */
  onPrint: (kind: FileRequest['kind']) => void
}

const NAMED = 3

/** The things that a kind of sheet consists of; the others change as a whole. */
const pieces: Partial<Record<string, [one: string, many: string]>> = {
  'place-cards': ['place card', 'place cards'],
  'tent-cards': ['tent card', 'tent cards'],
  'table-signs': ['table sign', 'table signs'],
  'table-lists': ['table list', 'table lists'],
  kitchen: ['kitchen list', 'kitchen lists'],
}

/** Renders a line for each kind of sheet that is out of date. */
export function PrintBanner({ prints, isBusy, onPrint }: Props) {
  const stale = prints.filter(({ outOfDate }) => outOfDate > 0)
  if (stale.length === 0) return null
  return (
    <section
      aria-label="Out of date on paper"
      className="divide-y divide-border rounded-card border border-warning bg-surface"
    >
      {stale.map((print) => (
        <div
          key={print.kind}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
        >
          <p className="flex min-w-0 flex-1 basis-64 items-start gap-3">
            <TriangleAlert
              aria-hidden
              strokeWidth={1.75}
              className="mt-0.5 size-5 shrink-0 text-warning"
            />
            <span className="min-w-0">
              <strong className="font-semibold">{headline(print)}</strong>{' '}
              <span className="text-muted">{reasons(print)}</span>
            </span>
          </p>
          <Button
            disabled={isBusy}
            onClick={() => {
              onPrint(print.kind)
            }}
          >
            <Printer aria-hidden />
            {action(print)}
          </Button>
        </div>
      ))}
    </section>
  )
}

function headline({ kind, outOfDate }: PrintState): string {
  const words = pieces[kind]
  if (words === undefined) return `${titleOf(kind)} changed since the last print`
  return `${String(outOfDate)} ${outOfDate === 1 ? words[0] : words[1]} changed since the last print`
}

function action({ kind, outOfDate }: PrintState): string {
  if (pieces[kind] === undefined) return 'Print again'
  return outOfDate === 1 ? 'Print only this one' : `Print only these ${String(outOfDate)}`
}

function reasons({ items, outOfDate }: PrintState): string {
  const named = items.slice(0, NAMED).map(({ label, isNew, changed }) => {
    const reason = isNew ? 'new' : changed.join(', ')
    return label === '' ? reason : `${label} (${reason})`
  })
  const more = outOfDate - named.length
  return more > 0 ? `${named.join(', ')} and ${String(more)} more` : named.join(', ')
}
