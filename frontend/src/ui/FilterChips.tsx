/* The filters that are set, each with a way to take it off. */
import { X } from 'lucide-react'
import { Button } from '@/ui/Button'

type FilterChip = { key: string; label: string; onRemove: () => void }

type Props = { chips: readonly FilterChip[]; onClear: () => void }

/** Renders nothing while no filter is set. */
export function FilterChips({ chips, onClear }: Props) {
  if (chips.length === 0) return null
  return (
    <ul aria-label="Filters" className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, label, onRemove }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={`Remove filter: ${label}`}
            className="flex min-h-8 items-center gap-1.5 rounded-full border border-border bg-accent-soft px-3 text-sm text-accent hover:border-accent pointer-coarse:min-h-11"
            onClick={onRemove}
          >
            {label}
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear filters
          </Button>
        </li>
      )}
    </ul>
  )
}
