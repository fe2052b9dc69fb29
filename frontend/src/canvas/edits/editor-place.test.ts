/* Where the quick editor opens: beside its object, never over it while there is room. */
import { expect, test } from 'vitest'

import { EDITOR, editorPlace, fitsBeside } from '@/canvas/edits/editor-place'

const view = { width: 1000, height: 700 }
const object = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top, right: left + width, bottom: top + height },
})

/** Whether the editor at its place covers any of the object. */
function covers(box: ReturnType<typeof object>): boolean {
  const { left, top } = editorPlace(box, view, 56)
  return (
    left < box.right &&
    left + EDITOR.width > box.left &&
    top < box.bottom &&
    top + EDITOR.height > box.top
  )
}

test.each([
  ['in the middle', object(400, 300, 100, 100)],
  ['at the left edge', object(10, 300, 100, 100)],
  ['at the right edge', object(890, 300, 100, 100)],
  ['as wide as the view and at the top', object(20, 20, 960, 120)],
  ['as wide as the view and at the bottom', object(20, 560, 960, 120)],
])('an object %s is not covered', (_, box) => {
  expect(covers(box)).toBe(false)
})

test('the editor stays inside the view', () => {
  for (const box of [object(400, 690, 100, 100), object(400, -90, 100, 100)]) {
    const { left, top } = editorPlace(box, view, 56)
    expect(left).toBeGreaterThanOrEqual(EDITOR.margin)
    expect(top).toBeGreaterThanOrEqual(EDITOR.margin)
    expect(top + EDITOR.height).toBeLessThanOrEqual(view.height - EDITOR.margin)
  }
})

test('an object between two sides that are too narrow has no room beside it', () => {
  expect(fitsBeside(object(200, 100, 600, 500), view, 56)).toBe(false)
  expect(fitsBeside(object(100, 100, 540, 500), view, 56)).toBe(true)
})
