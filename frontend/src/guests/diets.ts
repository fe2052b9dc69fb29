/* Dietary needs as they are filtered and counted. */

/** The same need in one spelling: “vegan ” and “Vegan” are one; an empty text and “None” are no need. */
export function dietText(dietary: string): string {
  const text = dietary.trim().replace(/\s+/g, ' ').toLocaleLowerCase()
  if (text === 'none') return ''
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** Says whether a diet is about an allergy, in the languages of the guest pages. */
export function isAllergy(diet: string): boolean {
  return /all?[eé]rg/i.test(diet)
}
