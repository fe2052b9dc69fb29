/* What the transitions keep apart: one layer, one hand, and no tools or guests in a plan that is only read. */
import { beforeEach, describe, expect, it } from 'vitest'

import { chooseAisle, chooseLine, clearChosen } from '@/canvas/store/chosen'
import {
  endDrag,
  guestsInHand,
  pickedGuests,
  pickUp,
  putDown,
  startDrag,
} from '@/canvas/store/hand'
import { closeLayer, openCard, openHelp, openMenu } from '@/canvas/store/layer'
import { togglePanel } from '@/canvas/store/panel'
import { enterSeating, leaveSeating, makeReadOnly } from '@/canvas/store/screen'
import {
  chooseTool,
  isAssigningSeats,
  isAutoAssignOpen,
  setAssigning,
  setAutoAssign,
} from '@/canvas/store/surface'
import { createViewStore, type ViewStore } from '@/canvas/store/view'

describe('the view of the designer', () => {
  let view: ViewStore
  beforeEach(() => {
    view = createViewStore()
  })
  const now = () => view.getState()

  it('opens a menu in place of a card, and closes only what is still open', () => {
    openCard(view, 'array')
    const origin = { x: 0, y: 0 }
    openMenu(view, { at: origin, world: origin, element: undefined, seat: undefined })
    closeLayer(view, 'card')
    expect(now().layer.kind).toBe('menu')
    closeLayer(view, 'menu')
    expect(now().layer.kind).toBe('none')
  })

  it('returns to the picked guests after others were dragged', () => {
    pickUp(view, ['ana', 'ben'])
    startDrag(view, ['cleo'])
    expect(guestsInHand(now())).toEqual(['cleo'])
    expect(pickedGuests(now())).toEqual(['ana', 'ben'])
    endDrag(view)
    expect(guestsInHand(now())).toEqual(['ana', 'ben'])
  })

  it('puts the whole party down', () => {
    pickUp(view, ['ana', 'ben'])
    putDown(view)
    expect(now().hand).toEqual({ kind: 'empty' })
  })

  it('continues a drag while the picked guests are put down', () => {
    pickUp(view, ['ana'])
    startDrag(view, ['cleo'])
    putDown(view)
    expect(guestsInHand(now())).toEqual(['cleo'])
    endDrag(view)
    expect(now().hand.kind).toBe('empty')
  })

  it('seats guests until the seat assignment is left, also after auto-assign', () => {
    chooseTool(view, 'frame')
    enterSeating(view)
    setAutoAssign(view, true)
    setAssigning(view, false)
    expect(isAssigningSeats(now())).toBe(true)
    expect(now().surface.tool).toBe('pointer')
    chooseTool(view, 'renumber')
    expect(now().surface.tool).toBe('pointer')
    leaveSeating(view)
    expect(isAssigningSeats(now())).toBe(false)
    expect(isAutoAssignOpen(now())).toBe(false)
  })

  it('has neither guests in hand nor tools that change the plan when it is only read', () => {
    chooseTool(view, 'renumber')
    pickUp(view, ['ana'])
    openCard(view, 'array')
    makeReadOnly(view)
    expect(now()).toMatchObject({
      hand: { kind: 'empty' },
      layer: { kind: 'none' },
      panel: 'attendees',
      surface: { kind: 'read', tool: 'pointer' },
    })
    pickUp(view, ['ana'])
    startDrag(view, ['ana'])
    chooseTool(view, 'frame')
    setAutoAssign(view, true)
    enterSeating(view)
    expect(now()).toMatchObject({ hand: { kind: 'empty' }, surface: { tool: 'pointer' } })
    expect(now().surface.kind).toBe('read')
    chooseTool(view, 'hand')
    expect(now().surface.tool).toBe('hand')
  })

  it('keeps the list of shortcuts open when the right to edit is lost', () => {
    openHelp(view)
    makeReadOnly(view)
    expect(now().layer.kind).toBe('help')
  })

  it('chooses a line in place of an aisle', () => {
    chooseAisle(view, 2)
    chooseLine(view, 'a')
    clearChosen(view, 'aisle')
    expect(now().chosen).toEqual({ kind: 'line', id: 'a' })
    clearChosen(view)
    expect(now().chosen.kind).toBe('none')
  })

  it('closes the panel whose tab is chosen again', () => {
    togglePanel(view, 'layers')
    expect(now()).toMatchObject({ panel: 'layers', panelOpen: true })
    togglePanel(view, 'layers')
    expect(now()).toMatchObject({ panel: 'layers', panelOpen: false })
  })
})
