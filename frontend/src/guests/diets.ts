/* Meals and dietary needs as they are read, filtered and counted. */
import type { Guest } from '@/api/schema'

/** “Vegan, Nut Allergy”, in the spellings that lists count by; empty without a need. */
export function dietText({ diets }: Pick<Guest, 'diets'>): string {
  return diets.join(', ')
}

/** Whether it is known what a guest eats. */
export function hasMeal({ meal, diets }: Pick<Guest, 'meal' | 'diets'>): boolean {
  return meal !== '' || diets.length > 0
}

/** Returns whether a need is an allergy, in the languages of the guest pages. */
export function isAllergy(diet: string): boolean {
  return /all?[eé]rg/i.test(diet)
}

/** Returns the dishes of a meal, which semicolons separate: their names have commas. */
export function dishesOf({ meal }: Pick<Guest, 'meal'>): string[] {
  return meal
    .split(';')
    .map((dish) => dish.trim().replace(/\s+/g, ' '))
    .filter((dish) => dish !== '')
}
