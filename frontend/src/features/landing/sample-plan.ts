/*
 * The plan on the landing page: a dinner for 100 in a room of 60 by 40 ft. It is an ordinary plan
 * document, drawn by the same code as every other. Lengths are plan units, 24 to the foot.
 */

const foot = 24

type Table = { number: number; xFt: number; yFt: number }

const rounds: readonly Table[] = [
  { number: 1, xFt: 4, yFt: 4.5 },
  { number: 2, xFt: 4, yFt: 16.5 },
  { number: 3, xFt: 4, yFt: 28.5 },
  { number: 4, xFt: 15, yFt: 4.5 },
  { number: 5, xFt: 15, yFt: 16.5 },
  { number: 6, xFt: 15, yFt: 28.5 },
  { number: 7, xFt: 39, yFt: 4.5 },
  { number: 8, xFt: 39, yFt: 16.5 },
  { number: 9, xFt: 39, yFt: 28.5 },
  { number: 10, xFt: 50, yFt: 4.5 },
  { number: 11, xFt: 50, yFt: 16.5 },
]

function round({ number, xFt, yFt }: Table) {
  return {
    id: `landing-table-${String(number)}`,
    type: 'round',
    x: xFt * foot,
    y: yFt * foot,
    width: 6 * foot,
    height: 6 * foot,
    rotation: 0,
    zIndex: 2,
    label: `Table ${String(number)}`,
    tableNumber: number,
    chairs: 8,
  }
}

function box(id: string, type: string, label: string, sizeFt: [number, number, number, number]) {
  const [x, y, width, height] = sizeFt
  return {
    id,
    type,
    x: x * foot,
    y: y * foot,
    width: width * foot,
    height: height * foot,
    rotation: 0,
    zIndex: 1,
    label,
  }
}

export const samplePlan = {
  version: '1.0.0',
  canvas: {
    width: 60 * foot,
    height: 40 * foot,
    zoom: 1,
    pan: { x: 0, y: 0 },
    gridSize: 24,
    snapToGrid: true,
    showGrid: false,
    venueWidth: 60,
    venueHeight: 40,
  },
  elements: [
    box('landing-stage', 'stage', 'Stage', [25, 1.5, 10, 6]),
    box('landing-dance', 'dance-floor', 'Dance floor', [24, 11, 12, 14]),
    box('landing-bar', 'bar', 'Bar', [48.5, 32, 10, 3]),
    box('landing-entrance', 'entrance', 'Entrance', [27, 37.5, 6, 2]),
    ...rounds.map(round),
    {
      ...box('landing-table-12', 'rectangle', 'Table 12', [24, 30, 12, 2.5]),
      tableNumber: 12,
      chairs: 12,
    },
  ],
  metadata: { name: 'Dinner for 100' },
}

/** Who has sat down: most of the room, in an uneven way, as lists are before the day. */
export const sampleAssigned: readonly string[] = [
  ...rounds.flatMap(({ number }) =>
    [1, 2, 3, 4, 5, 6, 7, 8]
      .filter((chair) => (number * 5 + chair * 3) % 7 > 1)
      .map((chair) => `landing-table-${String(number)}-chair-${String(chair)}`),
  ),
  ...[1, 2, 3, 5, 6, 7, 8, 9, 11].map((chair) => `landing-table-12-chair-${String(chair)}`),
]

/** The seat of the guest in the example. */
export const sampleSeat = 'landing-table-7-chair-3'
