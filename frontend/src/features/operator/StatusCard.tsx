/* Some states of the installation, one line each. Icon and words say the same; the colour repeats it. */
import { CircleCheck, CircleMinus, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { RowState, StatusRow } from '@/features/operator/status-row'
import { Card, CardHeader } from '@/ui/Card'
import { cn } from '@/ui/class-names'

const looks: Record<RowState, { Icon: LucideIcon; colour: string }> = {
  good: { Icon: CircleCheck, colour: 'text-success' },
  warning: { Icon: TriangleAlert, colour: 'text-warning' },
  bad: { Icon: CircleX, colour: 'text-danger' },
  off: { Icon: CircleMinus, colour: 'text-muted' },
}

/** Renders the icon of a state. */
export function StateIcon({ state, className }: { state: RowState; className?: string }) {
  const { Icon, colour } = looks[state]
  return (
    <Icon aria-hidden strokeWidth={1.75} className={cn('size-5 shrink-0', colour, className)} />
  )
}

type Props = { title: string; rows: readonly StatusRow[] }

/** Renders the card. */
export function StatusCard({ title, rows }: Props) {
  return (
    <Card>
      <CardHeader title={title} />
      <ul className="divide-y divide-border border-t border-border">
        {rows.map((row) => (
          <Line key={row.name} row={row} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ row: { name, state, word, text, options = [] } }: { row: StatusRow }) {
  return (
    <li className="flex gap-3 px-5 py-3">
      <StateIcon state={state} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-sm font-medium">{name}</h3>
          <p className={cn('text-sm font-medium', looks[state].colour)}>{word}</p>
        </div>
        <p className="mt-0.5 text-sm wrap-anywhere text-muted">
          {text}
          {options.length > 0 && ' Turn it on with '}
          {options.map((option, index) => (
            <span key={option}>
              {index > 0 && ' or '}
              <code className="font-mono text-xs whitespace-nowrap text-text">{option}</code>
            </span>
          ))}
          {options.length > 0 && '.'}
        </p>
      </div>
    </li>
  )
}
