/* What is made of a form before it is saved: order, conditions, options, what is sent and what is wrong. */
import { expect, test } from 'vitest'
import type { FormField } from '@/api/guest-form'
import { checkForm, placesOf, wrongFields } from '@/features/forms/check'
import { conditionText, subjectsFor } from '@/features/forms/conditions'
import {
  asksOtherwise,
  copyOf,
  draftOf,
  inputOf,
  insertAfter,
  isChanged,
  moveField,
  removeField,
  restoreField,
  updateField,
  updateOptions,
} from '@/features/forms/draft'
import { newFieldId, unusedOwnFields } from '@/features/forms/fields'
import { aField, aForm, dance, nameFields, song } from '@/features/forms/testing/builders'

const fields = aForm().fields
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('a question is moved and others keep their order; beyond the ends nothing moves', () => {
  expect(ids(moveField(fields, 4, 0))).toEqual([
    'q-song',
    'firstName',
    'lastName',
    'email',
    'q-dance',
  ])
  expect(ids(moveField(fields, 0, 5))).toEqual(ids(fields))
  expect(ids(moveField(fields, 0, -1))).toEqual(ids(fields))
})

test('a removed question comes back in its place, with the conditions that named it', () => {
  const { fields: without, removed } = removeField(fields, 'q-dance')!
  expect(without.at(-1)).not.toHaveProperty('showIf')
  expect(restoreField(without, removed)).toEqual(fields)
})

test('a condition that was set after the removal stays when Undo brings the question back', () => {
  const { fields: without, removed } = removeField(fields, 'q-dance')!
  const showIf = { field: 'attending', is: ['maybe'] }
  const changed = updateField(without, 'q-song', (field) => ({ ...field, showIf }))
  expect(restoreField(changed, removed).at(-1)?.showIf).toEqual(showIf)
})

test('names and email cannot be removed', () => {
  expect(removeField(fields, 'email')).toBeUndefined()
})

test('a copy is a question of its own after the first', () => {
  const copy = copyOf(dance)
  expect(copy.id).not.toBe('q-dance')
  expect(ids(insertAfter(fields, 'q-dance', copy)).indexOf(copy.id)).toBe(4)
})

test('ids of new questions fit the wire and differ', () => {
  const made = Array.from({ length: 200 }, newFieldId)
  expect(new Set(made).size).toBe(200)
  expect(made.every((id) => /^[a-zA-Z0-9_-]{1,40}$/.test(id))).toBe(true)
})

test('a renamed option keeps its name in the conditions of other questions', () => {
  const meal = aField({ id: 'q-meal', type: 'select', options: ['Fish', 'Beef'] })
  const sauce = aField({ id: 'q-sauce', showIf: { field: 'q-meal', is: ['Beef'] } })
  const renamed = updateOptions([meal, sauce], 'q-meal', ['Fish', 'Veal'])
  expect(renamed[1]?.showIf?.is).toEqual(['Veal'])
  const added = updateOptions(renamed, 'q-meal', ['Fish', 'Lamb', 'Veal'])
  expect(added[1]?.showIf?.is).toEqual(['Veal'])
})

test('what is sent has no blanks, and only what the type of a question has', () => {
  const meal = aField({
    type: 'select',
    label: ' Meal ',
    placeholder: 'from before',
    help: ' ',
    options: [' Fish ', '', 'Beef'],
  })
  const text = aField({ id: 'q-2', options: ['from before'], placeholder: ' e.g. September' })
  const { fields: sent, version } = inputOf(draftOf(aForm({ fields: [meal, text] })))
  expect(sent).toEqual([
    aField({ type: 'select', label: 'Meal', options: ['Fish', 'Beef'] }),
    aField({ id: 'q-2', placeholder: 'e.g. September' }),
  ])
  expect(version).toBe(3)
})

test('a draft is changed once saving would change something', () => {
  const form = aForm()
  const draft = draftOf(form)
  expect(isChanged({ ...draft, title: `${draft.title} ` }, form)).toBe(false)
  expect(isChanged({ ...draft, title: 'Winter dinner' }, form)).toBe(true)
  expect(asksOtherwise({ ...draft, title: 'Winter dinner' }, form)).toBe(false)
  expect(asksOtherwise({ ...draft, fields: moveField(fields, 0, 1) }, form)).toBe(true)
})

test('conditions name earlier choices and the answer itself', () => {
  expect(ids(subjectsFor(fields, 4))).toEqual(['attending', 'q-dance'])
  expect(ids(subjectsFor(fields, 3))).toEqual(['attending'])
  expect(conditionText(fields, 4)).toBe('If “Staying to dance?” is Yes')
  expect(conditionText(fields, 3)).toBeUndefined()
  const perParty = updateField(fields, 'q-song', (field) => ({ ...field, per: 'party' }))
  expect(ids(subjectsFor(perParty, 4))).toEqual(['attending'])
})

test('each problem is named at its place', () => {
  const wrong = [
    ...nameFields,
    song,
    { ...dance, label: ' ' },
    aField({ id: 'q-a', type: 'select', options: [' '] }),
    aField({ id: 'q-b', type: 'select', options: ['Fish', 'Fish'] }),
    aField({ id: 'q-c', showIf: { field: 'q-b', is: ['Beef'] } }),
  ]
  const form = aForm({ fields: wrong, title: '' })
  const problems = checkForm({
    ...draftOf(form),
    settings: { ...form.settings, capacity: 0, plusOnes: Number.NaN },
  })
  expect([...problems.keys()]).toEqual([
    'title',
    'q-song.showIf',
    'q-dance.label',
    'q-a.options',
    'q-b.options',
    'q-c.showIf',
    'settings.plusOnes',
    'settings.capacity',
  ])
  expect([...wrongFields(problems, wrong)]).toEqual(['q-song', 'q-dance', 'q-a', 'q-b', 'q-c'])
  expect(checkForm(draftOf(aForm())).size).toBe(0)
})

test('problems of the server are kept by question, whatever its position becomes', () => {
  const problems = new Map([
    ['fields.4.label', 'Too long.'],
    ['settings.capacity', 'Too many.'],
  ])
  expect([...placesOf(problems, fields)]).toEqual([
    ['q-song.label', 'Too long.'],
    ['settings.capacity', 'Too many.'],
  ])
})

test('fields of the guest list that a form lacks can be added', () => {
  expect(ids(unusedOwnFields(fields))).toEqual([
    'mobile',
    'dietary',
    'specialRequests',
    'additionalInfo',
  ])
})

test.each([
  ['a text', {}, true],
  ['a select', { type: 'select', options: ['Fish'] }, true],
  ['boxes', { type: 'checkbox', options: ['Fish'] }, true],
  ['a single box', { type: 'checkbox' }, false],
  ['a long text', { type: 'textarea' }, false],
  ['a question to the party', { per: 'party' }, false],
  ['a field of the guest', { id: 'dietary' }, false],
] as const)('%s sent as a meal: %j, %j', (_, changes, isSent) => {
  const marked = aField({ ...changes, isMeal: true } as Partial<FormField>)
  const [sent] = inputOf(draftOf(aForm({ fields: [marked] }))).fields
  expect(sent?.isMeal).toBe(isSent ? true : undefined)
})
