import { expect, test } from 'vitest'
import type { QuestionSummary } from '@/api/answers'
import { sortQuestions } from '@/features/guests/answers/meals'

function question(
  id: string,
  label: string,
  fields: Partial<QuestionSummary> = {},
): QuestionSummary {
  return {
    id,
    label,
    type: 'select',
    per: 'guest',
    versions: [1],
    answered: 1,
    choices: [],
    ...fields,
  }
}

test('the kitchen gets the meals and then the dietary requirements', () => {
  const { meals, others } = sortQuestions([
    question('dietary', 'Dietary Requirements'),
    question('q-1', 'What would you like for dinner?'),
    question('q-2', 'Hauptgang'),
    question('q-3', 'Which coach?'),
  ])
  expect(meals.map(({ id }) => id)).toEqual(['q-1', 'q-2', 'dietary'])
  expect(others.map(({ id }) => id)).toEqual(['q-3'])
})

test('a text about food is no count, and names are left to the list of guests', () => {
  const note: QuestionSummary = {
    id: 'q-1',
    label: 'Anything about the meal?',
    type: 'text',
    per: 'guest',
    versions: [1],
    answered: 1,
    texts: 1,
  }
  const { meals, others } = sortQuestions([note, question('email', 'Email', { type: 'email' })])
  expect(meals).toEqual([])
  expect(others).toEqual([note])
})
