/* Which sheet: each with what is out of date of it on paper. */
import { useId } from 'react'
import type { PrintState } from '@/api/schema'
import { sheetsOf, type Format, type SheetChoiceKind } from '@/features/exports/kinds'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'

type Props = {
  /** The format, which not every sheet has. */
  format: Format
  value: SheetChoiceKind
  prints: readonly PrintState[]
  onChange: (sheet: SheetChoiceKind) => void
}

/** Renders the sheets as radio buttons. */
export function SheetChoice({ format, value, prints, onChange }: Props) {
  const group = useId()
  return (
    <Card className="p-2">
      <fieldset className="min-w-0">
        <legend className="sr-only">Sheet</legend>
        <div className="grid sm:grid-cols-2">
          {sheetsOf(format).map(({ kind, title, text }) => {
            const stale = prints.find((print) => print.kind === kind)?.outOfDate ?? 0
            return (
              <label
                key={kind}
                className="flex cursor-pointer items-start gap-3 rounded-control px-3 py-2 transition-colors duration-120 hover:bg-surface-2 has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name={group}
                  value={kind}
                  checked={value === kind}
                  aria-label={title}
                  aria-describedby={`${group}-${kind}`}
                  className="mt-1 size-4 shrink-0 accent-accent outline-none"
                  onChange={() => {
                    onChange(kind)
                  }}
                />
                <span className="min-w-0 grow">
                  <span className="flex items-center gap-2 font-medium">
                    {title}
                    {stale > 0 && <Badge tone="warning">Out of date</Badge>}
                  </span>
                  <span id={`${group}-${kind}`} className="block text-sm text-muted">
                    {text}
                  </span>
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
    </Card>
  )
}
