/* What came of a layout, in words. */
import type { LayoutResult } from '@/plan/types'
import { count } from '@/features/planner/messages'

/** `118 of 150 guests seated: 15 tables.`, or `120 seats at 15 tables.` when no number was wished. */
export function resultWords({ seats, tables, wished }: LayoutResult): string {
  const at = tables === 0 ? '' : ` at ${count(tables, 'table')}`
  if (wished === undefined) return `${count(seats, 'seat')}${at}.`
  const seated = Math.min(seats, wished)
  return `${String(seated)} of ${count(wished, 'guest')} seated${at}.`
}
