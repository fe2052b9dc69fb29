/* The form kit: each field blank, filled and wrong, rows, and a dialog that asks before changes are lost. */
import { useState } from 'react'
import { Section, State } from '@/app/dev/parts'
import { Button } from '@/ui/Button'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { ComboboxField } from '@/ui/form/ComboboxField'
import { DateTimeField } from '@/ui/form/DateTimeField'
import { FieldArray } from '@/ui/form/FieldArray'
import { NumberField } from '@/ui/form/NumberField'
import { RadioGroupField } from '@/ui/form/RadioGroupField'
import { SelectField } from '@/ui/form/SelectField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TagsField } from '@/ui/form/TagsField'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { FormDialog } from '@/ui/FormDialog'
import { toast } from '@/ui/toast'

type Values = {
  name: string
  password: string
  notes: string
  date: string
  count: number | undefined
  meal: string
  side: string
  city: string
  wanted: boolean
  listed: boolean
  tags: string[]
  plusOnes: { name: string }[]
}

const initial: Values = {
  name: '',
  password: '',
  notes: '',
  date: '',
  count: undefined,
  meal: 'fish',
  side: 'left',
  city: '',
  wanted: true,
  listed: false,
  tags: ['family'],
  plusOnes: [{ name: 'Ben' }, { name: '' }],
}

const meals = [
  { value: 'fish', label: 'Fish' },
  { value: 'tofu', label: 'Tofu' },
]
const sides = [
  { value: 'left', label: 'Left', hint: 'Beside the window' },
  { value: 'right', label: 'Right' },
]
export const cities = ['Lisbon', 'São Paulo', 'Tbilisi', 'Zürich', 'القاهرة'].map((label) => ({
  value: label,
  label,
}))

function check({ name, plusOnes }: Values): FieldErrors<Values> {
  const errors: FieldErrors<Values> = { name: name === '' ? 'Enter a name.' : undefined }
  for (const [index, row] of plusOnes.entries()) {
    if (row.name === '') errors[`plusOnes.${index}.name`] = 'Enter a name.'
  }
  return errors
}

/** Succeeds at once, as a call to the server would after a while. */
const saved = {
  isPending: false,
  mutate: (_: unknown, { onSuccess }: { onSuccess: (done: true) => void }) => {
    onSuccess(true)
  },
}

export function FormSection() {
  const form = useForm({ initial, check })
  const submit = useSubmit(form, saved, {
    input: (values) => values,
    onDone: () => {
      toast.success('Saved')
    },
  })
  return (
    <Section title="Form">
      <form noValidate onSubmit={submit.onSubmit} className="grid gap-4 md:grid-cols-2">
        <TextField form={form} name="name" label="Name" required hint="Save to see the error." />
        <TextField form={form} name="password" label="Password" type="password" optional />
        <TextAreaField form={form} name="notes" label="Notes" rows={2} />
        <DateTimeField form={form} name="date" label="Date" />
        <NumberField form={form} name="count" label="Count" min={0} />
        <SelectField form={form} name="meal" label="Meal" options={meals} />
        <RadioGroupField form={form} name="side" label="Side" options={sides} />
        <ComboboxField
          form={form}
          name="city"
          label="City"
          choices={{ options: cities, emptyText: 'No matching city.' }}
        />
        <CheckboxField form={form} name="wanted" label="Send an invitation" hint="By email." />
        <SwitchField form={form} name="listed" label="Shown on the list" hint="To all guests." />
        <TagsField form={form} name="tags" label="Tags" placeholder="Add a tag" />
        <FieldArray
          form={form}
          name="plusOnes"
          label="Plus-ones"
          rowLabel={(index) => `Plus-one ${index + 1}`}
          blank={() => ({ name: '' })}
          addLabel="Add a plus-one"
          max={5}
          sortable
        >
          {(row) => <TextField form={form} name={`${row}.name`} label="Name" />}
        </FieldArray>
        <Button type="submit" variant="primary" className="justify-self-start">
          Save
        </Button>
      </form>
      <FormDialogState />
    </Section>
  )
}

function FormDialogState() {
  const [open, setOpen] = useState(false)
  return (
    <State title="In a dialog; once changed it asks before it closes">
      <Button
        onClick={() => {
          setOpen(true)
        }}
      >
        Open the form dialog
      </Button>
      {open && (
        <NameDialog
          onClose={() => {
            setOpen(false)
          }}
        />
      )}
    </State>
  )
}

function NameDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ initial: { name: 'Ana' } })
  const submit = useSubmit(form, saved, { input: (values) => values, onDone: onClose })
  return (
    <FormDialog
      onClose={onClose}
      title="Edit Guest"
      maxWidth={425}
      submit={submit}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
    >
      <TextField form={form} name="name" label="Name" />
    </FormDialog>
  )
}
