/* Tools fed with hands: presses, moves and releases in, commands and selections out. No DOM, no clock. */
import { describe, expect, it } from 'vitest'

import type { Guide, Hit, PlanElement, Point, SnappedNew } from '@/plan/types'
import { installed } from '@/features/designer/capabilities'
import { objectInHand, startPlacing } from '@/canvas/placing/place'
import type { ActiveGesture } from '@/canvas/hand/active-gesture'
import { feed } from '@/canvas/hand/feed'
import { IDLE } from '@/canvas/hand/gesture'
import { elementAt as table } from '@/features/designer/testing/element'
import type { HandleName } from '@/canvas/shapes/handles'
import {
  NO_MODIFIERS,
  type Effect,
  type Modifiers,
  type ToolEnv,
  type ToolEvent,
} from '@/canvas/hand/tool'

/** A floor with two tables; snapping rounds to tens when the grid is on. */
function floor(change: Partial<ToolEnv> = {}): ToolEnv & { selection: readonly string[] } {
  const elements = [table('a', 0, 0), table('b', 300, 0), table('fixed', 600, 0, { locked: true })]
  const inside = (at: Point) =>
    elements.find((e) => at.x >= e.x && at.x <= e.x + 100 && at.y >= e.y && at.y <= e.y + 100)
  const ten = (value: number): number => Math.round(value / 10) * 10
  return {
    zoom: 1,
    selection: [],
    snapToGrid: true,
    tolerance: 6,
    seating: false,
    hasGuestsInHand: false,
    readOnly: false,
    guestOn: () => undefined,
    tool: 'pointer',
    isHandHeld: false,
    held: () => {
      const [id] = change.selection ?? []
      const element = elements.find((each) => each.id === id)
      if (element === undefined || element.locked) return undefined
      const { x, y, width, height, rotation } = element
      return {
        ids: [element.id],
        box: { x, y, width, height },
        rotation,
        least: { width, height },
        reach: 0,
      }
    },
    family: (id) => [id],
    families: (ids) => ids,
    uprightBox: (id) => elements.find((each) => each.id === id),
    tablesAlong: (path) =>
      elements
        .filter(({ x }) => path.some((at) => at.x >= x && at.x <= x + 100))
        .map((each) => each.id),
    element: (id) => elements.find((each) => each.id === id),
    hit: (at): Hit | undefined => {
      const found = inside(at)
      return found === undefined ? undefined : { element: found.id }
    },
    handleAt: (): HandleName | undefined => undefined,
    marquee: (from, to, mode) => [`${mode} ${String(from.x)}..${String(to.x)}`],
    snapMove: (_ids, dx, dy, { grid }) => ({
      dx: grid ? ten(dx) : dx,
      dy: grid ? ten(dy) : dy,
      guides: [],
    }),
    snapResize: (_id, box) => ({ ...box, guides: [] }),
    snapNew: ({ x, y }, { grid }) => ({
      x: grid ? ten(x) : x,
      y: grid ? ten(y) : y,
      rotation: 0,
      guides: [],
    }),
    snapOpening: () => undefined,
    newElement: (object, at) => ({
      id: 'new',
      type: object,
      x: at.x - 50,
      y: at.y - 50,
      width: 100,
      height: 100,
      rotation: 0,
      zIndex: 10,
      label: '',
    }),
    duplicate: (ids, dx, dy) => ({
      command: {
        kind: 'batch',
        commands: [],
        label: `copy ${ids.join()} by ${String(dx)},${String(dy)}`,
      },
      ids: ids.map((id) => `${id}-copy`),
    }),
    ...change,
  }
}

/** The guide along a wall at the left edge. */
const WALL: Guide = { axis: 'x', position: 0, from: 0, to: 500, kind: 'edge' }

/** A hand that uses the pointer tool; selections are followed as the designer would. */
class Hand {
  state: ActiveGesture = IDLE
  readonly did: Effect[] = []

  constructor(private env: ToolEnv) {}

  feed(event: ToolEvent): this {
    const { state, effects } = feed(this.state, event, this.env, installed.gestures)
    this.state = state
    for (const effect of effects) {
      if (effect.kind === 'hover') continue
      this.did.push(effect)
      if (effect.kind === 'select') this.env = { ...this.env, selection: effect.ids }
    }
    return this
  }

  at(kind: 'down' | 'move' | 'up', x: number, y: number, held: Partial<Modifiers> = {}): this {
    const point = { x, y }
    return this.feed({ kind, world: point, screen: point, touch: false, ...NO_MODIFIERS, ...held })
  }

  drag(from: Point, to: Point, held: Partial<Modifiers> = {}): this {
    this.at('down', from.x, from.y, held)
    this.at('move', (from.x + to.x) / 2, (from.y + to.y) / 2, held)
    this.at('move', to.x, to.y, held)
    return this.at('up', to.x, to.y, held)
  }
}

describe('pointer tool', () => {
  it('selects_what_is_clicked_and_clears_on_the_floor', () => {
    const hand = new Hand(floor()).at('down', 50, 50).at('up', 50, 50)
    expect(hand.did[0]).toEqual({ kind: 'select', ids: ['a'] })
    hand.at('down', 500, 500).at('up', 500, 500)
    expect(hand.did.at(-1)).toEqual({ kind: 'clear-selection' })
  })

  it('adds_and_removes_with_shift', () => {
    const hand = new Hand(floor({ selection: ['a'] }))
    hand.at('down', 350, 50, { shift: true }).at('up', 350, 50, { shift: true })
    expect(hand.did).toEqual([{ kind: 'select', ids: ['a', 'b'] }])
    hand.at('down', 50, 50, { shift: true }).at('up', 50, 50, { shift: true })
    expect(hand.did.at(-1)).toEqual({ kind: 'select', ids: ['b'] })
  })

  it('moves_the_whole_selection_with_one_command', () => {
    const hand = new Hand(floor({ selection: ['a', 'b'] })).drag({ x: 50, y: 50 }, { x: 93, y: 71 })
    expect(hand.did).toEqual([
      {
        kind: 'command',
        command: {
          kind: 'move',
          moves: [
            { id: 'a', x: 40, y: 20 },
            { id: 'b', x: 340, y: 20 },
          ],
        },
      },
    ])
    expect(hand.state).toBe(IDLE)
  })

  it('moves_several_by_a_finger_in_the_middle_of_one_though_a_handle_is_in_reach', () => {
    const corner = floor({
      selection: ['a', 'b'],
      handleAt: () => 'nw',
      held: () => ({
        ids: ['a', 'b'],
        box: { x: 0, y: 0, width: 400, height: 100 },
        rotation: 0,
        least: { width: 100, height: 100 },
        reach: 0,
      }),
    })
    const finger = (kind: 'down' | 'move', x: number, y: number): ToolEvent => {
      const at = { x, y }
      return { kind, world: at, screen: at, ...NO_MODIFIERS, touch: true }
    }
    const kindOf = (hand: Hand) => hand.state.name
    const inside = new Hand(corner).feed(finger('down', 50, 50)).feed(finger('move', 90, 90))
    expect(kindOf(inside)).toBe('moving')
    expect(kindOf(new Hand(corner).feed(finger('down', 5, 5)))).toBe('spreading')
    expect(kindOf(new Hand(corner).at('down', 50, 50))).toBe('spreading')
  })

  it('holds_one_axis_with_shift_and_snaps_to_nothing_with_ctrl', () => {
    const straight = new Hand(floor({ selection: ['a'] }))
    straight.at('down', 50, 50).at('move', 93, 71).at('up', 93, 71, { shift: true })
    expect(straight.did[0]).toMatchObject({ command: { moves: [{ id: 'a', x: 40, y: 0 }] } })
    const free = new Hand(floor({ selection: ['a'] }))
    free.at('down', 50, 50).at('move', 93, 71).at('up', 93, 71, { ctrl: true })
    expect(free.did[0]).toMatchObject({ command: { moves: [{ id: 'a', x: 43, y: 21 }] } })
  })

  it('copies_with_alt_and_selects_the_copy', () => {
    const hand = new Hand(floor({ selection: ['a'] }))
    hand.drag({ x: 50, y: 50 }, { x: 150, y: 50 }, { alt: true })
    expect(hand.did).toEqual([
      {
        kind: 'command',
        command: { kind: 'batch', commands: [], label: 'copy a by 100,0' },
        select: ['a-copy'],
      },
      { kind: 'copied', ids: ['a-copy'], offset: { x: 100, y: 0 } },
    ])
  })

  it('leaves_everything_as_it_was_on_escape', () => {
    const hand = new Hand(floor({ selection: ['a'] }))
    hand.at('down', 50, 50).at('move', 90, 90).feed({ kind: 'cancel' })
    expect(hand.state).toBe(IDLE)
    expect(hand.did).toEqual([])
  })

  it('nudges_what_the_hand_holds', () => {
    const hand = new Hand(floor({ selection: ['a'] }))
    hand.at('down', 50, 50).at('move', 90, 50)
    hand.feed({ kind: 'nudge', dx: 24, dy: 0 }).feed({ kind: 'confirm', shift: false })
    expect(hand.did[0]).toMatchObject({ command: { moves: [{ id: 'a', x: 64, y: 0 }] } })
  })

  it('does_not_move_what_is_locked', () => {
    const hand = new Hand(floor()).drag({ x: 650, y: 50 }, { x: 700, y: 90 })
    expect(hand.did).toEqual([{ kind: 'select', ids: ['fixed'] }])
  })

  it('frames_to_the_right_to_enclose_and_to_the_left_to_touch', () => {
    const right = new Hand(floor()).drag({ x: 200, y: 200 }, { x: 280, y: 260 })
    expect(right.did).toEqual([{ kind: 'clear-selection' }])
    const env = floor({ element: (id) => table(id, 0, 0) })
    const found = new Hand(env).drag({ x: 200, y: 200 }, { x: 280, y: 260 })
    expect(found.did).toEqual([{ kind: 'select', ids: ['inside 200..280'] }])
    const left = new Hand(env).drag({ x: 280, y: 260 }, { x: 200, y: 200 }, { shift: true })
    expect(left.did).toEqual([{ kind: 'select', ids: ['touch 280..200'] }])
  })

  it('opens_a_chair_of_the_selected_table_and_selects_the_table_first', () => {
    const env = floor({ hit: () => ({ element: 'a', seat: 'a-chair-3' }) })
    const hand = new Hand(env).at('down', 10, 10).at('up', 10, 10)
    expect(hand.did.map((effect) => effect.kind)).toEqual(['select', 'select'])
    hand.at('down', 10, 10).at('up', 10, 10)
    expect(hand.did.at(-1)).toEqual({ kind: 'choose-seat', element: 'a', seat: 'a-chair-3' })
  })

  it('chooses_chairs_at_once_while_seating', () => {
    const env = floor({ seating: true, hit: () => ({ element: 'a', seat: 'a-chair-3' }) })
    const hand = new Hand(env).at('down', 10, 10).at('up', 10, 10)
    expect(hand.did.at(-1)).toEqual({ kind: 'choose-seat', element: 'a', seat: 'a-chair-3' })
  })

  it('takes_a_table_for_its_next_free_chair_while_a_guest_is_in_hand', () => {
    const seats = [{ id: 'a-chair-1', number: 1, label: 'A' }]
    const env = floor({ hasGuestsInHand: true, element: (id) => table(id, 0, 0, { seats }) })
    const hand = new Hand(env).at('down', 50, 50).at('up', 50, 50)
    expect(hand.did.at(-1)).toEqual({ kind: 'seat-at', element: 'a' })
  })

  it('pans_instead_of_moving_on_a_screen_for_looking', () => {
    const hand = new Hand(floor({ readOnly: true })).drag({ x: 50, y: 50 }, { x: 90, y: 50 })
    expect(hand.did.every((effect) => effect.kind === 'pan' || effect.kind === 'select')).toBe(true)
    expect(hand.did.some((effect) => effect.kind === 'pan')).toBe(true)
  })

  it('turns_in_steps_of_15_degrees_and_freely_with_alt', () => {
    const env = floor({ selection: ['a'], handleAt: () => 'rotate' })
    const steps = new Hand(env).at('down', 50, -30).at('move', 99, 10).at('up', 99, 10)
    expect(steps.did[0]).toMatchObject({ command: { rotations: [{ id: 'a', rotation: 45 }] } })
    const free = new Hand(env).at('down', 50, -30).at('up', 99, 10, { alt: true })
    expect(free.did[0]).toMatchObject({ command: { rotations: [{ id: 'a', rotation: 51 }] } })
  })

  it('resizes_by_a_corner_as_one_command', () => {
    const env = floor({ selection: ['a'], handleAt: () => 'se' })
    const hand = new Hand(env).at('down', 100, 100).at('move', 130, 140).at('up', 130, 140)
    expect(hand.did).toEqual([
      {
        kind: 'command',
        command: { kind: 'resize', boxes: [{ id: 'a', x: 0, y: 0, width: 130, height: 140 }] },
      },
    ])
  })

  it('nudges_what_is_being_turned', () => {
    const env = floor({ selection: ['a'], handleAt: () => 'rotate' })
    const hand = new Hand(env).at('down', 50, -30).at('move', 130, 50)
    hand.feed({ kind: 'nudge', dx: 24, dy: 0 }).feed({ kind: 'confirm', shift: false })
    expect(hand.did[0]).toMatchObject({
      command: {
        kind: 'batch',
        commands: [
          { rotations: [{ id: 'a', rotation: 90 }] },
          { moves: [{ id: 'a', x: 24, y: 0 }] },
        ],
      },
    })
  })

  it('says_nothing_when_a_handle_did_not_travel', () => {
    const env = floor({ selection: ['a'], handleAt: () => 'se' })
    expect(new Hand(env).at('down', 100, 100).at('up', 100, 100).did).toEqual([])
  })
})

describe('several objects', () => {
  /** The two tables, held together: a box of 400 by 100 around both. */
  const both = (change: Partial<ToolEnv> = {}): ToolEnv =>
    floor({
      selection: ['a', 'b'],
      held: () => ({
        ids: ['a', 'b'],
        box: { x: 0, y: 0, width: 400, height: 100 },
        rotation: 0,
        least: { width: 100, height: 100 },
        reach: 0,
      }),
      ...change,
    })

  it('turn_about_their_common_middle_in_steps_of_15_degrees', () => {
    const env = both({ handleAt: () => 'rotate' })
    const hand = new Hand(env).at('down', 200, -30).at('move', 300, 40).at('up', 300, 48)
    expect(hand.did).toHaveLength(1)
    const [effect] = hand.did
    if (effect?.kind !== 'command' || effect.command.kind !== 'batch') throw new Error('no batch')
    const [turns, moves] = effect.command.commands
    expect(effect.command.label).toBe('Rotate 2 objects')
    expect(turns).toMatchObject({ rotations: [{ rotation: 90 }, { rotation: 90 }] })
    if (moves?.kind !== 'move') throw new Error('no moves')
    expect(moves.moves.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [150, -150],
      [150, 150],
    ])
  })

  it('spread_by_a_handle_and_keep_their_sizes', () => {
    const env = both({ handleAt: () => 'e' })
    const hand = new Hand(env).at('down', 400, 50).at('move', 500, 50).at('up', 520, 90)
    expect(hand.did).toEqual([
      { kind: 'command', command: { kind: 'move', moves: [{ id: 'b', x: 420, y: 0 }] } },
    ])
  })

  it('come_no_closer_than_side_by_side', () => {
    const env = both({ handleAt: () => 'e' })
    const hand = new Hand(env).at('down', 400, 50).at('move', 100, 50).at('up', -300, 50)
    expect(hand.did).toEqual([
      { kind: 'command', command: { kind: 'move', moves: [{ id: 'b', x: 0, y: 0 }] } },
    ])
  })

  it('are_taken_as_a_group_by_one_click_and_left_out_by_the_next', () => {
    const env = floor({ family: (id) => (id === 'fixed' ? [id] : ['b', 'a']) })
    const hand = new Hand(env).at('down', 50, 50).at('up', 50, 50)
    expect(hand.did.at(-1)).toEqual({ kind: 'select', ids: ['b', 'a'] })
    hand.at('down', 350, 50, { shift: true }).at('up', 350, 50, { shift: true })
    expect(hand.did.at(-1)).toEqual({ kind: 'select', ids: [] })
  })

  it('are_framed_with_a_finger_when_the_tool_says_so', () => {
    const finger = (env: ToolEnv): Effect[] => {
      const hand = new Hand(env)
      for (const [kind, x] of [
        ['down', 700],
        ['move', 750],
        ['up', 790],
      ] as const) {
        const at = { x, y: 300 }
        hand.feed({ kind, world: at, screen: at, touch: true, ...NO_MODIFIERS })
      }
      return hand.did
    }
    expect(finger(floor()).map((effect) => effect.kind)).toEqual(['pan'])
    const env = floor({ tool: 'frame', element: (id) => table(id, 0, 0) })
    expect(finger(env)).toEqual([{ kind: 'select', ids: ['inside 700..790'] }])
  })
})

describe('place tool', () => {
  const hand = (object = 'round', change: Partial<ToolEnv> = {}): Hand => {
    const env = floor(change)
    const placing = new Hand(env)
    placing.state = startPlacing(object, { x: 200, y: 200 }, env)
    return placing
  }

  it('places_where_the_pointer_is_released_and_selects_it', () => {
    const placed = hand().at('move', 306, 304).at('down', 304, 304).at('up', 304, 304)
    expect(placed.did).toHaveLength(1)
    expect(placed.did[0]).toMatchObject({
      kind: 'command',
      command: { kind: 'add', elements: [{ element: { id: 'new', x: 250, y: 250 } }] },
      select: ['new'],
    })
    expect(placed.state).toBe(IDLE)
  })

  it('places_with_arrows_and_enter', () => {
    const placed = hand()
      .feed({ kind: 'nudge', dx: 24, dy: -24 })
      .feed({ kind: 'confirm', shift: false })
    expect(placed.did[0]).toMatchObject({
      command: { elements: [{ element: { x: 174, y: 126 } }] },
    })
  })

  it('keeps_the_tool_with_shift', () => {
    const placed = hand().at('down', 300, 300).at('up', 300, 300, { shift: true })
    expect(placed.did.at(-1)).toEqual({ kind: 'place', object: 'round', at: { x: 300, y: 300 } })
  })

  it('rests_in_a_wall_as_it_runs_and_leaves_it_with_ctrl_or_the_keys', () => {
    // A wall along the left edge takes what is within 50 of it.
    const inWall = ({ x, y }: PlanElement): SnappedNew | undefined =>
      x > 0 ? undefined : { x: 0, y, rotation: 90, guides: [WALL] }
    const placing = hand('door', {
      snapOpening: inWall,
      snapNew: (door) => inWall(door) ?? { x: door.x, y: door.y, rotation: 0, guides: [] },
    })
    const ghost = () => objectInHand(placing.state)?.ghost
    expect(placing.at('move', 20, 303).state.guides()).toEqual([WALL])
    expect(ghost()).toMatchObject({ x: 0, y: 253, rotation: 90 })
    placing.at('move', 20, 303, { ctrl: true })
    expect(ghost()).toMatchObject({ x: -30, y: 253, rotation: 0 })
    placing.at('move', 20, 303).feed({ kind: 'nudge', dx: 24, dy: 0 })
    expect(ghost()).toMatchObject({ x: 0, rotation: 90 })
    placing.feed({ kind: 'nudge', dx: 24, dy: 0 })
    expect(ghost()).toMatchObject({ x: 18, rotation: 0 })
    placing.feed({ kind: 'nudge', dx: -24, dy: 0 }).feed({ kind: 'confirm', shift: false })
    expect(placing.did[0]).toMatchObject({
      command: { kind: 'add', elements: [{ element: { x: 0, y: 253, rotation: 90 } }] },
    })
  })

  it('gives_up_on_escape', () => {
    const placed = hand().feed({ kind: 'cancel' })
    expect(placed.state).toBe(IDLE)
    expect(placed.did).toEqual([])
  })
})

describe('numbering tool', () => {
  const drawing = (): Hand => new Hand(floor({ tool: 'renumber' }))

  it('numbers_tables_in_the_order_in_which_the_path_meets_them', () => {
    const hand = drawing().drag({ x: 350, y: 50 }, { x: 50, y: 50 })
    expect(hand.did).toEqual([{ kind: 'renumber', tables: ['b', 'a'] }])
    expect(hand.state).toBe(IDLE)
  })

  it('asks_for_nothing_when_the_path_meets_no_table_or_is_given_up', () => {
    expect(drawing().drag({ x: 200, y: 50 }, { x: 250, y: 50 }).did).toEqual([])
    const given = drawing().at('down', 50, 50).at('move', 350, 50).feed({ kind: 'cancel' })
    expect(given.did).toEqual([])
    expect(given.state).toBe(IDLE)
  })
})

describe('hand tool', () => {
  it('pans_by_what_the_pointer_travels', () => {
    const hand = new Hand(floor({ tool: 'hand' })).drag({ x: 10, y: 10 }, { x: 50, y: 30 })
    expect(hand.did).toEqual([
      { kind: 'pan', dx: 20, dy: 10 },
      { kind: 'pan', dx: 20, dy: 10 },
    ])
  })
})
