/* Undo of seat changes: each becomes a step, whose undo and redo ask the server. */
import { serverMessage, toApiError } from '@/api/errors'
import type { PlaceBack, SeatChange, SkippedGuest } from '@/api/schema'
import { placesBefore, type SeatRequests } from '@/api/seating'
import { fullName, type Named } from '@/guests/names'
import type { PendingChanges } from '@/guests/pending-changes'
import { placeText, tableText } from '@/guests/places'
import { seatMessages } from '@/guests/seat-messages'
import {
  moveToPlace,
  invertChange,
  undoRedoMoves,
  type SeatChangeRecord,
} from '@/guests/undo-redo-moves'
import type { Direction, SeatingPorts, SeatsOutcome } from '@/guests/seating-ports'
import type { ToastAction } from '@/ui/toast'

/** Guests of a change whom the notice of its undo names. */
const namedMax = 2

type Travel = { direction: Direction; title: string; places: readonly PlaceBack[] }

export class SeatUndo {
  readonly #ports: SeatingPorts
  readonly #requests: SeatRequests
  readonly #changes: PendingChanges
  readonly #guestOf: (guestId: string) => Named | undefined

  constructor(
    ports: SeatingPorts,
    requests: SeatRequests,
    changes: PendingChanges,
    guestOf: (guestId: string) => Named | undefined,
  ) {
    this.#ports = ports
    this.#requests = requests
    this.#changes = changes
    this.#guestOf = guestOf
  }

  /** Keeps a change that is undone as a whole or not at all; returns the Undo of its notice. */
  remember(title: string, made: SeatChangeRecord): ToastAction {
    const { undo, redo } = undoRedoMoves(made)
    return this.#ports.remember({
      kind: 'seats',
      title,
      undo: () => this.#travel({ direction: 'undo', title, places: undo }),
      redo: () => this.#travel({ direction: 'redo', title, places: redo }),
    })
  }

  /** Each guest goes where they were, all of them or none: the server refuses when one was moved since. */
  async #travel(travel: Travel): Promise<SeatsOutcome> {
    const { places } = travel
    try {
      await this.#changes.make(places.map(moveToPlace), () => this.#requests.restore(places))
      return { kind: 'done', ...this.#sitNow(places) }
    } catch (error) {
      return this.#notifyNotTravelled(travel, error)
    }
  }

  /** Returns where the guests sit now, if they are few. */
  #sitNow(places: readonly PlaceBack[]): { detail?: string } {
    if (places.length > namedMax) return {}
    const texts = places.flatMap(({ guestId, seatId = '' }) => {
      const guest = this.#guestOf(guestId)
      const place = this.#ports.placeOf(seatId)
      const seat = place && placeText(tableText(place.table), place.seatLabel)
      return guest === undefined ? [] : [seatMessages.sitsNow(fullName(guest), seat)]
    })
    return texts.length === 0 ? {} : { detail: texts.join(' ') }
  }

  /** Keeps a change that is undone as far as possible; returns the Undo of its notice. */
  rememberPartly(title: string, changes: readonly SeatChange[]): ToastAction {
    const travel = async (direction: Direction, back: readonly SeatChange[]) => {
      try {
        const skipped = await this.putBackPartly(back)
        const detail = skipped.length === 0 ? {} : { detail: seatMessages.stayed(skipped) }
        return { kind: 'done' as const, ...detail }
      } catch (error) {
        return this.#notifyNotTravelled({ direction, title, places: [] }, error)
      }
    }
    return this.#ports.remember({
      kind: 'seats',
      title,
      undo: () => travel('undo', changes),
      redo: () => travel('redo', changes.map(invertChange)),
    })
  }

  /** Takes changes back as far as possible; resolves to the guests who stay where they are. */
  async putBackPartly(
    changes: readonly SeatChange[],
    ask = this.#requests.restorePartly,
  ): Promise<readonly SkippedGuest[]> {
    const moves = changes.map(({ before }) => moveToPlace(before))
    const { skipped } = await this.#changes.make(
      moves,
      () => ask(placesBefore(changes)),
      (answer) => {
        const stayed = new Set(answer.skipped.map(({ guestId }) => guestId))
        return moves.filter(({ guestId }) => !stayed.has(guestId))
      },
    )
    return skipped
  }

  /** Says why guests stay where they are, and whether it could still work another time. */
  #notifyNotTravelled({ direction, title, places }: Travel, error: unknown): SeatsOutcome {
    const [first] = places
    const guest = first && places.length === 1 ? this.#guestOf(first.guestId) : undefined
    const text =
      toApiError(error).code === 'seats_changed'
        ? seatMessages.movedSince(guest && fullName(guest))
        : serverMessage(error, seatMessages.assignmentFailed.text)
    this.#ports.failure({ ...seatMessages.notTravelled(direction, title), text })
    return { kind: isRefusal(error) ? 'refused' : 'failed' }
  }
}

/** A guest is gone, has another seat or has declined, or there are too many for one request. */
export function isRefusal(error: unknown): boolean {
  return [400, 404, 409, 413].includes(toApiError(error).status)
}
