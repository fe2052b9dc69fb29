/* The fields of a guest apart from the place at a table. */
import { useId, type HTMLInputTypeAttribute } from 'react'
import { dietaryOptions, guestStatuses, type GuestValues } from '@/features/guests/guest-form'
import { rsvpWords } from '@/guests/rsvp'
import type { FieldErrors } from '@/lib/form'
import { Field, type ControlProps } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { Select } from '@/ui/Select'
import { Textarea } from '@/ui/Textarea'

type Props = {
  /** Names of the parties of the event, offered while typing. */
  parties: readonly string[]
  values: GuestValues
  errors: FieldErrors<GuestValues>
  set: (field: keyof GuestValues, value: string) => void
}

type Line = {
  field: 'firstName' | 'lastName' | 'email' | 'mobile' | 'company'
  label: string
  type: HTMLInputTypeAttribute
}

const lines: readonly Line[] = [
  { field: 'firstName', label: 'First Name', type: 'text' },
  { field: 'lastName', label: 'Last Name', type: 'text' },
  { field: 'email', label: 'E-mail', type: 'email' },
  { field: 'mobile', label: 'Mobile', type: 'tel' },
  { field: 'company', label: 'Company', type: 'text' },
]

function statusWord(status: string): string {
  const word = status.replaceAll('-', ' ')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const offering = [
  { field: 'party', label: 'Party' },
  { field: 'dietary', label: 'Dietary' },
] as const

const texts = [
  { field: 'specialRequests', label: 'Special Requests' },
  { field: 'notes', label: 'Notes' },
  { field: 'additionalInfo', label: 'Additional Information' },
] as const

/** Renders names, contact, company, party, dietary needs, RSVP, status and the longer texts. */
export function GuestFields({ parties, values, errors, set }: Props) {
  return (
    <>
      {lines.map(({ field, label, type }) => (
        <Field key={field} label={label} required={field === 'firstName'} error={errors[field]}>
          {(control) => (
            <Input
              {...control}
              type={type}
              autoComplete="off"
              autoCapitalize={type === 'text' ? 'words' : 'off'}
              enterKeyHint="next"
              value={values[field]}
              onChange={(event) => {
                set(field, event.target.value)
              }}
            />
          )}
        </Field>
      ))}
      {offering.map(({ field, label }) => (
        <Field key={field} label={label} error={errors[field]}>
          {(control) => (
            <OfferedInput
              control={control}
              value={values[field]}
              offers={field === 'party' ? parties : dietaryOptions}
              onChange={(value) => {
                set(field, value)
              }}
            />
          )}
        </Field>
      ))}
      <Field label="RSVP">
        {(control) => (
          <Select
            {...control}
            value={values.rsvp}
            onChange={(event) => {
              set('rsvp', event.target.value)
            }}
          >
            {rsvpWords.map(([rsvp, word]) => (
              <option key={rsvp} value={rsvp}>
                {word}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Status">
        {(control) => (
          <Select
            {...control}
            value={values.status}
            onChange={(event) => {
              set('status', event.target.value)
            }}
          >
            {guestStatuses.map((status) => (
              <option key={status} value={status}>
                {statusWord(status)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {texts.map(({ field, label }) => (
        <Field key={field} label={label} className="sm:col-span-2" error={errors[field]}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={2000}
              value={values[field]}
              onChange={(event) => {
                set(field, event.target.value)
              }}
            />
          )}
        </Field>
      ))}
    </>
  )
}

/** A line of text with what is often written there. */
function OfferedInput({
  control,
  value,
  offers,
  onChange,
}: {
  control: ControlProps
  value: string
  offers: readonly string[]
  onChange: (value: string) => void
}) {
  const list = useId()
  return (
    <>
      <Input
        {...control}
        list={list}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
        }}
      />
      <datalist id={list}>
        {offers.map((offer) => (
          <option key={offer} value={offer} />
        ))}
      </datalist>
    </>
  )
}
