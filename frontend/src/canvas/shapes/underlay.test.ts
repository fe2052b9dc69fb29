/* Where a tracing picture lies. */
import { expect, it } from 'vitest'

import { fittedUnderlay, underlayBox, scaleUnderlay } from '@/canvas/shapes/underlay'

it('is_as_large_as_the_room_allows_and_in_its_middle', () => {
  const room = { width: 1200, height: 960 }
  expect(fittedUnderlay('/api/images/a', 2, room)).toMatchObject({
    ...{ x: 0, y: 180, width: 1200, height: 600 },
  })
  expect(fittedUnderlay('/api/images/a', 0.5, room)).toMatchObject({
    ...{ x: 360, y: 0, width: 480, height: 960 },
  })
})

it('keeps_middle_and_proportions_when_it_is_made_wider', () => {
  const wide = scaleUnderlay(fittedUnderlay('/api/images/a', 2, { width: 1200, height: 600 }), 2400)
  expect(wide).toMatchObject({ x: -600, y: -300, width: 2400, height: 1200 })
})

it('has_an_upright_box_around_it_as_it_is_turned', () => {
  const turned = {
    ...fittedUnderlay('/api/images/a', 2, { width: 200, height: 100 }),
    rotation: 90,
  }
  const { x, y, width, height } = underlayBox(turned)
  expect([x, y, width, height].map(Math.round)).toEqual([50, -50, 100, 200])
})
