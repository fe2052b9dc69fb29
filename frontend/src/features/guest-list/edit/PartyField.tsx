/* The party of a guest in a form. */
import type { GuestValues } from '@/features/guest-list/guest-form'
import { PartyCombobox } from '@/guests/PartyCombobox'
import { Field } from '@/ui/Field'
import { textOf, useField, type Form } from '@/ui/form/use-form'

type Props = { form: Form<GuestValues>; eventId: string }

export function PartyField({ form, eventId }: Props) {
  const { field, error } = useField(form, 'party')
  return (
    <Field label="Party" hint="Choose one, or type the name of a new one." error={error}>
      {(control) => (
        <PartyCombobox
          {...control}
          eventId={eventId}
          value={textOf(field.value)}
          onChange={field.onChange}
          canBeNone
          takesTyped
        />
      )}
    </Field>
  )
}
