/* What few events need at first: end, RSVP deadline, contact, language, guest data, colour. Folded until it is asked for, filled or wrong. */
import { ChevronRight } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { accents, type EventValues } from '@/features/events/event-form'
import { dateBounds, dayBounds } from '@/features/events/event-rules'
import { allLanguages, languageNames } from '@/lib/language'
import { cn } from '@/ui/class-names'
import { DateTimeField } from '@/ui/form/DateTimeField'
import { SelectField } from '@/ui/form/SelectField'
import { SwatchField } from '@/ui/form/SwatchField'
import { TextField } from '@/ui/form/TextField'
import type { Form } from '@/ui/form/use-form'

/** Returns true when any of the folded fields has a value. */
export function hasMore(values: EventValues): boolean {
  const { endDate, rsvpDeadline, contact, retentionUntil, accent, language } = values
  const texts = [endDate, rsvpDeadline, contact, retentionUntil, accent]
  return language !== 'en' || texts.some((value) => value !== '')
}

type Props = {
  form: Form<EventValues>
  /** Shown below the language. */
  belowLanguage?: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Renders the fold and, when open, its fields. */
export function MoreEventFields({ form, belowLanguage, open, onOpenChange }: Props) {
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
        {!open && (
          <span className="font-normal text-muted">
            end, RSVP deadline, contact, language, guest data, colour
          </span>
        )}
      </button>
      <div id={id} hidden={!open} className={open ? 'flex flex-col gap-4' : undefined}>
        {open && (
          <>
            <DateTimeField form={form} name="endDate" label="Ends" optional {...dateBounds} />
            <DateTimeField
              form={form}
              name="rsvpDeadline"
              label="RSVP Deadline"
              optional
              hint="Guests are asked to answer until then."
              {...dateBounds}
            />
            <TextField
              form={form}
              name="contact"
              label="Contact"
              optional
              hint="Who guests can ask: a name, a phone number or an email address."
            />
            <SelectField
              form={form}
              name="language"
              label="Language for guests"
              hint="Emails and guest pages use it unless a guest chose another language."
              options={allLanguages.map((value) => ({ value, label: languageNames[value] }))}
            />
            {belowLanguage}
            <DateTimeField
              form={form}
              name="retentionUntil"
              label="Keep guest data until"
              optional
              dateOnly
              hint="Guests of a past event are erased after this date."
              {...dayBounds}
            />
            <SwatchField
              form={form}
              name="accent"
              label="Colour"
              hint="Marks this event on its pages. Shades that are easy to read are derived from it."
              swatches={accents}
              ownStart="#52606d"
            />
            {form.getValues('findMode') !== '' && (
              <SelectField
                form={form}
                name="findMode"
                label="Finding seats"
                hint="Asking for both keeps seats private from people who only know a name."
                options={[
                  { value: 'exact', label: 'By name, email or mobile number' },
                  { value: 'verified', label: 'By name and mobile number together' },
                ]}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}
