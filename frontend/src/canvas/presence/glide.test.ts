/* Pointers of others move evenly, jump for people who prefer it, and leave a trail of a second. */
import { expect, test } from 'vitest'

import { Glide, type GlideView } from '@/canvas/presence/glide'
import { handFrames } from '@/canvas/presence/testing/frames'
import { STRETCHES, trailPaths } from '@/canvas/presence/trail'

function open(parts: { jumps?: boolean; hasTrail?: boolean } = {}) {
  const frames = handFrames()
  const views: GlideView[] = []
  const glide = new Glide({
    ...{ frames, jumps: false, hasTrail: false, ...parts },
    draw: (view) => views.push(view),
  })
  return { glide, frames, views, x: () => views.at(-1)?.at.x }
}

const camera = { zoom: 2, panX: 10, panY: 0 }

test('a pointer appears where it is and moves on in steps', () => {
  const { glide, frames, x } = open()
  glide.aim({ x: 100, y: 0 })
  frames.run()
  expect(x()).toBe(100)
  expect(frames.run()).toBe(false)
  glide.aim({ x: 230, y: 0 })
  frames.run()
  frames.run(65)
  expect(x()).toBeCloseTo(165)
  frames.run(65)
  expect(x()).toBe(230)
  expect(frames.run()).toBe(false)
})

test('with reduced motion it jumps', () => {
  const { glide, frames, x } = open({ jumps: true })
  glide.aim({ x: 0, y: 0 })
  frames.run()
  glide.aim({ x: 230, y: 0 })
  frames.run()
  expect(x()).toBe(230)
  expect(frames.run()).toBe(false)
})

test('a laser pointer leaves a trail that fades within a second', () => {
  const { glide, frames, views } = open({ jumps: true, hasTrail: true })
  for (const x of [0, 10, 20]) {
    glide.aim({ x, y: 0 })
    frames.run(100)
  }
  const { trail, now } = views.at(-1)!
  expect(trail.map(({ x }) => x)).toEqual([0, 10, 20])
  expect(trailPaths(trail, now, camera)[0]).toBe('M10.0 0.0L30.0 0.0L50.0 0.0')
  expect(trailPaths(trail, now + 600, camera)[0]).toBe('')
  frames.run(990)
  expect(views.at(-1)?.trail).toHaveLength(1)
  frames.run(20)
  expect(views.at(-1)?.trail).toEqual([])
  expect(frames.run()).toBe(false)
  expect(trailPaths([], now, camera)).toEqual(STRETCHES.map(() => ''))
})

test('a movement of the camera draws again without a step', () => {
  const { glide, frames, views } = open()
  glide.aim({ x: 5, y: 5 })
  frames.run()
  glide.redraw()
  frames.run()
  expect(views.map(({ at }) => at)).toEqual([
    { x: 5, y: 5 },
    { x: 5, y: 5 },
  ])
  glide.redraw()
  glide.stop()
  expect(frames.run()).toBe(false)
})
