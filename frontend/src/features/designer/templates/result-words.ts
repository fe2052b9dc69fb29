/* What came of a layout, in words. */
import type { LayoutResult } from '@/plan/types'
import { count } from '@/canvas/text/messages'

/** `118 seats for 150 guests at 15 tables.`, or `120 seats at 15 tables.` when no number was wished. */
export function resultWords({ seats, tables, wished }: LayoutResult): string {
  const at = tables === 0 ? '' : ` at ${count(tables, 'table')}`
  const wish = wished === undefined ? '' : ` for ${count(wished, 'guest')}`
  return `${count(seats, 'seat')}${wish}${at}.`
}
