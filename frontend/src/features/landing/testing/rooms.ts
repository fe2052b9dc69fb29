/*
 * The rooms of the landing page as plan documents. The first is the wedding of the demo and of the sandbox, so that
 * a visitor finds there what the page has shown. The drawings made of them lie in src/generated/drawings.
 */

const foot = 24

/**
 * How entrances stand in the lower wall and other doors in the upper one: their sill lies in it and they open into the
 * room, as the designer leaves them.
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

/** Middles of a block of rows and columns, row by row. */
function block(
  columns: number,
  rows: number,
  [left, top]: readonly [number, number],
  [stepX, stepY]: readonly [number, number],
): readonly (readonly [number, number])[] {
  return Array.from({ length: columns * rows }, (_, index) => [
    left + (index % columns) * stepX,
    top + Math.floor(index / columns) * stepY,
  ])
}

const wedding = room('The Old Granary', 60, 40, [
  thing('dance-floor', 'dance-floor', 'Dance floor', [576, 240, 288, 288], { zIndex: 0 }),
  thing('entrance', 'entrance', 'Entrance', [648, 912, 144, 48], { zIndex: 0, ...INTO_ROOM }),
  thing('exit', 'emergency-exit', 'Emergency exit', [486, 0, 72, 72], { zIndex: 0, ...INTO_ROOM }),
  thing('stage', 'stage', 'Band', [600, 624, 240, 96]),
  thing('bar', 'bar', 'Bar', [1214, 860, 192, 60]),
  thing('cake', 'cake-table', 'Cake', [884, 760, 60, 60]),
  thing('plant-left', 'plant', '', [584, 906, 48, 48]),
  thing('plant-right', 'plant', '', [808, 906, 48, 48]),
  ...[130, 362, 594, 826]
    .flatMap((y) => [130, 370, 1070, 1310].map((x) => [x, y] as const))
    .slice(0, 15)
    .map((middle, index) => table(index + 1, 'round', middle, [120, 120], { chairs: 8 })),
  table(16, 'rectangle', [720, 102], [288, 60], {
    label: 'Head table',
    chairs: 6,
    chairDistribution: { top: 6, bottom: 0, left: 0, right: 0 },
  }),
])

const banquet = room('Banquet', 80, 50, [
  thing('stage', 'stage', 'Stage', [36, 420, 120, 360]),
  thing('entrance', 'entrance', 'Entrance', [888, 1152, 144, 48], { zIndex: 0, ...INTO_ROOM }),
  ...block(6, 4, [330, 156], [296, 290]).map((middle, index) =>
    table(index + 1, 'round', middle, [144, 144], { chairs: 10 }),
  ),
])

const classroom = room('Classroom', 40, 30, [
  thing('stage', 'stage', 'Stage', [320, 24, 320, 84]),
  thing('entrance', 'entrance', 'Entrance', [792, 672, 144, 48], { zIndex: 0, ...INTO_ROOM }),
  ...block(4, 4, [150, 216], [220, 118]).map((middle, index) =>
    table(index + 1, 'rectangle', middle, [144, 36], {
      chairs: 2,
      chairDistribution: { top: 0, bottom: 2, left: 0, right: 0 },
    }),
  ),
])

const cocktail = room('Cocktail', 40, 30, [
  thing('bar', 'bar', 'Bar', [60, 36, 240, 60]),
  thing('buffet', 'buffet', 'Buffet', [384, 36, 240, 60]),
  thing('dj', 'dj-booth', 'DJ', [744, 36, 144, 60]),
  thing('entrance', 'entrance', 'Entrance', [408, 672, 144, 48], { zIndex: 0, ...INTO_ROOM }),
  thing('plant-left', 'plant', '', [336, 664, 48, 48]),
  thing('plant-right', 'plant', '', [576, 664, 48, 48]),
  ...block(4, 3, [150, 236], [220, 166]).map((middle, index) =>
    table(index + 1, 'high-top', middle, [60, 60], { chairs: 4 }),
  ),
])

const graduation = room('Graduation', 60, 40, [
  thing('stage', 'stage', 'Stage', [420, 36, 600, 168]),
  thing('left', 'door', 'Door', [96, 0, 72, 72], { zIndex: 0, ...INTO_ROOM }),
  thing('entrance', 'entrance', 'Entrance', [648, 912, 144, 48], { zIndex: 0, ...INTO_ROOM }),
  ...[190, 784].flatMap((left, half) =>
    block(10, 8, [left, 300], [52, 76]).map(([x, y], index) =>
      thing(`c${String(half)}-${String(index)}`, 'chair', '', [x - 20, y - 20, 40, 40], {
        chairs: 1,
        zIndex: 10,
      }),
    ),
  ),
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
export const rooms = { wedding, banquet, classroom, cocktail, graduation, firstRoom, threeTables }
