/* The fields of a guest apart from the place at a table. */
import { useId, type HTMLInputTypeAttribute } from 'react'
import { dietaryOptions, guestStatuses, type GuestValues } from '@/features/guests/guest-form'
import type { FieldErrors } from '@/lib/form'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { Select } from '@/ui/Select'
import { Textarea } from '@/ui/Textarea'

type Props = {
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

const texts = [
  { field: 'specialRequests', label: 'Special Requests' },
  { field: 'notes', label: 'Notes' },
] as const

/** Renders names, contact, company, dietary needs, status, special requests and notes. */
export function GuestFields({ values, errors, set }: Props) {
  const suggestions = useId()
  return (
    <>
      {lines.map(({ field, label, type }) => (
        <Field
          key={field}
          label={label}
          required={field === 'firstName'}
          error={errors[field]}
          className={field === 'company' ? 'sm:col-span-2' : ''}
        >
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
      <Field label="Dietary" error={errors.dietary}>
        {(control) => (
          <>
            <Input
              {...control}
              list={suggestions}
              autoComplete="off"
              value={values.dietary}
              onChange={(event) => {
                set('dietary', event.target.value)
              }}
            />
            <datalist id={suggestions}>
              {dietaryOptions.map((option) => (
                <option key={option} value={option} />
              ))}
            </datalist>
          </>
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
