/* Rules that no seating can keep together. One of them has to give way. */
import { TriangleAlert } from 'lucide-react'

import type { SeatConflict } from '@/plan/types'

type Props = {
  conflict: SeatConflict
  /** Takes a wish off the list; absent where wishes are not edited. */
  onRemove?: (wishId: string, text: string) => void
}

export function ConflictNotice({ conflict: { rules, reason }, onRemove }: Props) {
  return (
    <section
      role="alert"
      className="mb-3 rounded-control bg-danger-soft px-3 py-2 text-sm text-danger"
    >
      <h3 className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {rules.length === 1
          ? 'This rule cannot be kept'
          : `These ${String(rules.length)} rules contradict each other`}
      </h3>
      <ul className="mt-1 list-disc pl-6">
        {rules.map(({ text, wish }) => (
          <li key={text}>
            {text}
            {wish !== undefined && onRemove !== undefined && (
              <button
                type="button"
                aria-label={`Remove the rule: ${text}`}
                className="ml-2 rounded-control font-medium underline pointer-coarse:min-h-11"
                onClick={() => {
                  onRemove(wish, text)
                }}
              >
                Remove
              </button>
            )}
          </li>
        ))}
      </ul>
      {reason !== '' && <p className="mt-1">{reason}</p>}
    </section>
  )
}
