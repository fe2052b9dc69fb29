/* A venue while it is edited: its changes can be undone, and entrances and room stay inside. Lengths are metres. */
import type { NewVenue, Venue, VenueEntrance } from '@/api/venues'

/** What is edited. */
export type VenueDraft = Pick<
  Venue,
  'name' | 'width' | 'height' | 'scale' | 'entrances' | 'room'
> & {
  picture: Venue['picture'] | undefined
}

/** A draft with what was before and after it. */
export type Editing = {
  draft: VenueDraft
  past: readonly VenueDraft[]
  future: readonly VenueDraft[]
  /** The change that the next one of the same name joins, such as the moves of one drag. */
  joined: string | undefined
}

/** What happens to a draft. */
export type EditAction =
  | { kind: 'change'; change: (draft: VenueDraft) => VenueDraft; joins?: string }
  | { kind: 'undo' | 'redo' | 'end' }
  | { kind: 'load'; venue: Venue }

/** Steps that can be undone. */
export const undoSteps = 50
/** Shortest and longest side of a venue. */
export const sideLimits = { min: 10, max: 1000 } as const
/** The most entrances that a venue has. */
export const entranceLimit = 50
/** What an entrance has at first. */
export const defaultCapacity = 1000
const newEntranceY = 5

/** Begins to edit a venue. */
export function editingOf(venue: Venue): Editing {
  const { name, width, height, scale, entrances, room, picture } = venue
  const draft = { name, width, height, scale, entrances, room, picture }
  return { draft, past: [], future: [], joined: undefined }
}

/** Returns the state after an action. `roomSize` is the size of the plan's room. */
export function edited(state: Editing, action: EditAction): Editing {
  const { draft, past, future } = state
  switch (action.kind) {
    case 'load':
      return editingOf(action.venue)
    case 'end':
      return { ...state, joined: undefined }
    case 'undo': {
      const before = past.at(-1)
      if (before === undefined) return state
      return {
        draft: before,
        past: past.slice(0, -1),
        future: [draft, ...future],
        joined: undefined,
      }
    }
    case 'redo': {
      const [next, ...rest] = future
      if (next === undefined) return state
      return { draft: next, past: [...past, draft], future: rest, joined: undefined }
    }
    case 'change': {
      const next = action.change(draft)
      if (next === draft) return state
      const isJoined = action.joins !== undefined && action.joins === state.joined
      return {
        draft: next,
        past: isJoined ? past : [...past, draft].slice(-undoSteps),
        future: [],
        joined: action.joins,
      }
    }
  }
}

/** Sets fields of the venue itself; entrances follow its sides. */
export function withVenue(
  fields: Partial<Omit<VenueDraft, 'entrances'>>,
): (draft: VenueDraft) => VenueDraft {
  return (draft) => {
    const next = { ...draft, ...fields }
    return { ...next, entrances: next.entrances.map((entrance) => inside(entrance, next)) }
  }
}

/** Sets fields of one entrance. */
export function withEntrance(
  id: string,
  fields: Partial<VenueEntrance>,
): (draft: VenueDraft) => VenueDraft {
  return (draft) => ({
    ...draft,
    entrances: draft.entrances.map((entrance) =>
      entrance.id === id ? inside({ ...entrance, ...fields }, draft) : entrance,
    ),
  })
}

/** Adds an entrance: at a place, or at half the width near the top. */
export function withNewEntrance(
  id: string,
  place?: { x: number; y: number },
): (draft: VenueDraft) => VenueDraft {
  return (draft) => {
    if (draft.entrances.length >= entranceLimit) return draft
    const { x, y } = place ?? { x: draft.width / 2, y: newEntranceY }
    const entrance: VenueEntrance = {
      id,
      name: freeName(draft.entrances),
      x: rounded(x),
      y: rounded(y),
      type: 'main',
      capacity: defaultCapacity,
      isActive: true,
      accessLevel: 'general',
    }
    return { ...draft, entrances: [...draft.entrances, inside(entrance, draft)] }
  }
}

/** Removes an entrance. */
export function withoutEntrance(id: string): (draft: VenueDraft) => VenueDraft {
  return (draft) => ({ ...draft, entrances: draft.entrances.filter((each) => each.id !== id) })
}

/** Moves the room, as far as the venue reaches. */
export function withRoomAt(
  { x, y }: { x: number; y: number },
  roomSize: { width: number; height: number },
): (draft: VenueDraft) => VenueDraft {
  return (draft) => ({
    ...draft,
    room: {
      x: clamped(x, draft.width - roomSize.width),
      y: clamped(y, draft.height - roomSize.height),
    },
  })
}

/** Returns what is sent to the server; without a version, the save overwrites any other. */
export function venueToSave(draft: VenueDraft, version: number | undefined): NewVenue {
  const { picture, ...rest } = draft
  return {
    ...rest,
    ...(picture == null ? {} : { picture }),
    ...(version === undefined ? {} : { version }),
  }
}

/** “Entrance 3”, the first number that no entrance has. */
function freeName(entrances: readonly VenueEntrance[]): string {
  const names = new Set(entrances.map(({ name }) => name))
  let number = entrances.length + 1
  while (names.has(`Entrance ${String(number)}`)) number += 1
  return `Entrance ${String(number)}`
}

function inside(
  entrance: VenueEntrance,
  { width, height }: { width: number; height: number },
): VenueEntrance {
  return { ...entrance, x: clamped(entrance.x, width), y: clamped(entrance.y, height) }
}

function clamped(value: number, most: number): number {
  return rounded(Math.min(Math.max(0, value), Math.max(0, most)))
}

/** To the centimetre. */
function rounded(length: number): number {
  return Math.round(length * 100) / 100
}
