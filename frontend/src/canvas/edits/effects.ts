/* Runs the effects that a tool asks for. */
import type { Box, ElementView, Hit, Point } from '@/plan/types'
import { EDITOR, editorGap, fitsBeside } from '@/canvas/edits/editor-place'
import { boxOnScreen, REVEAL_MARGIN } from '@/canvas/store/camera'
import { clearSelection, focusSeat, select } from '@/canvas/store/selection'
import { chooseAisle, chooseLine, clearChosen } from '@/canvas/store/chosen'
import { guestsInHand } from '@/canvas/store/hand'
import { editInPlace } from '@/canvas/store/layer'
import { openPanel, type PanelName, switchPanel } from '@/canvas/store/panel'
import { setFirstNumber } from '@/canvas/store/surface'
import { layoutIsFixed } from '@/canvas/store/view'
import { setHover } from '@/canvas/store/viewport'
import { IDLE } from '@/canvas/hand/gesture'
import type { Effect } from '@/canvas/hand/tool'
import { announce, messages } from '@/canvas/text/messages'
import { aisleAt } from '@/canvas/shapes/aisle-at'
import { renumberTables } from '@/canvas/edits/renumbering'
import { uprightBox } from '@/canvas/shapes/placed'
import { nameOf } from '@/canvas/text/describe'
import type { Env } from '@/canvas/env'
import { runDrop, dropOn, dropSeated, isLockedFor, markDrop } from '@/canvas/edits/seat-drops'

export function runEffect(designer: Env, effect: Effect): void {
  switch (effect.kind) {
    case 'select':
      leaveOtherGroup(designer, effect.ids)
      select(designer.selection, effect.ids)
      saySelection(designer)
      openProperties(designer, effect.ids)
      return
    case 'clear-selection':
      clearSelection(designer.selection)
      return
    case 'command':
      if (designer.editing.run(effect.command, effect.rest) && effect.select !== undefined) {
        select(designer.selection, effect.select)
      }
      return
    case 'choose-seat':
      chooseSeat(designer, effect.element, effect.seat)
      return
    case 'seat-at':
      seatAtTable(designer, effect.element)
      return
    case 'mark-drop':
      markDrop(designer, effect.at, [effect.guest])
      return
    case 'drop-guest':
      dropSeated(designer, effect.guest, effect.at)
      return
    case 'copied':
      designer.repeat = { ids: effect.ids, offset: effect.offset }
      return
    case 'renumber':
      numberAlong(designer, effect.tables)
      return
    case 'open':
      open(designer, effect.element)
      return
    case 'place':
      designer.place(effect.object, effect.at, effect.look)
      return
    case 'pan':
      designer.camera.pan(effect.dx, effect.dy)
      return
    case 'say':
      designer.announcer.say(effect.text)
      return
    case 'choose-line':
      chooseLineAt(designer, effect.at)
      return
    case 'hover':
      setHover(designer.view, effect.element)
  }
}

/** Numbers the tables; the next path continues after the last number. */
function numberAlong(designer: Env, tables: readonly string[]): void {
  const { firstNumber } = designer.view.getState()
  void renumberTables(designer, tables, firstNumber).then((done) => {
    if (done) setFirstNumber(designer.view, firstNumber + tables.length)
  })
}

/** A double click goes into the group first, then opens the quick editor. */
function open(designer: Env, id: string): void {
  const { elements } = designer.plan.state.getState()
  const groupId = elements.get(id)?.groupId
  if (groupId !== undefined && groupId !== designer.selection.getState().inside) {
    enterGroup(designer, groupId, id)
    return
  }
  openQuickEditor(designer, id)
}

/** Enters a group, so that its objects are selected one by one, and selects this one. */
export function enterGroup(designer: Env, groupId: string, id: string): void {
  designer.selection.setState({ inside: groupId })
  select(designer.selection, [id])
  designer.announcer.say(announce.inGroup)
}

/** Opens label, size, chairs and rotation of an object for editing, on the plan itself. */
export function openQuickEditor(designer: Env, id: string): void {
  const element = designer.plan.state.getState().elements.get(id)
  if (element === undefined || element.locked || layoutIsFixed(designer.view.getState())) return
  select(designer.selection, [id])
  designer.camera.reveal(withRoomForEditor(designer, element))
  editInPlace(designer.view, id)
}

/** The object, with the floor to its right that the editor will cover where it has no room beside the object yet. */
function withRoomForEditor(designer: Env, element: ElementView): Box {
  const { camera, size } = designer.view.getState()
  const box = uprightBox(element)
  const gap = editorGap(element.seats.length, camera.zoom)
  const needed = gap + EDITOR.width + EDITOR.margin
  const narrow = box.width * camera.zoom + needed + 2 * REVEAL_MARGIN > size.width
  if (narrow || fitsBeside(boxOnScreen(camera, box), size, gap)) return box
  return { ...box, width: box.width + needed / camera.zoom }
}

/** Leaves the group when the selection includes an object outside it. */
function leaveOtherGroup(designer: Env, ids: readonly string[]): void {
  const { inside } = designer.selection.getState()
  if (inside === undefined) return
  const { elements } = designer.plan.state.getState()
  if (ids.some((id) => elements.get(id)?.groupId !== inside)) {
    designer.selection.setState({ inside: undefined })
  }
}

/** Screen pixels around a line in which a click is meant for it. */
const LINE_REACH = 6

/** Chooses the measurement line that a click on the floor is meant for, or else the aisle around it. */
function chooseLineAt(designer: Env, at: Point): void {
  const { camera, showLines, surface } = designer.view.getState()
  const reach = LINE_REACH / camera.zoom
  const line = showLines ? designer.plan.session().measurementAt(at.x, at.y, reach) : undefined
  const { aisles } = designer.plan.state.getState().surroundings
  const free = line === undefined && designer.interaction.getState() === IDLE
  const aisle = free && surface.kind !== 'seating' ? aisleAt(aisles, at) : undefined
  if (line !== undefined) chooseLine(designer.view, line)
  else if (aisle === undefined) clearChosen(designer.view)
  if (aisle === undefined) return
  chooseAisle(designer.view, aisle)
  designer.announcer.say(announce.selected([`Aisle ${String(aisle + 1)}`]))
  openPropertiesPanel(designer, undefined)
}

/** Screen pixels of the plan below which a closed panel stays closed: it would cover most of a phone held sideways. */
const ROOMY = { width: 700, height: 400 } as const

/** A selection opens Properties, also when the panel is closed. */
function openProperties(designer: Env, ids: readonly string[]): void {
  if (ids.length > 0) openPropertiesPanel(designer, ids[0])
}

function openPropertiesPanel(designer: Env, shown: string | undefined): void {
  const { panel, panelOpen, surface } = designer.view.getState()
  if (surface.kind === 'read') return
  if (!panelOpen) openClosedPanel(designer, shown)
  else if (!staysOnSelection(designer, panel)) switchPanel(designer.view, 'properties')
}

function staysOnSelection({ installed: { panels } }: Env, name: PanelName): boolean {
  return panels.some((panel) => panel.name === name && panel.staysOnSelection === true)
}

/** Opens the closed panel once the button is let go, and keeps the plan where it was on the screen. */
function openClosedPanel(designer: Env, id: string | undefined): void {
  const { size, panelWidth, compact, surface, mode } = designer.view.getState()
  switchPanel(designer.view, 'properties')
  const roomy = size.width >= ROOMY.width && size.height >= ROOMY.height
  const pressing = designer.interaction.getState() !== IDLE
  if (!roomy || pressing || compact || surface.kind === 'seating' || mode === '3d') return
  openPanel(designer.view, 'properties')
  designer.camera.pan(-panelWidth, 0)
  const element = id === undefined ? undefined : designer.plan.state.getState().elements.get(id)
  if (element !== undefined) designer.camera.reveal(uprightBox(element))
}

function saySelection(designer: Env): void {
  const { elements } = designer.plan.state.getState()
  const names = designer.selection.getState().ids.flatMap((id) => {
    const element = elements.get(id)
    return element === undefined ? [] : [nameOf(element)]
  })
  designer.announcer.say(announce.selected(names))
}

/** Seats the guests in hand at the table; one without room opens nothing and says why. */
export function seatAtTable(designer: Env, element: string): void {
  const hand = guestsInHand(designer.view.getState())
  if (hand.length > 1 || isLockedFor(designer, hand, element)) {
    seatHand(designer, hand, { element })
    return
  }
  const seats = designer.plan.state.getState().elements.get(element)?.seats ?? []
  const { bySeat } = designer.seating.getState()
  const free = seats.find((seat) => !bySeat.has(seat.id))
  if (free === undefined) designer.ports.failure(messages.tableFull)
  else chooseSeat(designer, element, free.id)
}

/** A chair was chosen: the guests in hand sit down there, or its details open. */
export function chooseSeat(designer: Env, element: string, seat: string): void {
  const hand = guestsInHand(designer.view.getState())
  const [guest] = hand
  focusSeat(designer.selection, element, guest === undefined ? seat : undefined)
  if (guest === undefined) return
  if (hand.length > 1 || isLockedFor(designer, hand, element)) {
    seatHand(designer, hand, { element, seat })
  } else {
    void designer.seats.assign(guest, seat)
  }
}

function seatHand(designer: Env, hand: readonly string[], hit: Hit): void {
  const drop = dropOn(designer, hand, hit, { x: 0, y: 0 })
  if (drop.kind !== 'party') runDrop(designer, drop)
}
