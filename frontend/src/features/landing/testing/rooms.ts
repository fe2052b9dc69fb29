/*
 * The rooms of the landing page as plan documents. The first is the wedding of the demo and of the sandbox, so that
 * visitors find the room that the page showed. The drawings made of them are in src/generated/drawings.
 */

const foot = 24

/**
 * Rotation of entrances in the lower wall and of other doors in the upper one: their sill lies in the wall and they
 * open into the room, as the designer places them.
 */
const INTO_ROOM = { rotation: 180 }

type Element = Record<string, unknown>

function room(name: string, widthFt: number, heightFt: number, elements: readonly Element[]) {
  return {
    version: '1.0.0',
    canvas: { venueWidth: widthFt, venueHeight: heightFt },
    elements,
    metadata: { name },
  }
}

function thing(
  id: string,
  type: string,
  label: string,
  [x, y, width, height]: readonly [number, number, number, number],
  more: Element = {},
): Element {
  return { id, type, label, x, y, width, height, rotation: 0, zIndex: 1, ...more }
}

function table(
  number: number,
  type: string,
  [cx, cy]: readonly [number, number],
  [width, height]: readonly [number, number],
  more: Element,
): Element {
  const place = [cx - width / 2, cy - height / 2, width, height] as const
  const name = `Table ${String(number)}`
  return thing(`t${String(number)}`, type, name, place, {
    tableNumber: number,
    zIndex: 10,
    ...more,
  })
}

const wedding = room('The Old Granary', 60, 40, [
  thing('dance-floor', 'dance-floor', 'Dance floor', [576, 240, 288, 288], { zIndex: 0 }),
  thing('entrance', 'entrance', 'Entrance', [648, 912, 144, 48], { zIndex: 0, ...INTO_ROOM }),
  thing('exit', 'emergency-exit', 'Emergency exit', [486, 0, 72, 72], { zIndex: 0, ...INTO_ROOM }),
  thing('stage', 'stage', 'Band', [600, 624, 240, 96]),
  thing('bar', 'bar', 'Bar', [1214, 860, 192, 60]),
  thing('cake', 'cake-table', 'Cake', [872, 756, 60, 60]),
  thing('plant-left', 'plant', '', [584, 906, 48, 48]),
  thing('plant-right', 'plant', '', [808, 906, 48, 48]),
  ...[124.5, 361.5, 598.5, 835.5]
    .flatMap((y) => [138, 376, 1064, 1302].map((x) => [x, y] as const))
    .slice(0, 15)
    .map((middle, index) => table(index + 1, 'round', middle, [120, 120], { chairs: 8 })),
  table(16, 'rectangle', [720, 118], [288, 60], {
    label: 'Head table',
    chairs: 6,
    chairDistribution: { top: 6, bottom: 0, left: 0, right: 0 },
  }),
])

/** The room of the demo dialog: one of each thing that its second step names. */
const firstRoom = room('First room', 26, 18, [
  thing('stage', 'stage', 'Stage', [48, 48, 240, 96]),
  thing('bar', 'bar', 'Bar', [396, 48, 192, 60]),
  thing('entrance', 'entrance', 'Entrance', [240, 384, 144, 48], { zIndex: 0, ...INTO_ROOM }),
  table(1, 'round', [170, 264], [120, 120], { chairs: 8 }),
  table(2, 'round', [454, 264], [120, 120], { chairs: 8 }),
])

/** Three tables from near, as they look while the middle one is being moved in the designer. */
const threeTables = room('Three tables', 34, 12, [
  table(6, 'round', [6 * foot, 6 * foot], [120, 120], { chairs: 8 }),
  table(7, 'round', [17 * foot, 6 * foot], [120, 120], { chairs: 8 }),
  table(8, 'round', [28 * foot, 6 * foot], [120, 120], { chairs: 8 }),
])

/** Every room by the name of its drawing. */
export const rooms = { wedding, firstRoom, threeTables }
