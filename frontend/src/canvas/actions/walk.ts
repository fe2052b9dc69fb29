/*
 * Keyboard navigation of the plan: Enter goes in, Tab walks objects in reading order, Shift+Enter on a table goes to
 * its chairs.
 */
import { announce } from '@/canvas/text/messages'
import type { Env } from '@/canvas/env'
import { chooseSeat, enterGroup, openQuickEditor, seatAtTable } from '@/canvas/edits/effects'
import { groupMembersOf } from '@/canvas/shapes/groups'
import { uprightBox } from '@/canvas/shapes/placed'
import { nearest, readingOrder, type Direction } from '@/canvas/shapes/reading-order'
import { focusSeat, select } from '@/canvas/store/selection'
import { guestsInHand } from '@/canvas/store/hand'
import { openGuestPicker } from '@/canvas/store/layer'
import { layoutIsFixed } from '@/canvas/store/view'

/** Goes to an object. */
export function focusElement(designer: Env, id: string): void {
  const element = designer.plan.state.getState().elements.get(id)
  if (element === undefined) return
  const { inside } = designer.selection.getState()
  if (element.groupId !== inside) designer.selection.setState({ inside: undefined })
  const { elements } = designer.plan.state.getState()
  const family = groupMembersOf(elements, id, designer.selection.getState().inside)
  select(designer.selection, family)
  designer.selection.setState({ walked: true })
  designer.camera.reveal(uprightBox(element))
  // The object itself is spoken as the current item of the outline.
  if (family.length > 1) designer.announcer.say(announce.grouped(family.length))
}

/**
 * Enters the plan, or the focused object; false when there is nothing to enter. An object opens in the quick editor.
 * With `toChairs`, or when it cannot be edited, focus moves to its first chair.
 */
export function enter(designer: Env, toChairs = false): boolean {
  const { focus, seat, ids } = designer.selection.getState()
  const { elements } = designer.plan.state.getState()
  const hand = guestsInHand(designer.view.getState())
  if (seat !== undefined) {
    if (hand.length > 0 && focus !== undefined) chooseSeat(designer, focus, seat)
    else openGuestPicker(designer.view)
    return true
  }
  const element = focus === undefined ? undefined : elements.get(focus)
  if (element === undefined) {
    const [first] = ids.length > 0 ? ids : readingOrder(elements.values())
    if (first === undefined) return false
    focusElement(designer, first)
    return true
  }
  if (!ids.includes(element.id)) {
    focusElement(designer, element.id)
    return true
  }
  if (element.groupId !== undefined && element.groupId !== designer.selection.getState().inside) {
    enterGroup(designer, element.groupId, element.id)
    return true
  }
  const [firstSeat] = element.seats
  if (hand.length > 1 && firstSeat !== undefined) {
    seatAtTable(designer, element.id)
    return true
  }
  const view = designer.view.getState()
  const seats = toChairs || layoutIsFixed(view) || element.locked
  if (seats && firstSeat !== undefined) goToSeat(designer, element.id, firstSeat.id)
  else openQuickEditor(designer, element.id)
  return true
}

function goToSeat(designer: Env, element: string, seatId: string): void {
  focusSeat(designer.selection, element, seatId)
}

/** Tab and Shift+Tab: the next object, or the next chair of the table. False leaves the key to the page. */
export function walk(designer: Env, step: 1 | -1): boolean {
  const { focus, seat } = designer.selection.getState()
  if (focus === undefined) return false
  if (seat !== undefined) return walkSeats(designer, focus, seat, step)
  const order = stops(designer)
  const at = order.findIndex((id) => id === focus)
  const next = order[(at + step + order.length) % order.length]
  if (next === undefined) return false
  focusElement(designer, next)
  return true
}

/** The objects that Tab stops at: those of the group one is in, or one of each group and all others. */
function stops(designer: Env): string[] {
  const { elements } = designer.plan.state.getState()
  const { inside, focus } = designer.selection.getState()
  const current = focus === undefined ? undefined : elements.get(focus)?.groupId
  const met = new Set<string>()
  return readingOrder([...elements.values()].filter((element) => !element.hidden)).filter((id) => {
    const groupId = elements.get(id)?.groupId
    if (inside !== undefined) return groupId === inside
    if (groupId === undefined) return true
    if (groupId === current) return id === focus
    if (met.has(groupId)) return false
    met.add(groupId)
    return true
  })
}

function walkSeats(designer: Env, focus: string, seat: string, step: 1 | -1): boolean {
  const seats = designer.plan.state.getState().elements.get(focus)?.seats ?? []
  const at = seats.findIndex((each) => each.id === seat)
  const next = seats[(at + step + seats.length) % seats.length]
  if (next === undefined) return false
  goToSeat(designer, focus, next.id)
  return true
}

/** Arrow keys among the chairs of a table. */
export function walkChairs(designer: Env, key: string): boolean {
  const { focus, seat } = designer.selection.getState()
  if (focus === undefined || seat === undefined) return false
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  return walkSeats(designer, focus, seat, step)
}

/** Ctrl+arrows: the nearest object in a direction. */
export function jumpTo(designer: Env, to: Direction): boolean {
  const { elements } = designer.plan.state.getState()
  const { focus } = designer.selection.getState()
  const from = focus === undefined ? undefined : elements.get(focus)
  if (from === undefined) return enter(designer)
  const found = nearest(elements.values(), from, to)
  if (found !== undefined) focusElement(designer, found)
  return true
}
