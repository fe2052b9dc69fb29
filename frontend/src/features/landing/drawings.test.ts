/* The drawings of the landing page are what the renderer gives for their rooms today, and the rooms are sound. */
import { beforeAll, describe, expect, it } from 'vitest'
import { rooms } from '@/features/landing/testing/rooms'
import { drawingOf, type Drawing } from '@/plan/drawing'
import type { PlanModule } from '@/plan/session'
import { loadBuiltModule } from '@/plan/testing/wasm'

const HEAD = `/* Drawn by the renderer from src/features/landing/testing/rooms.ts; \`cargo xtask bless\` draws it anew. */
import type { Drawing } from '@/plan/drawing'
`

/** A tenth of a unit is a twentieth of an inch: nobody sees more. */
function rounded(key: string, value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 10) / 10
  if (key === 'd' && typeof value === 'string') {
    return value.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
  }
  return value
}

function source(name: string, drawing: Drawing): string {
  const things = drawing.things.map((thing) => JSON.stringify(thing, rounded))
  return `${HEAD}
export const ${name}: Drawing = {
  width: ${String(drawing.width)},
  height: ${String(drawing.height)},
  things: [
${things.join(',\n')}
  ],
}
`
}

describe('drawings of the landing page', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })

  it.each(Object.keys(rooms))('the_%s_drawing_is_what_the_renderer_gives', async (name) => {
    const drawing = drawingOf(module, rooms[name as keyof typeof rooms])
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    await expect(source(name, drawing)).toMatchFileSnapshot(
      `../../generated/drawings/${file}.gen.ts`,
    )
  })

  it.each(Object.keys(rooms))('everything_in_the_%s_room_stands_inside_it', (name) => {
    const { width, height, things } = drawingOf(module, rooms[name as keyof typeof rooms])
    for (const { id, x, y, ...size } of things) {
      expect(x >= 0 && y >= 0, id).toBe(true)
      expect(x + size.width <= width && y + size.height <= height, id).toBe(true)
    }
  })
})
