/* The drawings of the landing page match what the renderer makes of their rooms today, and the rooms are valid. */
import { beforeAll, describe, expect, it } from 'vitest'
import { templateCards } from '@/features/landing/template-cards'
import { rooms } from '@/features/landing/testing/rooms'
import { drawingOf, seatCount, type Drawing } from '@/plan/drawing'
import type { PlanModule } from '@/plan/session'
import { loadBuiltModule } from '@/plan/testing/wasm'

const HEAD = `/* Drawn by the renderer, see src/features/landing/drawings.test.ts; \`cargo xtask bless\` draws it anew. */
import type { Drawing } from '@/plan/drawing'
`

/** Rounds to a tenth of a plan unit, a twentieth of an inch, which is too small to see. */
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

/** A template as the designer puts it into an empty plan. */
function documentOf(module: PlanModule, id: string): unknown {
  const session = module.open('{"elements":[]}')
  // Always the same ids, so that the drawing is the same.
  session.apply(session.templateCommand(id, undefined, id.padEnd(21, '0')).command)
  const document: unknown = JSON.parse(session.toJson())
  session.free()
  return document
}

describe('drawings of the templates', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })

  it.each(templateCards.map(({ id }) => id))(
    'the_%s_template_is_drawn_as_the_designer_makes_it',
    async (id) => {
      const drawing = drawingOf(module, documentOf(module, id))
      const name = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
      await expect(source(name, drawing)).toMatchFileSnapshot(
        `../../generated/drawings/templates/${id}.gen.ts`,
      )
    },
  )

  it('the_landing_page_shows_every_template_with_its_size_and_at_least_its_guests', async () => {
    const shown = templateCards.map(({ id, name, text }) => [id, name, text])
    expect(shown).toEqual(
      module.words().templates.map(({ id, label, description }) => [id, label, description]),
    )
    for (const { id, load } of templateCards) {
      const { venue, guestCount } = module.words().templates.find((each) => each.id === id)!
      const drawing = await load()
      expect([drawing.width / 24, drawing.height / 24], id).toEqual([venue.width, venue.height])
      expect(seatCount(drawing), id).toBeGreaterThanOrEqual(guestCount)
    }
  })
})

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
