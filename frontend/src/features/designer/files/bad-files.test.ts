/* Files that must not become the plan: refused in the plan's own words, or repaired with a note, and nothing changed yet. */
import { beforeAll, describe, expect, it } from 'vitest'

import { facts } from '@/generated/facts.gen'
import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { readReplacement } from '@/features/designer/files/replacement'
import { openBench } from '@/features/designer/testing/fixture'

const table = (field: string, value: string) =>
  `{"elements":[{"id":"t1","type":"round","${field}":${value}}]}`

const corners = (count: number) =>
  `{"shape":"irregular","points":[${Array.from({ length: count }, () => '{"x":1,"y":2}').join(',')}]}`

const elements = (count: number, one: string) =>
  `{"elements":[${Array.from({ length: count }, () => one).join(',')}]}`

const REFUSED: readonly (readonly [string, string, string])[] = [
  ['a number that is none', table('x', 'NaN'), 'Invalid floor plan file: '],
  ['an endless number', table('x', '-Infinity'), 'Invalid floor plan file: '],
  ['a number beyond all numbers', table('x', '1e999'), 'out of range'],
  ['what JavaScript prints for no number', table('x', 'null'), 'x must be a finite number'],
  ['a coordinate at the edge of numbers', table('x', '1e308'), 'x must be between'],
  ['an angle at the edge of numbers', table('rotation', '-1e308'), 'rotation must be between'],
  ['an object without a kind', '{"elements":[{"id":"a"}]}', 'type is missing'],
  ['20,001 elements', elements(20_001, '{}'), 'it has 20001 elements; the limit is 20000'],
  ['half a million chairs', elements(5000, '{"type":"round","chairs":100}'), '40000 seats'],
  ['more than 10 MB', ' '.repeat(facts.limits.planBytesMax + 1), 'it is larger than 10 MB'],
  ['an outline of 100,000 corners', `{"bounds":${corners(100_000)}}`, '100000 corners'],
  ['an aisle of 100,000 corners', `{"aisles":[${corners(100_000)}]}`, '100000 corners'],
  [
    '100,000 lists in each other',
    `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    'recursion limit',
  ],
  ['a page', '<!DOCTYPE html><script>alert(1)</script>', 'Invalid floor plan file'],
  ['a picture', '\u0089PNG\r\n\u001a\n', 'Invalid floor plan file'],
  ['nothing', '', 'Invalid floor plan file'],
]

const REPAIRED: readonly (readonly [string, string, string])[] = [
  ['a name that could be a path', '{"elements":[{"id":"../../x","type":"bar"}]}', 'id'],
  [
    'a drawing of a drawing of a drawing',
    `{"elements":[{"id":"p","type":"vector-image","svgContent":"<svg><g id='a'>${"<use href='#b'/>".repeat(100)}</g></svg>"}]}`,
    'svgContent',
  ],
  [
    'a drawing that names a local file',
    `{"elements":[{"id":"p","type":"vector-image","svgContent":"<svg><image href='file:///etc/passwd'/></svg>"}]}`,
    'svgContent',
  ],
  [
    'a picture that is a local file',
    '{"elements":[{"id":"p","type":"vector-image","imageUrl":"file:///etc/passwd"}]}',
    'imageUrl',
  ],
]

describe('a file that is chosen', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })

  it.each(REFUSED)('is_refused_in_the_words_of_the_plan: %s', (_, text, says) => {
    const { designer, sent } = openBench(module, hallJson(2, 4))
    const before = designer.plan.session().toJson()
    const answer = readReplacement(designer, 'plan.json', text)
    expect('problem' in answer ? answer.problem : 'read').toContain(says)
    expect(designer.plan.session().toJson()).toBe(before)
    expect(designer.plan.state.getState().undoIds).toEqual([])
    expect(sent).toEqual([])
  })

  it.each(REPAIRED)('is_repaired_with_a_note_before_anybody_keeps_it: %s', (_, text, field) => {
    const { designer } = openBench(module, hallJson(2, 4))
    const before = designer.plan.session().toJson()
    const answer = readReplacement(designer, 'plan.json', text)
    if ('problem' in answer) throw new Error(answer.problem)
    expect(answer.notes.map((note) => note.field)).toEqual([field])
    expect(JSON.stringify(answer.command)).not.toMatch(/\.\.\/|svgContent|imageUrl|passwd/)
    expect(designer.plan.session().toJson()).toBe(before)
  })
})
