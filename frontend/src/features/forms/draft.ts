/* What an organiser makes of a form until it is saved. All functions return new values. */
import type { FieldType, FormField, ShowIf } from '@/api/guest-form'
import type { FormDesign, FormInput, InvitationForm } from '@/api/invitation-form'
import {
  cleanOptions,
  isFixedField,
  isMealField,
  isOwnField,
  newFieldId,
  takesOptions,
} from '@/features/forms/fields'

/** A form with the version it was made from. Blank options are those being typed. */
export type FormDraft = FormDesign & { version: number }

/** Changes the questions of a draft. */
export type ChangeFields = (next: (fields: readonly FormField[]) => FormField[]) => void

/** Returns the saved form as it is edited. */
export function draftOf({
  title,
  description,
  fields,
  settings,
  version,
}: InvitationForm): FormDraft {
  return { title, description, fields, settings, version }
}

/** Returns whether saving would change the form. */
export function isChanged(draft: FormDraft, form: InvitationForm): boolean {
  return JSON.stringify(cleanDesign(draft)) !== JSON.stringify(cleanDesign(form))
}

/** Returns whether guests would be asked other questions. */
export function asksOtherwise(draft: FormDraft, form: InvitationForm): boolean {
  const asked = (fields: readonly FormField[]) => JSON.stringify(fields.map(cleanField))
  return asked(draft.fields) !== asked(form.fields)
}

/** Returns what is sent: texts without blanks around them, and only what the type of a question has. */
export function inputOf(draft: FormDraft): FormInput {
  return { ...cleanDesign(draft), version: draft.version }
}

function cleanDesign({ title, description, fields, settings }: FormDesign): FormDesign {
  const { autoAssignSeats, sendQRCode, open, waitingList, plusOnes } = settings
  const { capacity = null, opensAt = null } = settings
  return {
    title: title.trim(),
    description: description.trim(),
    fields: fields.map(cleanField),
    // In one order, so that two designs can be compared.
    settings: { autoAssignSeats, sendQRCode, open, waitingList, plusOnes, capacity, opensAt },
  }
}

function cleanField(field: FormField): FormField {
  const { id, type, label, required, placeholder = '', help = '', per, showIf } = field
  const options = takesOptions(field) ? cleanOptions(field) : []
  return {
    id,
    type,
    label: label.trim(),
    required,
    ...(placeholder.trim() === '' || takesOptions(field)
      ? {}
      : { placeholder: placeholder.trim() }),
    ...(help.trim() === '' ? {} : { help: help.trim() }),
    ...(options.length === 0 ? {} : { options }),
    per,
    ...(showIf === undefined
      ? {}
      : { showIf: { field: showIf.field, is: showIf.is.map((answer) => answer.trim()) } }),
    ...(isMealField(field) ? { isMeal: true } : {}),
  }
}

/** Changes one question. */
export function updateField(
  fields: readonly FormField[],
  id: string,
  change: (field: FormField) => FormField,
): FormField[] {
  return fields.map((field) => (field.id === id ? change(field) : field))
}

/** Changes the options. An option that is renamed keeps its name in the conditions of other questions. */
export function updateOptions(
  fields: readonly FormField[],
  id: string,
  options: string[],
): FormField[] {
  const before = fields.find((field) => field.id === id)?.options ?? []
  const renamed = renaming(before, options)
  return fields.map((field) => {
    if (field.id === id) return { ...field, options }
    if (renamed === undefined || field.showIf?.field !== id) return field
    const is = field.showIf.is.map((answer) =>
      answer === renamed.from.trim() ? renamed.to.trim() : answer,
    )
    return { ...field, showIf: { field: id, is } }
  })
}

/** Returns the one line that differs, when both have the same number of lines. */
function renaming(before: readonly string[], after: readonly string[]) {
  if (before.length !== after.length) return undefined
  const changed = before.flatMap((from, index) => {
    const to = after[index] ?? from
    return to === from ? [] : [{ from, to }]
  })
  return changed.length === 1 ? changed[0] : undefined
}

/** Changes the type; the options stay in case the old type returns. */
export function retype(field: FormField, type: FieldType): FormField {
  return { ...field, type }
}

/** Adds a question after another one, or at the end. */
export function insertAfter(
  fields: readonly FormField[],
  id: string | undefined,
  field: FormField,
): FormField[] {
  const at = fields.findIndex((other) => other.id === id)
  return at === -1
    ? [...fields, field]
    : [...fields.slice(0, at + 1), field, ...fields.slice(at + 1)]
}

/** Moves a question; positions beyond the ends do nothing. */
export function moveField(fields: readonly FormField[], from: number, to: number): FormField[] {
  const moved = fields[from]
  if (moved === undefined || to < 0 || to >= fields.length) return [...fields]
  const rest = fields.filter((_, index) => index !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

/** Returns a copy as a question of its own; a copy of a field of the guest is not written to the guest. */
export function copyOf(field: FormField): FormField {
  return {
    ...field,
    id: newFieldId(),
    label: `${field.label} (copy)`,
    ...(field.options === undefined ? {} : { options: [...field.options] }),
  }
}

/** What Undo needs: the question, where it was, and the conditions that named it. */
type RemovedField = {
  field: FormField
  index: number
  conditions: { id: string; showIf: ShowIf }[]
}

/** Removes a question, and conditions that name it. Fixed questions stay. */
export function removeField(
  fields: readonly FormField[],
  id: string,
): { fields: FormField[]; removed: RemovedField } | undefined {
  const index = fields.findIndex((field) => field.id === id)
  const field = fields[index]
  if (field === undefined || isFixedField(field)) return undefined
  const conditions = fields.flatMap((other) =>
    other.showIf?.field === id ? [{ id: other.id, showIf: other.showIf }] : [],
  )
  const kept = fields
    .filter((other) => other.id !== id)
    .map((other) => (other.showIf?.field === id ? withoutCondition(other) : other))
  return { fields: kept, removed: { field, index, conditions } }
}

/** Restores a removed question. Conditions that were set after the removal stay. */
export function restoreField(
  fields: readonly FormField[],
  { field, index, conditions }: RemovedField,
): FormField[] {
  if (fields.some(({ id }) => id === field.id)) return [...fields]
  const again = fields.map((other) => {
    const showIf = conditions.find(({ id }) => id === other.id)?.showIf
    return showIf === undefined || other.showIf !== undefined ? other : { ...other, showIf }
  })
  return [...again.slice(0, index), field, ...again.slice(index)]
}

/** Removes the condition, so that the question is always asked. */
export function withoutCondition({ showIf: _, ...field }: FormField): FormField {
  return field
}

/** Whether the question may be asked once for a party: what is written to a guest may not. */
export function mayBePerParty(field: FormField): boolean {
  return !isOwnField(field)
}
