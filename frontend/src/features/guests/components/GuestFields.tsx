/* The fields of a guest apart from the place at a table. */
import { dietaryOptions, guestStatuses, type GuestValues } from '@/features/guests/guest-form'
import { facts } from '@/generated/facts.gen'
import { rsvpWords } from '@/guests/rsvp'
import { SelectField } from '@/ui/form/SelectField'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import type { Form } from '@/ui/form/use-form'

const { guestTextMax } = facts.limits

const lines = [
  { name: 'firstName', label: 'First Name', type: 'text', required: true },
  { name: 'lastName', label: 'Last Name', type: 'text' },
  { name: 'email', label: 'E-mail', type: 'email' },
  { name: 'mobile', label: 'Mobile', type: 'tel' },
  { name: 'company', label: 'Company', type: 'text' },
] as const

const texts = [
  { name: 'specialRequests', label: 'Special Requests' },
  { name: 'notes', label: 'Notes' },
  { name: 'additionalInfo', label: 'Additional Information' },
] as const

const rsvpOptions = Object.entries(rsvpWords).map(([value, label]) => ({ value, label }))
const statusOptions = guestStatuses.map((value) => ({ value, label: statusWord(value) }))

function statusWord(status: string): string {
  const word = status.replaceAll('-', ' ')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

type Props = {
  form: Form<GuestValues>
  /** Names of the parties of the event, offered while typing. */
  parties: readonly string[]
}

/** Renders names, contact, company, party, dietary needs, RSVP, status and the longer texts. */
export function GuestFields({ form, parties }: Props) {
  return (
    <>
      {lines.map((line) => (
        <TextField
          key={line.name}
          form={form}
          {...line}
          autoCapitalize={line.type === 'text' ? 'words' : 'off'}
          enterKeyHint="next"
        />
      ))}
      <TextField form={form} name="party" label="Party" suggestions={parties} />
      <TextField form={form} name="dietary" label="Dietary" suggestions={dietaryOptions} />
      <SelectField form={form} name="rsvp" label="RSVP" options={rsvpOptions} />
      <SelectField form={form} name="status" label="Status" options={statusOptions} />
      {texts.map((text) => (
        <TextAreaField
          key={text.name}
          form={form}
          {...text}
          className="sm:col-span-2"
          rows={2}
          maxLength={guestTextMax}
        />
      ))}
    </>
  )
}
