/* Colours of people are steady, and can be read in light and dark. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

import { COLOURS, colourOf } from '@/canvas/presence/colours'

function tokens(file: string, theme: 'light' | 'dark'): Map<string, string> {
  const css = readFileSync(resolve(process.cwd(), file), 'utf8')
  const block = css.split("[data-theme='dark']")[theme === 'light' ? 0 : 1] ?? ''
  return new Map(
    [...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

/** Relative luminance of WCAG. */
function luminance(colour = ''): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['light', 'dark'] as const)('names and outlines can be read in the %s theme', (theme) => {
  const people = tokens('src/canvas/presence/tokens.css', theme)
  const page = tokens('src/styles.css', theme)
  for (let number = 1; number <= COLOURS; number += 1) {
    const colour = people.get(`person-${String(number)}`)
    expect(contrast(colour, people.get('on-person')), `name ${String(number)}`).toBeGreaterThan(4.5)
    for (const ground of ['plan-floor', 'plan-outside', 'table-fill']) {
      expect(contrast(colour, page.get(ground)), `${ground} ${String(number)}`).toBeGreaterThan(3)
    }
  }
})

test('a person has the same colour everywhere, and people differ', () => {
  expect(colourOf('user-1')).toBe(colourOf('user-1'))
  const several = Array.from({ length: 40 }, (_, index) => colourOf(`user-${String(index)}`))
  expect(new Set(several).size).toBe(COLOURS)
})
