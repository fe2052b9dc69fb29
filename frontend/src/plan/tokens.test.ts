/* The colours of the page are those of the plan's own palette, which writes files and prints. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

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
})
