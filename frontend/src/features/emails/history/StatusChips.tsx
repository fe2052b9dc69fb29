/* Which emails are shown, by state, with their numbers. They are radio buttons, so that arrow keys move between them. */
import { Check, CircleAlert, Clock, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import type { EmailHistoryPage, EmailStatus } from '@/api/email-types'
import { count } from '@/lib/words'
import { cn } from '@/ui/class-names'

type Choice = '' | EmailStatus

const statuses: readonly EmailStatus[] = ['sent', 'pending', 'failed']

const choices: readonly { value: Choice; label: string; icon?: LucideIcon }[] = [
  { value: '', label: 'All' },
  { value: 'sent', label: 'Sent', icon: Check },
  { value: 'pending', label: 'Pending', icon: Clock },
  { value: 'failed', label: 'Failed', icon: CircleAlert },
]

/** Reads a state from the address. */
export function parseStatus(text: string): EmailStatus | undefined {
  return statuses.find((status) => status === text)
}

type Props = {
  value: Choice
  counts: EmailHistoryPage['counts'] | undefined
  onChange: (value: Choice) => void
}

/** Renders the choices. */
export function StatusChips({ value, counts, onChange }: Props) {
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Status</legend>
      <div className="flex flex-wrap gap-1.5">
        {choices.map(({ value: choice, label, icon: Icon }) => {
          const number = counts?.[choice === '' ? 'all' : choice]
          const isAlarming = choice === 'failed' && number !== undefined && number > 0
          return (
            <label
              key={choice}
              className={cn(
                'relative flex h-9 cursor-pointer items-center gap-1.5 rounded-full border border-border-strong bg-surface px-3 text-sm font-medium tabular-nums transition-colors duration-120 hover:bg-surface-2 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:h-11',
                isAlarming &&
                  'border-danger text-danger has-checked:border-danger has-checked:bg-danger-soft has-checked:text-danger',
              )}
            >
              <input
                type="radio"
                name={group}
                checked={value === choice}
                className="absolute inset-0 cursor-pointer appearance-none rounded-full opacity-0"
                onChange={() => {
                  onChange(choice)
                }}
              />
              {Icon !== undefined && <Icon aria-hidden strokeWidth={1.75} className="size-4" />}
              {label}
              {number !== undefined && ` ${count(number)}`}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
