/* The real WebAssembly plan for tests, read from the build; src/testing/require-wasm.ts refuses a run without it. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { moduleOf, type PlanModule } from '@/plan/session'

const FILE = resolve(process.cwd(), 'src/generated/wasm/browser_bg.wasm')

export async function loadBuiltModule(): Promise<PlanModule> {
  const wasm = await import('@/generated/wasm/browser.js')
  wasm.initSync({ module: readFileSync(FILE) })
  return moduleOf(wasm)
}

/** A hall with rows of round tables, `chairs` at each. */
export function hallJson(tables: number, chairs: number): string {
  const perRow = 20
  const elements = Array.from({ length: tables }, (_, index) => ({
    id: `table-${String(index + 1)}`,
    type: 'round',
    x: 60 + (index % perRow) * 220,
    y: 60 + Math.floor(index / perRow) * 220,
    width: 120,
    height: 120,
    rotation: 0,
    chairs,
    tableNumber: index + 1,
    label: `Table ${String(index + 1)}`,
  }))
  return JSON.stringify({
    version: '1.0.0',
    canvas: { venueWidth: 200, venueHeight: 150 },
    elements,
  })
}
