/* The living plan: who sits where, by pointer and by keyboard; the camera; the page keeps its scrolling. */
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { roomRules, scaleBar, showing, wholeRoom } from '@/features/landing/live-plan/camera'
import { LivePlan } from '@/features/landing/live-plan/LivePlan'
import { guestsAt, neighbour, tablesOf } from '@/features/landing/live-plan/seating'
import { weddingGuests } from '@/features/landing/wedding-guests'
import { wedding } from '@/generated/drawings/wedding.gen'
import { placed, toWorld, type Camera } from '@/plan/camera/camera'
import { byHand, middle, viewBox } from '@/plan/camera/rules'
import { renderScreen } from '@/testing/render'

const room = { width: 1440, height: 960 }
const wide = { width: 900, height: 600 }
const phone = { width: 360, height: 380 }
const table = (name: RegExp) => screen.getByRole('radio', { name })
const list = () => within(screen.getByRole('region', { name: 'Who sits there' }))

function picture() {
  return screen.getByRole('radiogroup', { name: /^Tables of Anna & Ben's wedding/ })
}

describe('tables of the living plan', () => {
  it('shows_one_table_with_its_guests_at_first', () => {
    renderScreen(<LivePlan />)
    expect(table(/^Table 6,/)).toBeChecked()
    expect(list().getByRole('heading', { name: 'Table 6' })).toBeInTheDocument()
    expect(list().getByText('Haruto Tanaka')).toBeInTheDocument()
    expect(list().getByText('Free')).toBeInTheDocument()
  })

  it('shows_who_sits_at_a_table_that_is_clicked', async () => {
    const { user } = renderScreen(<LivePlan />)
    await user.click(table(/^Table 9, 8 of 8 seats taken/))
    expect(list().getByRole('heading', { name: 'Table 9' })).toBeInTheDocument()
    expect(list().getByText('David Cohen')).toBeInTheDocument()
    expect(table(/^Table 6,/)).not.toBeChecked()
  })

  it('walks_from_table_to_table_with_the_arrow_keys', async () => {
    const { user } = renderScreen(<LivePlan />)
    table(/^Table 6,/).focus()
    await user.keyboard('{ArrowDown}')
    expect(table(/^Table 10,/)).toHaveFocus()
    expect(list().getByRole('heading', { name: 'Table 10' })).toBeInTheDocument()
    await user.keyboard('{ArrowLeft}')
    expect(table(/^Table 9,/)).toHaveFocus()
  })

  it('is_one_stop_of_the_tab_key_and_lists_every_table', () => {
    renderScreen(<LivePlan />)
    const tables = screen.getAllByRole('radio')
    expect(tables).toHaveLength(16)
    expect(tables.filter((one) => one.getAttribute('tabindex') === '0')).toHaveLength(1)
  })

  it('zooms_with_buttons_and_keys_and_shows_the_whole_room_again', async () => {
    const { user } = renderScreen(<LivePlan />)
    const width = () => Number(picture().getAttribute('viewBox')?.split(' ')[2])
    const first = width()
    await user.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(width()).toBeLessThan(first)
    table(/^Table 6,/).focus()
    await user.keyboard('+')
    const near = width()
    await user.keyboard('-')
    expect(width()).toBeGreaterThan(near)
    await user.click(screen.getByRole('button', { name: 'Show the whole room' }))
    expect(width()).toBeGreaterThanOrEqual(1440)
  })

  it('leaves_a_plain_wheel_to_the_page_and_zooms_with_ctrl', () => {
    renderScreen(<LivePlan />)
    const before = picture().getAttribute('viewBox')
    expect(fireEvent.wheel(picture(), { deltaY: -50 })).toBe(true)
    expect(picture().getAttribute('viewBox')).toBe(before)
    expect(fireEvent.wheel(picture(), { deltaY: -50, ctrlKey: true })).toBe(false)
    expect(picture().getAttribute('viewBox')).not.toBe(before)
  })

  it('takes_a_drag_for_a_pan_and_not_for_a_click', () => {
    renderScreen(<LivePlan />)
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    const before = picture().getAttribute('viewBox')
    const target = table(/^Table 9,/)
    fireEvent.pointerDown(target, { pointerId: 1, button: 0, clientX: 200, clientY: 200 })
    fireEvent.pointerMove(target, { pointerId: 1, clientX: 240, clientY: 220 })
    fireEvent.pointerMove(target, { pointerId: 1, clientX: 260, clientY: 230 })
    fireEvent.pointerUp(target, { pointerId: 1 })
    fireEvent.click(target)
    expect(picture().getAttribute('viewBox')).not.toBe(before)
    expect(table(/^Table 6,/)).toBeChecked()
  })

  it('shows_initials_on_the_chairs_when_one_looks_closely', async () => {
    const { user } = renderScreen(<LivePlan />)
    expect(screen.queryByText('HT')).not.toBeInTheDocument()
    for (let press = 0; press < 4; press++) {
      await user.click(screen.getByRole('button', { name: 'Zoom in' }))
    }
    expect(screen.getByText('HT')).toBeInTheDocument()
  })
})

describe('guests of the sample wedding', () => {
  it('has_a_name_or_a_free_seat_for_every_chair_of_the_drawing', () => {
    for (const one of tablesOf(wedding)) {
      expect(weddingGuests[one.id], one.label).toHaveLength(one.seats.length)
    }
    expect(tablesOf(wedding).flatMap(guestsAt)).toHaveLength(126)
  })

  it('finds_no_table_beyond_the_last_one', () => {
    const tables = tablesOf(wedding)
    expect(neighbour(tables, tables[0]!, 'left')).toBeUndefined()
    expect(neighbour(tables, tables[0]!, 'right')?.label).toBe('Table 2')
  })
})

describe('camera of the living plan', () => {
  const rules = roomRules(room, { x: 370, y: 362 })
  const centred = (x: number, y: number) => placed({ x, y }, middle, 1)
  const centreOf = (camera: Camera) => toWorld(camera, middle)

  it('shows_the_whole_room_where_it_can_be_read_and_a_part_where_not', () => {
    expect(rules.first(wide)).toEqual(wholeRoom(room, wide))
    const near = rules.first(phone)
    expect(near.zoom).toBe(0.5)
    expect(centreOf(near).x).toBeCloseTo(370)
  })

  it('never_loses_the_room_however_far_it_is_dragged', () => {
    const far = byHand({ to: { x: -9999, y: -9999 } })(centred(720, 480), wide, rules)
    expect(centreOf(far).x).toBeLessThanOrEqual(room.width)
    expect(centreOf(far).y).toBeLessThanOrEqual(room.height)
  })

  it('moves_only_when_the_chosen_table_is_out_of_sight', () => {
    const camera = centred(400, 400)
    expect(showing(rules, camera, wide, { x: 420, y: 400 })).toBe(camera)
    expect(centreOf(showing(rules, camera, wide, { x: 1300, y: 400 })).x).toBeGreaterThan(900)
  })

  it('writes_the_view_box_and_a_scale_bar_of_a_round_length', () => {
    const camera = placed({ x: 100, y: 50 }, middle, 2)
    expect(viewBox(camera, { width: 200, height: 100 })).toBe('50 25 100 50')
    expect(scaleBar(0.5, 120)).toEqual({ feet: 10, pixels: 120 })
    expect(scaleBar(2, 120)).toEqual({ feet: 2, pixels: 96 })
  })
})
