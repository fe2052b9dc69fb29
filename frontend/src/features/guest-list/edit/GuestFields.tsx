/* The fields of a guest apart from the place at a table. */
import { PartyField } from '@/features/guest-list/edit/PartyField'
import { dietaryOptions, guestStatuses, type GuestValues } from '@/features/guest-list/guest-form'
import { fieldLabel, guestFields } from '@/guests/fields'
import { rsvpWords } from '@/guests/rsvp'
import { capitalised } from '@/lib/capitalised'
import { SelectField } from '@/ui/form/SelectField'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import type { Form } from '@/ui/form/use-form'

const lines = guestFields
  .filter((field) => field.kind !== 'lines')
  .filter(({ name }) => name !== 'meal' && name !== 'dietary')
const longTexts = guestFields.filter((field) => field.kind === 'lines')
const inputTypes = { line: 'text', email: 'email', phone: 'tel' } as const

const rsvpOptions = Object.entries(rsvpWords).map(([value, label]) => ({ value, label }))
const statusOptions = guestStatuses.map((value) => ({ value, label: capitalised(value) }))

type Props = {
  form: Form<GuestValues>
  eventId: string
  /** Meals of the event, offered while typing. */
  meals: readonly string[]
}

/** Renders names, contact, company, meal, dietary needs, party, RSVP, status and the longer texts. */
export function GuestFields({ form, eventId, meals }: Props) {
  return (
    <>
      {lines.map(({ name, label, kind, required }) => (
        <TextField
          key={name}
          form={form}
          name={name}
          label={label}
          type={inputTypes[kind]}
          required={required}
          autoCapitalize={kind === 'line' ? 'words' : 'off'}
          enterKeyHint="next"
        />
      ))}
      <TextField
        form={form}
        name="meal"
        label={fieldLabel('meal')}
        hint="Separate several dishes with semicolons."
        suggestions={meals}
      />
      <TextField
        form={form}
        name="dietary"
        label={fieldLabel('dietary')}
        hint="Separate several needs with commas."
        suggestions={dietaryOptions}
      />
      <PartyField form={form} eventId={eventId} />
      <SelectField form={form} name="rsvp" label="RSVP" options={rsvpOptions} />
      <SelectField
        form={form}
        name="status"
        label="Status"
        hint="Sets the RSVP and the arrival. Guests with a seat are Assigned."
        options={statusOptions}
      />
      {longTexts.map(({ name, label, max }) => (
        <TextAreaField
          key={name}
          form={form}
          name={name}
          label={label}
          className="sm:col-span-2"
          rows={2}
          maxLength={max}
        />
      ))}
    </>
  )
}
