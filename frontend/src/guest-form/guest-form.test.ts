/* Conditions, checks and kept answers of a designed form, on values. */
import { beforeAll, expect, test } from 'vitest'
import type { FormField } from '@/api/guest-form'
import { noAnswers, withoutContradiction, type FormAnswers } from '@/guest-form/answers'
import { checkAnswers, checkPerson } from '@/guest-form/check-answers'
import { labelIn, optionIn } from '@/guest-form/default-words'
import { fittingValues } from '@/guest-form/fitting-answers'
import { form as german } from '@/guest-form/languages/de'
import { fieldsFor } from '@/guest-form/person-fields'
import { formTranslations } from '@/guest-form/translations'
import { visibleFields, visibleValues } from '@/guest-form/visible-fields'

beforeAll(() => {
  formTranslations.set('de', german)
})

function aField(id: string, fields: Partial<FormField> = {}): FormField {
  return { id, type: 'text', label: id, required: false, per: 'guest', ...fields }
}

function answers(fields: Partial<FormAnswers>): FormAnswers {
  return { ...noAnswers, attending: 'attending', ...fields }
}

const meal = aField('meal', { type: 'select', options: ['Fish', 'Vegan'] })
const wine = aField('wine', { showIf: { field: 'meal', is: ['Fish'] } })
const year = aField('year', { showIf: { field: 'wine', is: ['Red'] } })
const idsOf = (fields: readonly FormField[]) => fields.map(({ id }) => id)

test('a question is asked when an earlier answer is one of those it waits for', () => {
  const fields = [meal, wine]
  expect(idsOf(visibleFields(fields, 'guest', answers({})))).toEqual(['meal'])
  expect(idsOf(visibleFields(fields, 'guest', answers({ values: { meal: 'Fish' } })))).toEqual([
    'meal',
    'wine',
  ])
})

test('a hidden question counts as unanswered for those that depend on it', () => {
  const values = { meal: 'Vegan', wine: 'Red' }
  expect(idsOf(visibleFields([meal, wine, year], 'guest', answers({ values })))).toEqual(['meal'])
})

test('conditions read the built-in answer, single boxes and several choices', () => {
  const bus = aField('bus', { type: 'checkbox', showIf: { field: 'attending', is: ['attending'] } })
  const stop = aField('stop', { showIf: { field: 'bus', is: ['yes'] } })
  const days = aField('days', { type: 'checkbox', options: ['Fri', 'Sat'] })
  const room = aField('room', { showIf: { field: 'days', is: ['Sat'] } })
  const fields = [bus, stop, days, room]
  const values = { bus: true, days: ['Fri', 'Sat'] }
  expect(idsOf(visibleFields(fields, 'guest', answers({ values })))).toEqual(idsOf(fields))
  expect(idsOf(visibleFields(fields, 'guest', answers({ attending: 'declined', values })))).toEqual(
    ['days', 'room'],
  )
})

test('a question to the party depends on its own answers and on whether anyone comes', () => {
  const hotel = aField('hotel', {
    type: 'checkbox',
    per: 'party',
    showIf: { field: 'attending', is: ['attending'] },
  })
  const rooms = aField('rooms', { per: 'party', showIf: { field: 'hotel', is: ['yes'] } })
  const people = [answers({ attending: 'declined' }), answers({})]
  const party = { ...noAnswers, values: { hotel: true } }
  const asked = visibleFields([meal, hotel, rooms], 'party', party, { people })
  expect(idsOf(asked)).toEqual(['hotel', 'rooms'])
  expect(visibleFields([hotel], 'party', party, { people: people.slice(0, 1) })).toEqual([])
})

test('a guest who declines is not asked what to eat, and has to say no more than the name', () => {
  const fields = ['firstName', 'dietary', 'shuttle'].map((id) => aField(id, { required: true }))
  const required = (attending: FormAnswers['attending']) =>
    visibleFields(fields, 'guest', answers({ attending }))
      .filter((field) => field.required)
      .map(({ id }) => id)
  expect(required('attending')).toEqual(['firstName', 'dietary', 'shuttle'])
  expect(required('maybe')).toEqual(['firstName'])
  expect(idsOf(visibleFields(fields, 'guest', answers({ attending: 'declined' })))).toEqual([
    'firstName',
    'shuttle',
  ])
})

test('only answers to questions that are asked are sent, without blank ones', () => {
  expect(visibleValues([meal], { meal: ' Fish ', wine: 'Red' })).toEqual({ meal: 'Fish' })
  expect(visibleValues([meal], { meal: '  ' })).toEqual({})
})

test('missing, malformed and long answers are named', () => {
  const fields = [
    aField('firstName', { label: 'First Name', required: true }),
    aField('email', { type: 'email', required: true }),
    aField('terms', { type: 'checkbox', required: true }),
    aField('note'),
  ]
  const values = { firstName: ' ', email: 'ana@', note: 'x'.repeat(201) }
  expect(checkAnswers(fields, answers({ values }), 'en')).toEqual({
    firstName: 'First Name: please fill this in',
    email: 'Please enter an email address such as name@example.com',
    terms: 'Please tick this box to continue',
    note: 'Please use at most 200 characters',
  })
  expect(checkAnswers(fields, answers({ values }), 'de')).toMatchObject({
    firstName: 'Vorname: bitte ausfüllen',
  })
})

test('a question that ends with a mark is named without it', () => {
  const fields = [
    aField('q-meal', {
      type: 'select',
      label: 'What for dinner?',
      options: ['Fish'],
      required: true,
    }),
  ]
  expect(checkAnswers(fields, answers({}), 'en')).toEqual({
    'q-meal': 'What for dinner: please choose an answer',
  })
})

test('whether a person comes has to be said', () => {
  expect(Object.keys(checkPerson([], noAnswers, 'en'))).toEqual(['$attending'])
  expect(checkPerson([], answers({}), 'en')).toEqual({})
})

test('dietary needs are not sent without consent; “None” says nothing', () => {
  const fields = [aField('dietary', { type: 'select', options: ['None', 'Vegan'] })]
  const vegan = answers({ values: { dietary: 'Vegan' } })
  expect(Object.keys(checkAnswers(fields, vegan, 'en'))).toEqual(['$consent'])
  expect(checkAnswers(fields, { ...vegan, consent: true }, 'en')).toEqual({})
  expect(checkAnswers(fields, answers({ values: { dietary: 'None' } }), 'en')).toEqual({})
  expect(checkAnswers(fields, answers({ values: { dietary: ['None'] } }), 'en')).toEqual({})
})

test.each([
  [['Vegan'], ['None', 'Vegan'], ['None']],
  [['None'], ['None', 'Vegan'], ['Vegan']],
  [['Keine'], ['Keine', 'Vegan'], ['Vegan']],
  [['Vegan'], ['Vegan', 'Halal'], ['Vegan', 'Halal']],
  [['None'], [], []],
])('with %j chosen, %j becomes %j', (before, chosen, result) => {
  expect(withoutContradiction(before, chosen)).toEqual(result)
})

test('a member of a party is not asked for the name, and a plus-one needs a first name only', () => {
  const fields = ['firstName', 'lastName', 'email', 'meal'].map((id) =>
    aField(id, { required: true }),
  )
  expect(idsOf(fieldsFor('member', fields))).toEqual(['email', 'meal'])
  const required = fieldsFor('plusOne', fields).filter((field) => field.required)
  expect(idsOf(required)).toEqual(['firstName', 'meal'])
})

test('after a change of the form, what still fits stays', () => {
  const days = aField('days', { type: 'checkbox', options: ['Sat', 'Sun'] })
  const dietary = aField('dietary', { type: 'checkbox', options: ['None', 'Vegan'] })
  expect(
    fittingValues([meal, days, dietary, aField('name')], {
      meal: 'Meat',
      days: ['Fri', 'Sat'],
      // Chosen while the question was a select.
      dietary: 'Vegan',
      name: 'Ana',
      gone: 'x',
    }),
  ).toEqual({ days: ['Sat'], dietary: ['Vegan'], name: 'Ana' })
})

test('default questions are translated, those of the organiser are not', () => {
  expect(labelIn('de', aField('firstName', { label: 'First Name' }))).toBe('Vorname')
  expect(labelIn('de', aField('firstName', { label: 'Given name' }))).toBe('Given name')
  expect(labelIn('de', aField('q1', { label: 'Mobile' }))).toBe('Mobile')
  expect(optionIn('de', aField('dietary'), 'Vegetarian')).toBe('Vegetarisch')
})
