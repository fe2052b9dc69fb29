/* One question, edited in place. */
import { Copy, Trash2 } from 'lucide-react'
import type { FormField } from '@/api/guest-form'
import { formLimits, type FormProblems } from '@/features/forms/check'
import { ConditionEditor } from '@/features/forms/design/ConditionEditor'
import { MealMark } from '@/features/forms/design/MealMark'
import { nameOf, type FieldActions } from '@/features/forms/design/use-field-actions'
import {
  mayBePerParty,
  retype,
  updateField,
  updateOptions,
  type ChangeFields,
} from '@/features/forms/draft'
import {
  fieldTypes,
  isFixedField,
  isOwnField,
  maxFields,
  mayBeMeal,
  takesOptions,
} from '@/features/forms/fields'
import { SwitchRow } from '@/features/forms/controls'
import { formMessages } from '@/features/forms/messages'
import { Card, CardHeader } from '@/ui/Card'
import { Field } from '@/ui/Field'
import { IconButton } from '@/ui/IconButton'
import { Input } from '@/ui/Input'
import { Segmented } from '@/ui/Segmented'
import { Select } from '@/ui/Select'
import { Textarea } from '@/ui/Textarea'

type Props = {
  field: FormField
  fields: readonly FormField[]
  /** The saved form does not have the question. */
  isNew: boolean
  problems: FormProblems
  actions: FieldActions
  onChange: ChangeFields
}

export function FieldEditor({ field, fields, isNew, problems, actions, onChange }: Props) {
  const isFixed = isFixedField(field)
  const problem = (part: string) => problems.get(`${field.id}.${part}`)
  const set = (part: Partial<FormField>) => {
    onChange((present) => updateField(present, field.id, (one) => ({ ...one, ...part })))
  }
  return (
    <section aria-label={`Edit ${nameOf(field)}`} data-editor-of={field.id} className="min-w-0">
      <Card>
        <CardHeader
          level={3}
          title={<bdi>{nameOf(field)}</bdi>}
          text={
            isOwnField(field) ? 'The answer is written to the guest in the guest list.' : undefined
          }
          actions={<EditorActions field={field} fields={fields} actions={actions} />}
        />
        <div className="flex flex-col gap-4 px-5 pb-5">
          <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_12rem]">
            <Field label="Question" required error={problem('label')}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={formLimits.label}
                  value={field.label}
                  onChange={(event) => {
                    set({ label: event.target.value })
                  }}
                />
              )}
            </Field>
            <TypeSelect
              field={field}
              error={problem('type')}
              onChange={(next) => {
                onChange((present) => updateField(present, field.id, (one) => retype(one, next)))
              }}
            />
          </div>
          <Texts field={field} problem={problem} onChange={set} />
          {takesOptions(field) && (
            <Options field={field} error={problem('options')} onChange={onChange} />
          )}
          <SwitchRow
            label="Required"
            hint={isFixed ? 'Every form asks for it.' : 'Guests cannot skip this question.'}
            checked={field.required}
            disabled={isFixed}
            onChange={(required) => {
              set({ required })
            }}
          />
          {mayBeMeal(field) && (
            <MealMark
              field={field}
              isNew={isNew}
              onChange={(isMeal) => {
                set({ isMeal })
              }}
            />
          )}
          {mayBePerParty(field) && (
            <Segmented
              legend="Who is asked"
              className="max-w-xs"
              value={field.per}
              options={perOptions}
              onChange={(per) => {
                set({ per })
              }}
            />
          )}
          {!isFixed && (
            <ConditionEditor
              field={field}
              fields={fields}
              error={problem('showIf')}
              onChange={onChange}
            />
          )}
        </div>
      </Card>
    </section>
  )
}

const perOptions = [
  { value: 'guest', label: 'Every guest' },
  { value: 'party', label: 'Once per party' },
] as const

type EditorActionsProps = Pick<Props, 'field' | 'fields' | 'actions'>

function EditorActions({ field, fields, actions }: EditorActionsProps) {
  return (
    <>
      <IconButton
        label="Duplicate"
        inactive={
          isFixedField(field)
            ? 'Every form asks for it once.'
            : fields.length >= maxFields
              ? formMessages.tooManyFields(maxFields)
              : undefined
        }
        onClick={() => {
          actions.duplicate(field)
        }}
      >
        <Copy aria-hidden />
      </IconButton>
      <IconButton
        label="Remove"
        variant="danger-ghost"
        inactive={isFixedField(field) ? 'Every form asks for it.' : undefined}
        onClick={() => {
          actions.remove(field)
        }}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </>
  )
}

type TypeSelectProps = {
  field: FormField
  error: string | undefined
  onChange: (type: FormField['type']) => void
}

function TypeSelect({ field, error, onChange }: TypeSelectProps) {
  return (
    <Field label="Answer type" error={error}>
      {(control) => (
        <Select
          {...control}
          value={field.type}
          disabled={isFixedField(field)}
          onChange={(event) => {
            const chosen = fieldTypes.find(({ type }) => type === event.target.value)
            if (chosen !== undefined) onChange(chosen.type)
          }}
        >
          {fieldTypes.map(({ type, label }) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type TextsProps = {
  field: FormField
  problem: (part: string) => string | undefined
  onChange: (part: Partial<FormField>) => void
}

function Texts({ field, problem, onChange }: TextsProps) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Field label="Help text" optional error={problem('help')}>
        {(control) => (
          <Input
            {...control}
            maxLength={formLimits.help}
            value={field.help ?? ''}
            onChange={(event) => {
              onChange({ help: event.target.value })
            }}
          />
        )}
      </Field>
      {!takesOptions(field) && (
        <Field label="Placeholder" optional error={problem('placeholder')}>
          {(control) => (
            <Input
              {...control}
              maxLength={formLimits.placeholder}
              value={field.placeholder ?? ''}
              onChange={(event) => {
                onChange({ placeholder: event.target.value })
              }}
            />
          )}
        </Field>
      )}
    </div>
  )
}

type OptionsProps = { field: FormField; error: string | undefined; onChange: ChangeFields }

function Options({ field, error, onChange }: OptionsProps) {
  const options = field.options ?? []
  return (
    <Field
      label="Options"
      required={field.type === 'select'}
      error={error}
      hint={
        field.type === 'select'
          ? 'One per line. Guests choose one of them.'
          : 'One per line. Guests can tick several. Without options, there is a single checkbox.'
      }
    >
      {(control) => (
        <Textarea
          {...control}
          rows={Math.min(Math.max(options.length + 1, 4), 12)}
          value={options.join('\n')}
          onChange={(event) => {
            const text = event.target.value
            onChange((present) =>
              updateOptions(present, field.id, text === '' ? [] : text.split('\n')),
            )
          }}
        />
      )}
    </Field>
  )
}
