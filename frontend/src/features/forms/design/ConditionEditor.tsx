/* “Show only if …”: the question is asked only after certain answers to an earlier one. */
import type { FormField } from '@/api/guest-form'
import { subjectsFor, validAnswers, type Subject } from '@/features/forms/conditions'
import { SwitchRow } from '@/features/forms/controls'
import { updateField, withoutCondition, type ChangeFields } from '@/features/forms/draft'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'

type Props = {
  field: FormField
  fields: readonly FormField[]
  error: string | undefined
  onChange: ChangeFields
}

export function ConditionEditor({ field, fields, error, onChange }: Props) {
  const { showIf } = field
  const subjects = subjectsFor(
    fields,
    fields.findIndex(({ id }) => id === field.id),
  )
  const subject = subjects.find(({ id }) => id === showIf?.field)
  const set = (next: FormField['showIf']) => {
    onChange((present) =>
      updateField(present, field.id, (one) =>
        next === undefined ? withoutCondition(one) : { ...one, showIf: next },
      ),
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <SwitchRow
        label="Show only if …"
        hint="Ask this question only after certain answers to an earlier one."
        checked={showIf !== undefined}
        onChange={(on) => {
          set(on ? firstCondition(subjects) : undefined)
        }}
      />
      {showIf !== undefined && (
        <div className="flex flex-col gap-3 rounded-control bg-surface-2 p-4">
          <SubjectSelect
            subjects={subjects}
            subject={subject}
            error={error}
            onChange={(chosen) => {
              set({ field: chosen.id, is: firstAnswer(chosen) })
            }}
          />
          {subject !== undefined && (
            <fieldset className="min-w-0">
              <legend className="text-sm font-medium">is answered with any of</legend>
              {subject.answers.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  label={<bdi>{label}</bdi>}
                  checked={showIf.is.includes(value)}
                  onChange={(on) => {
                    const others = validAnswers(showIf, subject).filter((one) => one !== value)
                    set({ field: subject.id, is: on ? [...others, value] : others })
                  }}
                />
              ))}
            </fieldset>
          )}
        </div>
      )}
    </div>
  )
}

type SubjectSelectProps = {
  subjects: readonly Subject[]
  subject: Subject | undefined
  error: string | undefined
  onChange: (subject: Subject) => void
}

function SubjectSelect({ subjects, subject, error, onChange }: SubjectSelectProps) {
  return (
    <Field label="Question" error={error}>
      {(control) => (
        <Select
          {...control}
          value={subject?.id ?? ''}
          onChange={(event) => {
            const chosen = subjects.find(({ id }) => id === event.target.value)
            if (chosen !== undefined) onChange(chosen)
          }}
        >
          {subject === undefined && <option value="">Choose a question</option>}
          {subjects.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** The nearest question, since a condition is mostly about the one just before. */
function firstCondition(subjects: readonly Subject[]): FormField['showIf'] {
  const nearest = subjects.at(-1)
  return nearest === undefined ? undefined : { field: nearest.id, is: firstAnswer(nearest) }
}

function firstAnswer({ answers }: Subject): string[] {
  return answers.slice(0, 1).map(({ value }) => value)
}
