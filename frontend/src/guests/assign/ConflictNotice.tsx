/* Rules that cannot all be kept, whoever sits where. One of them has to give way. */
import { TriangleAlert } from 'lucide-react'

import type { SeatConflict } from '@/plan/types'

export function ConflictNotice({ conflict: { texts, reason } }: { conflict: SeatConflict }) {
  return (
    <section
      role="alert"
      className="mb-3 rounded-control bg-danger-soft px-3 py-2 text-sm text-danger"
    >
      <h3 className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {texts.length === 1
          ? 'This rule cannot be kept'
          : `These ${String(texts.length)} rules contradict each other`}
      </h3>
      <ul className="mt-1 list-disc pl-6">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {reason !== '' && <p className="mt-1">{reason}</p>}
    </section>
  )
}
