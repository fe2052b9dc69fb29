/* Every colour that a body may have is a variable of the page, in both themes. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { isLiteral } from '@/plan/colours'
import { loadBuiltModule } from '@/plan/testing/wasm'

const SHEETS = ['src/styles.css', 'src/plan/tokens.css', 'src/features/designer/view3d/tokens.css']

function tokens(block: 0 | 1): Set<string> {
  const names = SHEETS.flatMap((file) => {
    const sheet = readFileSync(resolve(process.cwd(), file), 'utf8')
    const css = sheet.split("[data-theme='dark']")[block] ?? ''
    return [...css.matchAll(/--([a-z0-9-]+):/g)].map(([, name = '']) => name)
  })
  return new Set(names)
}

describe('the paints of the 3D view', () => {
  it('are_variables_of_the_page_in_both_themes', async () => {
    const module = await loadBuiltModule()
    const elements = module.catalogue().map(({ kind }, index) => ({
      id: `e${String(index)}`,
      type: kind,
      x: index * 10,
      y: 100,
    }))
    const session = module.open(JSON.stringify({ version: '1.0.0', elements }))
    const paints = new Set([
      ...session.solids().flatMap(({ parts }) => parts.map(({ paint }) => paint)),
      ...module.chairModels().map(({ paint }) => paint),
      ...[
        'solid-cushion',
        'solid-linen',
        'chair-assigned',
        'accent',
        'guide',
        'plan-outside',
        'surface',
        'text',
      ],
    ])
    session.free()
    expect(paints.size).toBeGreaterThan(30)
    for (const known of [tokens(0), tokens(1)]) {
      const missing = [...paints].filter((paint) => !isLiteral(paint) && !known.has(paint))
      expect(missing).toEqual([])
    }
  })
})
