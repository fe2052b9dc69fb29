/* Editing a venue: undo, drags as one step, and nothing outside of the venue. */
import { expect, test } from 'vitest'
import {
  edited,
  editingOf,
  undoSteps,
  venueToSave,
  withEntrance,
  withNewEntrance,
  withoutEntrance,
  withRoomAt,
  withVenue,
  type EditAction,
  type Editing,
} from '@/features/venue/venue-draft'
import { aVenue } from '@/testing/finder-builders'

const start = editingOf(aVenue())

function run(...actions: EditAction[]): Editing {
  return actions.reduce(edited, start)
}

test('a new entrance has the defaults of the specification', () => {
  const { draft } = run({ kind: 'change', change: withNewEntrance('new') })
  expect(draft.entrances.at(-1)).toEqual({
    id: 'new',
    name: 'Entrance 3',
    x: 20,
    y: 5,
    type: 'main',
    capacity: 1000,
    isActive: true,
    accessLevel: 'general',
  })
})

test('a drag is one step, and undo and redo go over it', () => {
  const move = (x: number): EditAction => ({
    kind: 'change',
    change: withEntrance('gate', { x }),
    joins: 'move gate',
  })
  const dragged = run(move(21), move(22), move(23), { kind: 'end' }, move(30))
  expect(dragged.past).toHaveLength(2)
  const undone = edited(dragged, { kind: 'undo' })
  expect(undone.draft.entrances[0]?.x).toBe(23)
  expect(edited(undone, { kind: 'undo' }).draft).toEqual(start.draft)
  expect(edited(undone, { kind: 'redo' }).draft.entrances[0]?.x).toBe(30)
})

test('undo keeps fifty steps', () => {
  const changes = Array.from({ length: undoSteps + 5 }, (_, index): EditAction => ({
    kind: 'change',
    change: withVenue({ name: String(index) }),
  }))
  expect(run(...changes).past).toHaveLength(undoSteps)
})

test('entrances and room stay inside the venue', () => {
  const { draft } = run({ kind: 'change', change: withEntrance('gate', { x: 99, y: -3 }) })
  expect(draft.entrances[0]).toMatchObject({ x: 40, y: 0 })
  const smaller = run({ kind: 'change', change: withVenue({ height: 20 }) })
  expect(smaller.draft.entrances[0]?.y).toBe(20)
  const moved = run({
    kind: 'change',
    change: withRoomAt({ x: 35, y: -2 }, { width: 18, height: 12 }),
  })
  expect(moved.draft.room).toEqual({ x: 22, y: 0 })
})

test('what is sent has the version that was edited, or none to overwrite', () => {
  const { draft } = run({ kind: 'change', change: withoutEntrance('side') })
  expect(venueToSave(draft, 3)).toMatchObject({ version: 3, entrances: [{ id: 'gate' }] })
  expect(venueToSave(draft, undefined)).not.toHaveProperty('version')
  expect(venueToSave(draft, 3)).not.toHaveProperty('picture')
})
