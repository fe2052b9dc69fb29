import { expect, it } from 'vitest'

import { noteOn } from '@/features/seating/table-note'

const camera = { zoom: 1, panX: 0, panY: 0 }
const view = { width: 800, height: 600 }
const round = { x: 100, y: 100, width: 72, height: 72, rotation: 30, figure: 'round' }
const long = { x: 100, y: 100, width: 60, height: 180, rotation: 0, figure: 'rectangle' }

it('is below the name of a round table, level however the table is turned', () => {
  expect(noteOn(round, '3 free', camera, view)?.transform).toBe(
    'translate(136.0 136.0) translate(0 15.0)',
  )
})

it('follows the name along a long table', () => {
  expect(noteOn(long, '3 free', camera, view)?.transform).toBe(
    'translate(130.0 190.0) rotate(90) translate(0 15.0)',
  )
})

it('is not there where two lines have no room, nor out of view', () => {
  expect(noteOn(round, '3 free', { ...camera, zoom: 0.4 }, view)).toBeUndefined()
  expect(noteOn(round, '3 free', { ...camera, panX: -200 }, view)).toBeUndefined()
  expect(noteOn({ ...round, figure: 'serpentine' }, '3 free', camera, view)).toBeUndefined()
})
