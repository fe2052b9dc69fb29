import { expect, test } from 'vitest'
import type { QuestionSummary } from '@/api/answers'
import { isAboutMeals } from '@/guests/meal-words'
import { sortQuestions } from '@/features/answers/meals'

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

const unmarked: ReadonlySet<string> = new Set()

test('the kitchen gets the meals and then the dietary requirements', () => {
  const { meals, others } = sortQuestions(
    [
      question('dietary', 'Dietary Requirements'),
      question('q-1', 'What would you like for dinner?'),
      question('q-2', 'Hauptgang'),
      question('q-3', 'Which coach?'),
    ],
    unmarked,
  )
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
  const { meals, others } = sortQuestions(
    [note, question('email', 'Email', { type: 'email' })],
    unmarked,
  )
  expect(meals).toEqual([])
  expect(others).toEqual([note])
})

test('a form that marks its meals is not guessed at, and a marked text is a meal as well', () => {
  const text: QuestionSummary = {
    id: 'q-1',
    label: 'What may we cook for you?',
    type: 'text',
    per: 'guest',
    versions: [1],
    answered: 1,
    texts: 1,
  }
  const { meals, others } = sortQuestions(
    [question('dietary', 'Dietary Requirements'), question('q-2', 'Lunch slot'), text],
    new Set(['q-1']),
  )
  expect(meals.map(({ id }) => id)).toEqual(['q-1', 'dietary'])
  expect(others.map(({ id }) => id)).toEqual(['q-2'])
})

test.each(['Main course', 'Menü', 'Choose your food', 'Entrée'])('%j is about meals', (label) => {
  expect(isAboutMeals(label)).toBe(true)
})

test.each(['Coach', 'Messen', 'Discourse', ''])('%j is not about meals', (label) => {
  expect(isAboutMeals(label)).toBe(false)
})
