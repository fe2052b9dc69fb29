/* Counts the rows of a list before it is sent, so that one that is too long is refused at once. */
import { facts } from '@/generated/facts.gen'

const mostGuests = facts.limits.guestsPerEventMax
/** Titles, headings and sums of a list beside its guests. */
const otherRows = 1_000

/** Returns how many rows a text has if they are more than an event takes guests; undefined for lists that fit. */
export async function rowsOverLimit(content: File | string): Promise<number | undefined> {
  if (typeof content !== 'string' && !/\.(csv|tsv|txt)$/i.test(content.name)) return undefined
  const text = typeof content === 'string' ? content : await content.text()
  const rows = countRows(text)
  return rows > mostGuests + otherRows ? rows : undefined
}

/** Counts the lines with text. Line breaks inside quoted cells are part of their row. */
export function countRows(text: string): number {
  // An odd number of quotes has one that means inches or is missing its end.
  const hasQuotedCells = (text.split('"').length - 1) % 2 === 0
  const unquoted = hasQuotedCells ? text.replace(/"[^"]*"/g, 'x') : text
  return unquoted.split(/\r\n?|\n/).filter((line) => line.trim() !== '').length
}
