/* Dietary needs as they are filtered and counted. */

/** The same need in one spelling: “vegan ” and “Vegan” are one; an empty text is no need. */
export function dietText(dietary: string): string {
  const text = dietary.trim().replace(/\s+/g, ' ').toLocaleLowerCase()
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
