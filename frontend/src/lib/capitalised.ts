/* Beside `words`, which pages for guests load. */

/** “In progress” for `in-progress`. */
export function capitalised(words: string): string {
  const text = words.replaceAll(/[-_]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
