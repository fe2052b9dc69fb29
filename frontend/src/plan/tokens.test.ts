/* The colours of the page are those of the plan's own palette, which writes files and prints. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { facts } from '@/generated/facts.gen'
import { loadBuiltModule } from '@/plan/testing/wasm'

/** Variables by name, for the light and the dark block of a sheet. */
function variables(file: string): { light: Map<string, string>; dark: Map<string, string> } {
  const css = readFileSync(resolve(process.cwd(), file), 'utf8')
  const [light = '', dark = ''] = css.split("[data-theme='dark']")
  const read = (block: string): Map<string, string> =>
    new Map(
      [...block.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name = '', value = '']) => [
        name,
        value.toLowerCase(),
      ]),
    )
  return { light: read(light), dark: read(dark) }
}

/** Relative luminance of WCAG. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

describe('colour tokens', () => {
  it('are_the_palette_of_the_plan_in_both_themes', async () => {
    await loadBuiltModule()
    const { palette } = await import('@/generated/wasm/browser.js')
    const sheets = [variables('src/styles.css'), variables('src/plan/tokens.css')]
    const find = (theme: 'light' | 'dark', token: string): string | undefined =>
      sheets.map((sheet) => sheet[theme].get(token)).find((value) => value !== undefined)
    const missing = palette().filter(
      ({ token, light, dark }) =>
        find('light', token) !== light.toLowerCase() || find('dark', token) !== dark.toLowerCase(),
    )
    expect(missing).toEqual([])
    expect(palette().length).toBeGreaterThan(20)
  })

  it('are_the_shades_of_the_default_colour_of_events', () => {
    const sheet = variables('src/styles.css')
    for (const theme of ['light', 'dark'] as const) {
      const { fill, onFill, ink, soft, line } = facts.defaultShades[theme]
      const names = ['fill', 'on-fill', 'ink', 'soft', 'line']
      expect(names.map((name) => sheet[theme].get(`event-${name}`))).toEqual([
        fill,
        onFill,
        ink,
        soft,
        line,
      ])
    }
  })

  it.each([
    ['text', 'bg', 4.5],
    ['text-muted', 'surface-2', 4.5],
    ['accent', 'accent-soft', 4.5],
    ['on-accent', 'accent', 4.5],
    ['event-on-fill', 'event-fill', 4.5],
    ['event-ink', 'event-soft', 4.5],
    ['event-ink', 'surface', 4.5],
    ['event-ink', 'bg', 4.5],
    ['event-fill', 'surface-2', 3],
    ['event-line', 'event-soft', 3],
    ['on-note', 'note', 4.5],
    ['note', 'bg', 3],
  ])('%s_on_%s_has_a_contrast_of_at_least_%s_in_both_themes', (ink, ground, least) => {
    const sheet = variables('src/styles.css')
    for (const theme of ['light', 'dark'] as const) {
      const [a, b] = [ink, ground].map((name) => luminance(sheet[theme].get(name) ?? ''))
      const [dark, light] = [Math.min(a!, b!), Math.max(a!, b!)]
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(least)
    }
  })
})
