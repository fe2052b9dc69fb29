/* The problems that are counted and where each can be corrected. */
import { expect, test } from 'vitest'
import type { ImportProblem } from '@/api/schema'
import { cellToFix } from '@/features/import/plan'
import { openText } from '@/features/import/review/open-text'
import { openCount, problemGroups, rowName } from '@/features/import/problems'
import type { ReadState } from '@/features/import/use-import'
import { aColumn, aPreview } from '@/features/import/testing/import-server'

function aProblem(fields: Partial<ImportProblem>): ImportProblem {
  return {
    row: 5,
    value: 'Ben & Chloe Okri',
    name: 'Ben Okri',
    code: 'couple',
    message: '',
    ...fields,
  }
}

function reviewed(problems: ImportProblem[], fields: Parameters<typeof aPreview>[0] = {}) {
  const codes = [...new Set(problems.map(({ code }) => code))]
  const groups = codes.map((code) => ({
    code,
    title: code,
    count: problems.filter((each) => each.code === code).length,
  }))
  const preview = aPreview({ problems, groups, ...fields })
  return { preview, draft: { plan: {} }, edited: [], leavesTables: false } as unknown as ReadState
}

test('a row of two guests has its question once, with both names', () => {
  const groups = problemGroups(reviewed([aProblem({}), aProblem({})]))
  expect(groups).toMatchObject([{ open: 1, unlisted: 0 }])
  expect(groups[0]?.problems.map(rowName)).toEqual(['Ben & Chloe Okri, row 5'])
})

test('a problem of a guest who is known with the same values is not open', () => {
  const invalid = aProblem({ code: 'email_invalid', column: 1 })
  const known = { row: 5, guestId: 'g-1', name: 'Ben Okri', differences: [] }
  const state = reviewed([invalid], { known: [known] })
  expect(problemGroups(state)).toEqual([])
  const draft = { ...state.draft, plan: { rows: { 5: 'add' } } }
  expect(openCount(problemGroups({ ...state, draft }))).toBe(1)
  const half = reviewed([aProblem({}), aProblem({})], { known: [known] })
  expect(openCount(problemGroups(half))).toBe(1)
})

test('tables that the plan lacks are counted with their guests', () => {
  const rows = [5, 6, 7].map((row) => aProblem({ row, code: 'table_unknown', column: 3 }))
  const values = [
    { field: 'table' as const, word: '10', count: 2 },
    { field: 'table' as const, word: '2', count: 1 },
  ]
  const state = reviewed(rows, { values })
  const [group] = problemGroups(state)
  expect(group && openText(group, state)).toBe('2 tables, 3 guests')
  const part = reviewed(rows, { values: values.slice(1) })
  const [first] = problemGroups(part)
  expect(first && openText(first, part)).toBe('More than 1 table, 3 guests')
  expect(openCount(problemGroups({ ...state, leavesTables: true }))).toBe(0)
})

test('a question is answered in the cell that it was read from, when there is one', () => {
  const name = aColumn(0, 'Name', 'fullName', [])
  const companion = aColumn(2, '+1', 'plusOnes', [])
  const question = { code: 'plus_one', name: 'Ben Okri', value: 'Ben Okri + 2?' }
  const columns = [name, companion]
  expect(cellToFix(aProblem({}), aPreview({ columns }))).toEqual({
    column: 0,
    value: 'Ben & Chloe Okri',
  })
  expect(cellToFix(aProblem(question), aPreview({ columns }))).toEqual({ column: 2, value: '2?' })
  const parts = [aColumn(0, 'First', 'firstName', []), aColumn(1, 'Last', 'lastName', [])]
  expect(cellToFix(aProblem({}), aPreview({ columns: parts }))).toBeUndefined()
  expect(cellToFix(aProblem({ code: 'quote_unclosed' }), aPreview({ columns }))).toBeUndefined()
})

test('a guest of one word who is kept as read, or left out, is no open question', () => {
  const state = reviewed([aProblem({ code: 'single_word', name: 'Cher', value: 'Cher' })])
  expect(openCount(problemGroups(state))).toBe(1)
  for (const choice of ['add', 'skip'] as const) {
    const groups = problemGroups({ ...state, draft: { plan: { rows: { 5: choice } } } })
    expect(groups).toMatchObject([
      { open: 0, problems: [{ name: 'Cher', openMessage: undefined }] },
    ])
  }
})
