/* The catalogue on the real plan: its groups, finding a kind, and placing it. */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { loadBuiltModule } from '@/plan/testing/wasm'
import { objectInHand } from '@/canvas/placing/place'
import { DesignerContext } from '@/canvas/context'
import { PLAN_REGION } from '@/canvas/focus/focus-plan'
import { ObjectsPanel } from '@/features/designer/objects/ObjectsPanel'
import { openBench, type Bench } from '@/features/designer/testing/fixture'

const EMPTY = '{"canvas":{"venueWidth":50,"venueHeight":40},"elements":[]}'

describe('the objects panel', () => {
  let module: PlanModule
  let bench: Bench

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, EMPTY)
    render(
      <DesignerContext value={bench.designer}>
        <ObjectsPanel />
      </DesignerContext>,
    )
  })
  const search = (words: string) =>
    userEvent.type(screen.getByRole('searchbox', { name: 'Search objects' }), words)
  const kinds = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

  it('stands_in_three_groups_with_the_categories_of_the_specification', () => {
    const groups = [...document.querySelectorAll('details')].map((group) => ({
      title: group.querySelector('summary')?.textContent,
      categories: [...group.querySelectorAll('h3')].map((category) => category.textContent),
    }))
    const sorted = groups.map(({ title, categories }) => [title, [...categories].sort()])
    expect(sorted).toEqual([
      ['Essentials', ['Audio & Visual', 'Stage', 'Tables & Seating']],
      [
        'Decor & Extras',
        ['Entertainment', 'Furniture', 'Holidays', 'Obstructions & Drapery', 'Plants'],
      ],
      [
        'Logistics',
        [
          ...['Admin & Business', 'Doors & Stairs', 'Fire & Safety', 'Food & Beverage'],
          ...['Outdoors', 'Shapes', 'Staff & Car', 'Trade Show', 'Trash Cans'],
        ],
      ],
    ])
  })

  it('gives_each_category_a_pair_of_colours_of_its_own', () => {
    const pairs = new Map<string, string>()
    for (const { category, color, borderColor } of module.catalogue()) {
      // A few kinds are drawn without a surface; the first that has one shows the colours of the category.
      if (color !== 'none' && !pairs.has(category)) pairs.set(category, `${color} ${borderColor}`)
    }
    expect(pairs.size).toBe(17)
    expect(new Set(pairs.values()).size).toBe(17)
  })

  it('finds_kinds_by_name_or_category_and_says_when_there_is_none', async () => {
    await search('half moon')
    expect(kinds()).toEqual(['Half-moon table'])
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search objects' }))
    await search('TRASH')
    expect(kinds().length).toBeGreaterThan(0)
    await search('xyz')
    expect(screen.getByRole('heading', { name: 'No object matches “TRASHxyz”' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(kinds().length).toBeGreaterThan(50)
  })

  it('takes_a_kind_in_hand_for_the_next_click_on_the_canvas', async () => {
    const { designer } = bench
    await search('half moon')
    await userEvent.click(screen.getByRole('button', { name: 'Half-moon table' }))
    expect(objectInHand(designer.interaction.getState())?.object).toBe('half-moon')
    bench.pointer('down', { x: 480, y: 480 })
    bench.pointer('up', { x: 480, y: 480 })
    const [id] = designer.plan.state.getState().order
    expect(designer.plan.state.getState().elements.get(id ?? '')?.kind).toBe('half-moon')
    expect(designer.interaction.getState().name).toBe('idle')
  })

  it.each([
    ['Rectangle table', 'rectangle'],
    ['Chair', 'chair'],
    ['Stage', 'stage'],
    ['Bar', 'bar'],
    ['Door', 'door'],
    ['Emergency exit', 'emergency-exit'],
    ['Plant', 'plant'],
  ])('places_%s', async (label, kind) => {
    await search(label)
    await userEvent.click(screen.getByRole('button', { name: label }))
    bench.pointer('down', { x: 480, y: 480 })
    bench.pointer('up', { x: 480, y: 480 })
    const { elements } = bench.designer.plan.state.getState()
    expect([...elements.values()].map((element) => element.kind)).toEqual([kind])
  })

  it('puts_it_back_with_cancel', async () => {
    const { designer } = bench
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Round table' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(designer.interaction.getState().name).toBe('idle')
    bench.pointer('down', { x: 480, y: 480 })
    bench.pointer('up', { x: 480, y: 480 })
    expect(designer.plan.state.getState().order).toEqual([])
  })

  it.each([
    ['estate', "King's table"],
    ['bride', 'Sweetheart table'],
    ['lectern', 'Podium'],
    ['tv', 'Television'],
    ['wc', 'Portable toilet'],
  ])('finds_%s_by_the_word_of_the_trade', async (word, label) => {
    await search(word)
    expect(kinds()).toContain(label)
    expect(kinds()).not.toContain('Parking space')
  })

  it('explains_placing_below_the_tiles_which_stay_where_they_are', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Round table' }))
    const note = screen.getByRole('button', { name: 'Cancel' })
    const tiles = screen.getByRole('toolbar', { name: 'Objects to place' })
    expect(tiles.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  describe('with a mouse', () => {
    const tile = () => screen.getByRole('button', { name: /^Round table/ })
    const state = () => bench.designer.interaction.getState().name
    const drag = (where: Element) => {
      fireEvent.pointerDown(tile(), { button: 0, clientX: 10, clientY: 10 })
      fireEvent.pointerMove(window, { clientX: 12, clientY: 12 })
      expect(state()).toBe('idle')
      fireEvent.pointerMove(where, { clientX: 300, clientY: 200, bubbles: true })
      expect(state()).toBe('placing')
    }
    beforeEach(() => {
      const region = document.createElement('div')
      region.id = PLAN_REGION
      document.body.append(region)
    })
    afterEach(() => {
      document.getElementById(PLAN_REGION)?.remove()
    })

    it('carries_an_object_from_its_tile_into_the_plan', () => {
      const region = document.getElementById(PLAN_REGION) ?? document.body
      drag(region)
      fireEvent.pointerUp(region, { clientX: 300, clientY: 200 })
      // The plan itself sets it down on the same event.
      expect(state()).toBe('placing')
    })

    it('puts_it_back_when_it_is_released_elsewhere', () => {
      drag(document.body)
      fireEvent.pointerUp(document.body, { clientX: 300, clientY: 200 })
      expect(state()).toBe('idle')
    })
  })
})
