/* How many guests sit at one table of a configuration: the one rule of the plan, asked with inches. */
import type { PlanModule } from '@/plan/session'
import type { LayoutConfig } from '@/plan/types'
import { UNITS_PER_INCH } from '@/canvas/text/units'

/** The most that fit, with `edge` plan units from chair to chair. */
export function mostAt(module: PlanModule, config: LayoutConfig, edge: number): number {
  const { tableType, tableSize, tableDepth = tableSize, arrangementType } = config
  return module.capacity(
    tableType,
    tableSize * UNITS_PER_INCH,
    tableDepth * UNITS_PER_INCH,
    arrangementType,
    edge,
  )
}

/** What a rental size is usually laid for, as far as the arrangement has places for them. */
export function usualAt(
  module: PlanModule,
  config: LayoutConfig,
  usual: number,
  edge: number,
): number {
  return Math.min(usual, mostAt(module, config, edge))
}
