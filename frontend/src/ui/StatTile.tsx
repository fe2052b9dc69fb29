/* One figure with its name. */
import type { ReactNode } from 'react'
import { Card } from '@/ui/Card'

/** Renders the figure; `hint` says what it does not say by itself. */
export function StatTile({
  label,
  value,
  hint,
}: {
  label: string
  value: ReactNode
  hint?: ReactNode
}) {
  return (
    <Card className="px-5 py-4">
      <dl>
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="mt-1.5 font-display text-2xl leading-9 font-semibold">{value}</dd>
        {hint !== undefined && <dd className="mt-1 text-xs text-muted">{hint}</dd>}
      </dl>
    </Card>
  )
}
