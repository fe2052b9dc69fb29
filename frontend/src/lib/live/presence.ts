/* Who is in an event now, as the stream tells it: the whole list in each frame. */

export interface PlanPoint {
  readonly x: number
  readonly y: number
}

export interface PlanRect extends PlanPoint {
  readonly width: number
  readonly height: number
}

const PLACES = ['designer', 'seating'] as const
/** The screen on which someone works. */
export type PresencePlace = (typeof PLACES)[number]

/** One open page of a person. Lengths are plan units. */
export interface PresentClient {
  readonly userId: string
  readonly clientId: string
  readonly name: string
  readonly place: PresencePlace
  readonly selection: readonly string[]
  readonly cursor: PlanPoint | null
  /** The part of the plan that is seen. */
  readonly view: PlanRect | null
  readonly laser: boolean
}

export interface Presence {
  readonly eventId: string
  readonly people: readonly PresentClient[]
}

/** Returns the presence of a frame, or undefined when it is something else. A person that cannot be read is left out. */
export function presenceOf(data: unknown): Presence | undefined {
  if (!isObject(data) || typeof data.eventId !== 'string' || !Array.isArray(data.people)) {
    return undefined
  }
  return { eventId: data.eventId, people: data.people.flatMap((each) => clientOf(each) ?? []) }
}

function clientOf(data: unknown): PresentClient | undefined {
  if (!isObject(data)) return undefined
  const { userId, clientId, name, selection } = data
  const place = PLACES.find((each) => each === data.place)
  if (typeof userId !== 'string' || typeof clientId !== 'string') return undefined
  if (typeof name !== 'string' || place === undefined) return undefined
  return {
    userId,
    clientId,
    name,
    place,
    selection: Array.isArray(selection) ? selection.filter((id) => typeof id === 'string') : [],
    cursor: pointOf(data.cursor),
    view: rectOf(data.view),
    laser: data.laser === true,
  }
}

function pointOf(data: unknown): PlanPoint | null {
  if (!isObject(data)) return null
  const { x, y } = data
  return isNumber(x) && isNumber(y) ? { x, y } : null
}

function rectOf(data: unknown): PlanRect | null {
  const corner = pointOf(data)
  if (corner === null || !isObject(data)) return null
  const { width, height } = data
  const isSized = isNumber(width) && isNumber(height) && width > 0 && height > 0
  return isSized ? { ...corner, width, height } : null
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
