import { expect, test } from 'vitest'
import type { FormField } from '@/api/guest-form'
import { mealChoices } from '@/features/guest-list/meal-choices'

test('meals of the form come first, then those that guests have besides', () => {
  const question = { id: 'q-1', type: 'select', label: '', required: false, per: 'guest' } as const
  const fields: FormField[] = [
    { ...question, isMeal: true, options: ['Risotto', 'Beef'] },
    { ...question, id: 'q-2', options: ['Coach', 'Car'] },
  ]
  const guests = ['Trout', '', 'Beef', 'Chicken'].map((meal) => ({ meal }))
  expect(mealChoices(fields, guests)).toEqual(['Risotto', 'Beef', 'Chicken', 'Trout'])
})
