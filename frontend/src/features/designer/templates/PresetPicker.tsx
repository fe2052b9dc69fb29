/* Presets: last used, the template's own, built-in ones and those that this person saved. */
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/use-form'
import { FormDialog } from '@/ui/FormDialog'
import { IconButton } from '@/ui/IconButton'
import { Select } from '@/ui/Select'
import { CUSTOM, type Setup } from '@/features/designer/templates/use-setup'

const GROUPS = ['Here', 'Built in', 'Saved'] as const

export function PresetPicker({ setup }: { readonly setup: Setup }) {
  const [naming, setNaming] = useState(false)
  const { choices, chosen } = setup
  const saved = choices.find((choice) => choice.id === chosen && choice.group === 'Saved')
  return (
    <div className="flex flex-col gap-2">
      <Field label="Preset">
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={(event) => {
              setup.choose(event.target.value)
            }}
          >
            {chosen === CUSTOM && (
              <option value={CUSTOM} disabled>
                Custom
              </option>
            )}
            {GROUPS.map((group) => {
              const inGroup = choices.filter((choice) => choice.group === group)
              if (inGroup.length === 0) return null
              return (
                <optgroup key={group} label={group}>
                  {inGroup.map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              )
            })}
          </Select>
        )}
      </Field>
      <div className="flex gap-2">
        <Button
          size="sm"
          className="flex-1"
          onClick={() => {
            setNaming(true)
          }}
        >
          Save Preset
        </Button>
        {saved !== undefined && (
          <IconButton
            label={`Delete preset ${saved.label}`}
            size="icon-sm"
            onClick={() => {
              setup.remove(saved.label)
            }}
          >
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      {naming && (
        <NameDialog
          onClose={() => {
            setNaming(false)
          }}
          onSave={setup.save}
        />
      )}
    </div>
  )
}

const LONGEST_NAME = 80

/** Asks for the name; without one nothing is saved. */
function NameDialog({
  onClose,
  onSave,
}: {
  readonly onClose: () => void
  readonly onSave: (name: string) => void
}) {
  const form = useForm({ initial: { name: '' } })
  const save = form.handleSubmit(({ name }) => {
    const given = name.trim()
    if (given !== '') onSave(given)
    onClose()
  })
  return (
    <FormDialog
      title="Save Preset"
      maxWidth={420}
      submit={{ form, onSubmit: (event) => void save(event), pending: false }}
      submitLabel="Save"
      pendingLabel="Saving"
      onClose={onClose}
    >
      <TextField
        form={form}
        name="name"
        label="Preset name"
        hint="Replaces a preset with the same name."
        maxLength={LONGEST_NAME}
        autoComplete="off"
      />
    </FormDialog>
  )
}
