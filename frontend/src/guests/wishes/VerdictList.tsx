/* Rules with a mark of whether the seats of the moment keep them. */
import { CircleAlert, CircleCheck, CircleDashed, CircleSlash } from 'lucide-react'
import type { ReactNode } from 'react'

import type { SeatVerdict } from '@/plan/types'
import { cn } from '@/ui/class-names'

const marks = {
  kept: { icon: CircleCheck, colour: 'text-success', label: 'Kept' },
  broken: { icon: CircleAlert, colour: 'text-danger', label: 'Broken' },
  waiting: { icon: CircleDashed, colour: 'text-muted', label: 'Waiting for seats' },
  idle: { icon: CircleSlash, colour: 'text-muted', label: 'Not possible on this plan' },
} as const

export function VerdictList({ verdicts }: { readonly verdicts: readonly SeatVerdict[] }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {verdicts.map((verdict) => (
        <li key={`${verdict.kind} ${verdict.wish ?? verdict.text}`} className="text-sm">
          <VerdictText verdict={verdict} />
        </li>
      ))}
    </ul>
  )
}

export function VerdictText({
  verdict: { state, text, detail },
  children,
}: {
  readonly verdict: SeatVerdict
  readonly children?: ReactNode
}) {
  const { icon: Icon, colour, label } = marks[state]
  return (
    <div className="flex items-start gap-2">
      <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', colour)} strokeWidth={1.75} />
      <p className="min-w-0 flex-1 break-words">
        <span className="sr-only">{label}: </span>
        {text}
        {detail !== '' && <span className="block text-xs text-muted">{detail}</span>}
      </p>
      {children}
    </div>
  )
}
