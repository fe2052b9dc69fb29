/* What few events need at first: end, RSVP deadline, contact. Folded until it is asked for, filled or wrong. */
import { ChevronRight } from 'lucide-react'
import { useId, useRef } from 'react'
import { DateField } from '@/features/events/components/DateField'
import type { EventFieldsProps } from '@/features/events/event-form'
import { cn } from '@/ui/class-names'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

/** Says whether any of the folded fields holds something (a value, or an error). */
export function hasMore(values: {
  endDate?: string | undefined
  rsvpDeadline?: string | undefined
  contact?: string | undefined
}): boolean {
  return [values.endDate, values.rsvpDeadline, values.contact].some(
    (value) => value !== undefined && value !== '',
  )
}

type Props = EventFieldsProps & { open: boolean; onOpenChange: (open: boolean) => void }

/** Renders the fold and, when open, its fields. */
export function MoreEventFields({ values, errors, set, open, onOpenChange }: Props) {
  const id = useId()
  const fold = useRef<HTMLDivElement>(null)
  return (
    <div ref={fold} className="flex flex-col gap-4">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="-ml-1 flex min-h-8 items-center gap-1.5 self-start rounded-control px-1 text-sm font-medium text-accent pointer-coarse:min-h-11"
        onClick={() => {
          onOpenChange(!open)
          // The fields appear under the edge of the dialog; the fold comes up to show them.
          if (!open) {
            requestAnimationFrame(() => {
              fold.current?.scrollIntoView({ block: 'start' })
            })
          }
        }}
      >
        <ChevronRight
          aria-hidden
          strokeWidth={1.75}
          className={cn('size-4 transition-transform duration-120', open && 'rotate-90')}
        />
        More details
        {!open && <span className="font-normal text-muted">end, RSVP deadline, contact</span>}
      </button>
      <div id={id} hidden={!open} className={open ? 'flex flex-col gap-4' : undefined}>
        {open && (
          <>
            <DateField
              label="Ends"
              name="endDate"
              value={values.endDate}
              error={errors.endDate}
              onChange={(value) => {
                set('endDate', value)
              }}
            />
            <DateField
              label="RSVP Deadline"
              name="rsvpDeadline"
              value={values.rsvpDeadline}
              error={errors.rsvpDeadline}
              hint="Guests are asked to answer until then."
              onChange={(value) => {
                set('rsvpDeadline', value)
              }}
            />
            <Field
              label="Contact"
              optional
              error={errors.contact}
              hint="Whom guests may ask: a name, a phone number or an e-mail address."
            >
              {(control) => (
                <Input
                  {...control}
                  dir="auto"
                  value={values.contact}
                  autoComplete="off"
                  onChange={(event) => {
                    set('contact', event.target.value)
                  }}
                />
              )}
            </Field>
          </>
        )}
      </div>
    </div>
  )
}
