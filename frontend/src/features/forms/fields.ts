/* The questions of a form: their types in words, the fields of the guest among them, and what a new one starts with. */
import type { FieldType, FormField } from '@/api/guest-form'

/** Most questions of a form. */
export const maxFields = 60

export const fieldTypes: readonly { type: FieldType; label: string; text: string }[] = [
  { type: 'text', label: 'Short text', text: 'One line' },
  { type: 'email', label: 'Email address', text: 'One address' },
  { type: 'select', label: 'Select', text: 'One of several options' },
  { type: 'textarea', label: 'Long text', text: 'Several lines' },
  { type: 'checkbox', label: 'Checkbox', text: 'Yes or no, or several options' },
]

/** “Long text” for `textarea`. */
export function typeLabel(type: FieldType): string {
  return fieldTypes.find((known) => known.type === type)?.label ?? type
}

/** The options of dietary requirements as the specification lists them. */
const diets = ['None', 'Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut Allergy', 'Other']

/* Answers to these are written to the guest. Their ids are the server's names. */
const ownFields: readonly FormField[] = [
  { id: 'firstName', type: 'text', label: 'First Name', required: true, per: 'guest' },
  { id: 'lastName', type: 'text', label: 'Last Name', required: true, per: 'guest' },
  { id: 'email', type: 'email', label: 'Email', required: true, per: 'guest' },
  { id: 'mobile', type: 'text', label: 'Mobile', required: false, per: 'guest' },
  {
    id: 'dietary',
    type: 'checkbox',
    label: 'Dietary Requirements',
    required: false,
    options: diets,
    per: 'guest',
  },
  {
    id: 'specialRequests',
    type: 'textarea',
    label: 'Special Requests',
    required: false,
    per: 'guest',
  },
  {
    id: 'additionalInfo',
    type: 'textarea',
    label: 'Additional Information',
    required: false,
    per: 'guest',
  },
]

const fixedIds: readonly string[] = ['firstName', 'lastName', 'email']

/** Whether the answer is written to the guest. */
export function isOwnField({ id }: Pick<FormField, 'id'>): boolean {
  return ownFields.some((own) => own.id === id)
}

/** Whether the question is always asked, and always required. */
export function isFixedField({ id }: Pick<FormField, 'id'>): boolean {
  return fixedIds.includes(id)
}

/** Whether the answer may become the meal of the guest. A single box has no dish to choose. */
export function mayBeMeal(field: FormField): boolean {
  if (isOwnField(field) || field.per === 'party') return false
  if (field.type === 'checkbox') return cleanOptions(field).length > 0
  return field.type === 'text' || field.type === 'select'
}

/** Whether the answer becomes the meal of the guest. */
export function isMealField(field: FormField): boolean {
  return field.isMeal === true && mayBeMeal(field)
}

/** The fields of the guest that a form does not ask for. */
export function unusedOwnFields(fields: readonly FormField[]): FormField[] {
  return ownFields.filter((own) => fields.every(({ id }) => id !== own.id))
}

/** Whether an answer is chosen from options. A checkbox without any is one box. */
export function takesOptions({ type }: Pick<FormField, 'type'>): boolean {
  return type === 'select' || type === 'checkbox'
}

/** The options as guests get them: without blank lines. */
export function cleanOptions({ options = [] }: Pick<FormField, 'options'>): string[] {
  return options.map((option) => option.trim()).filter((option) => option !== '')
}

/** Returns a question without words; they are typed next. */
export function blankField(type: FieldType): FormField {
  return { id: newFieldId(), type, label: '', required: false, per: 'guest' }
}

/**
 * Returns an id that no version of the form has had. Answers are stored by it, so that a removed question and a later one
 * must not share it.
 */
export function newFieldId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return `q-${[...bytes].map((byte) => (byte % 36).toString(36)).join('')}`
}
