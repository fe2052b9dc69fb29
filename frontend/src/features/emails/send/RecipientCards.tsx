/* The groups of guests as cards with their numbers; one of them is chosen. */
import { useId } from 'react'
import type { RecipientType, SegmentCount } from '@/api/email-types'
import { recipientLabels, segments } from '@/features/emails/recipients'
import { count } from '@/lib/words'

type Props = {
  value: RecipientType
  /** Absent until they are counted. */
  counts: SegmentCount[] | undefined
  /** Guests who are chosen by name. */
  chosen: number
  onChange: (recipients: RecipientType) => void
}

export function RecipientCards({ value, counts, chosen, onChange }: Props) {
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Recipients</legend>
      <div className="grid grid-cols-2 gap-2 @min-[34rem]:grid-cols-5">
        {[...segments, 'guest' as const, 'guests' as const].map((type) => {
          const number =
            type === 'guest'
              ? 1
              : type === 'guests'
                ? chosen
                : counts?.find((one) => one.type === type)?.matching
          return (
            <label
              key={type}
              className="flex min-w-0 cursor-pointer flex-col justify-between gap-1 rounded-card border border-border-strong bg-surface px-2.5 py-2 transition-colors duration-120 hover:bg-surface-2 has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <span className="text-sm">{recipientLabels[type]}</span>
              <span className="flex items-center justify-between gap-2">
                <span className="font-display text-xl font-semibold tabular-nums">
                  {number === undefined ? <span aria-hidden>–</span> : count(number)}
                </span>
                <input
                  type="radio"
                  name={group}
                  value={type}
                  checked={value === type}
                  className="size-4 shrink-0 accent-accent focus-visible:outline-none"
                  onChange={() => {
                    onChange(type)
                  }}
                />
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
