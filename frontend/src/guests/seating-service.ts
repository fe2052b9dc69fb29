/*
 * Everything that seats guests: a change is shown at once, sent to the server, reported, and can be undone. Pending
 * changes are a list of moves beside the server's guests; a refused one is dropped, and the screen shows the server's
 * guests again.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { StoreApi } from 'zustand/vanilla'
import { serverMessage, toApiError } from '@/api/errors'
import { keys } from '@/api/keys'
import type { Guest, SeatChange } from '@/api/schema'
import { seatHolder, seatRequests, type SeatRequests } from '@/api/seating'
import { fullName, type Named } from '@/guests/names'
import { PendingChanges } from '@/guests/pending-changes'
import { withPending, type PendingChange } from '@/guests/pending-moves'
import { placeText, tableText } from '@/guests/places'
import { seatAnnouncements, seatMessages } from '@/guests/seat-messages'
import { isRefusal, SeatUndo } from '@/guests/seat-undo'
import { invertChange, type SeatChangeRecord } from '@/guests/undo-redo-moves'
import { seatCounts, seatingOf, type Seating } from '@/guests/seating'
import type { SeatingPorts, SeatNotice } from '@/guests/seating-ports'

type Move = { guestId: string; seatId: string }

/** A guest of a proposal; without a seat when they are to have none. */
export type ProposedSeat = { readonly guest: string; readonly seat?: string | undefined }

/** A guest who gets a former seat again, from the one who had given it. */
export type SeatBack = Move & { byHand: boolean }

export class SeatingService {
  /** What is laid over the server's guests. */
  readonly pending: StoreApi<readonly PendingChange[]>
  readonly #changes: PendingChanges
  readonly #guests: () => readonly Guest[]
  readonly #ports: SeatingPorts
  readonly #requests: SeatRequests
  readonly #undo: SeatUndo

  constructor(cache: QueryClient, eventId: string, ports: SeatingPorts) {
    this.#changes = new PendingChanges(cache, eventId, ports.savePlan)
    this.pending = this.#changes.state
    this.#guests = () => cache.getQueryData<readonly Guest[]>(keys.guests(eventId)) ?? []
    this.#ports = ports
    this.#requests = seatRequests(cache, eventId)
    this.#undo = new SeatUndo(ports, this.#requests, this.#changes, (guestId) =>
      this.seating().byId.get(guestId),
    )
  }

  /** The server's guests with the pending moves over them. */
  seating(): Seating {
    return seatingOf(this.over(this.#guests()))
  }

  /** Lays the pending moves over a list. */
  over<G extends Guest>(guests: readonly G[]): readonly G[] {
    return withPending(guests, this.pending.getState(), this.#ports.placeOf)
  }

  /** Seats a guest, or moves a seated one. Resolves to true when it happened. On a taken seat it offers to swap. */
  assign(guestId: string, seatId: string): Promise<boolean> {
    return this.#ports.during(this.#assign({ guestId, seatId }))
  }

  /** Seats several guests and says so once. Resolves to true when all of them have their seat. */
  seatTogether(moves: readonly Move[]): Promise<boolean> {
    return this.#ports.during(this.#seatTogether(moves))
  }

  /** Seats a guest where another one sits, who takes the guest's old seat or goes back on the list. */
  swap(guestId: string, seatId: string): Promise<boolean> {
    return this.#ports.during(this.#swap({ guestId, seatId }))
  }

  /** Takes guests off their seats. Resolves to true when all of them are. */
  unseat(guestIds: readonly string[]): Promise<boolean> {
    const [only] = guestIds
    const isOne = only !== undefined && guestIds.length === 1
    return this.#ports.during(isOne ? this.#unseat(only) : this.#unseatAll(guestIds))
  }

  /**
   * Gives guests the seats of a proposal, as far as still possible, and keeps them as one step that can be undone. A guest
   * whose seat is no longer the one that the search knew stays: someone has moved them since. Resolves to true when all
   * of them have their seat.
   */
  apply(seats: readonly ProposedSeat[], known?: readonly Guest[]): Promise<boolean> {
    return this.#ports.during(this.#apply(seats, known))
  }

  /** Seats guests again whose chairs came back by undo; says only what failed. */
  async restore(seats: readonly SeatBack[]): Promise<void> {
    // The undo that brought the chairs back is queued right after it was made.
    await Promise.resolve()
    await this.#ports.savePlan()
    if (!(await this.#restoreMost(seats))) this.#ports.failure(seatMessages.notRestored)
    this.#changes.refreshAfterLast()
  }

  async #apply(seats: readonly ProposedSeat[], known?: readonly Guest[]): Promise<boolean> {
    const present = this.seating()
    const { byId } = known === undefined ? present : seatingOf(known)
    const changes = seats.flatMap(({ guest: guestId, seat: seatId }): SeatChange[] => {
      const guest = byId.get(guestId)
      const now = guest?.seat
      if (guest === undefined || present.byId.get(guestId)?.seat?.id === seatId) return []
      const before = {
        guestId,
        ...(now == null ? {} : { seatId: now.id }),
        ...(now == null && guest.table != null ? { tableId: guest.table.id } : {}),
        byHand: now?.byHand ?? true,
      }
      return [{ before, ...(seatId === undefined ? {} : { seatId }) }]
    })
    if (changes.length === 0) return true
    try {
      const ask = this.#requests.applyProposal
      const skipped = await this.#undo.putBackPartly(changes.map(invertChange), ask)
      const stayed = new Set(skipped.map(({ guestId }) => guestId))
      const made = changes.filter(({ before }) => !stayed.has(before.guestId))
      const said = seatMessages.applied(made)
      const action = made.length === 0 ? undefined : this.#undo.rememberPartly(said.title, made)
      if (skipped.length === 0) this.#ports.success({ ...said, action })
      else this.#ports.failure({ ...said, detail: seatMessages.stayed(skipped), action })
      return skipped.length === 0
    } catch (error) {
      this.#notifyFailure(seatMessages.autoAssignFailed, error)
      return false
    }
  }

  async #assign(move: Move): Promise<boolean> {
    const { guestId, seatId } = move
    const { byId, bySeat } = this.seating()
    const guest = byId.get(guestId)
    const holder = bySeat.get(seatId)
    if (guest === undefined || holder?.id === guestId) return false
    if (holder !== undefined) {
      this.#notifyOccupied(move, holder)
      return false
    }
    const [done, failed] = this.#ports.isSeatAssignment()
      ? [seatMessages.seatAssigned, seatMessages.assignmentFailed]
      : [seatMessages.guestAssigned, seatMessages.guestNotAssigned]
    try {
      const { before } = await this.#changes.make([move], () => this.#requests.assign(move))
      const place = this.#placeText(seatId)
      const detail =
        before.seatId === undefined
          ? seatMessages.seatedAt(fullName(guest), place)
          : seatMessages.movedFrom(fullName(guest), this.#placeText(before.seatId), place)
      this.#notifyDone({ ...done, detail, isQuiet: true }, { before: [before], moves: [move] })
      this.#announceLeft((left) => seatAnnouncements.seated(fullName(guest), place, left))
      return true
    } catch (error) {
      if (toApiError(error).code !== 'seat_taken') this.#notifyFailure(failed, error)
      else this.#notifyOccupied(move, seatHolder(error))
      return false
    }
  }

  async #seatTogether(moves: readonly Move[]): Promise<boolean> {
    const answers = await Promise.allSettled(
      moves.map((move) => this.#changes.make([move], () => this.#requests.assign(move))),
    )
    const made = moves.filter((_, at) => answers[at]?.status === 'fulfilled')
    const before = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.before] : [],
    )
    this.#notifySeated({ before, moves: made }, moves.length)
    return made.length === moves.length
  }

  #notifySeated(made: SeatChangeRecord, wished: number): void {
    const seated = made.moves.length
    if (seated === 0) {
      this.#ports.failure(seatMessages.someSeated(seated, wished))
      return
    }
    const action = this.#undo.remember(seatMessages.seatAssigned.title, made)
    if (seated < wished) {
      this.#ports.failure({ ...seatMessages.someSeated(seated, wished), action })
      return
    }
    const place = this.#ports.placeOf(made.moves[0]?.seatId ?? '')
    const table = place === undefined ? 'the table' : tableText(place.table)
    const said = seatMessages.allSeated(seated, table)
    this.#ports.success({ ...said, action })
    this.#announceLeft((left) => `${said.text} ${seatAnnouncements.waiting(left)}`)
  }

  async #swap({ guestId, seatId }: Move): Promise<boolean> {
    const { byId, bySeat } = this.seating()
    const guest = byId.get(guestId)
    const other = bySeat.get(seatId)
    if (guest === undefined || other === undefined || guest === other) return false
    const fromSeatId = guest.seat?.id
    const moves = [
      { guestId, seatId },
      { guestId: other.id, seatId: fromSeatId },
    ]
    const swap = { guestId, fromSeatId, seatId, otherGuestId: other.id }
    try {
      const { before } = await this.#changes.make(moves, () => this.#requests.swap(swap))
      const say = fromSeatId === undefined ? seatMessages.tookSeat : seatMessages.swapped
      const said = say(fullName(guest), fullName(other))
      this.#notifyDone(said, { before, moves })
      this.#ports.announce(said.text)
      return true
    } catch (error) {
      this.#notifyFailure(seatMessages.assignmentFailed, error)
      return false
    }
  }

  async #unseat(guestId: string): Promise<boolean> {
    const guest = this.seating().byId.get(guestId)
    if (guest === undefined) return false
    const moves = [{ guestId, seatId: undefined }]
    try {
      const { before } = await this.#changes.make(moves, () => this.#requests.unassign(guestId))
      const place = this.#placeText(before.seatId ?? guest.seat?.id)
      const detail = seatMessages.unseatedFrom(fullName(guest), place)
      this.#notifyDone(
        { ...seatMessages.seatUnassigned, detail, isQuiet: true },
        { before: [before], moves },
      )
      this.#ports.announce(seatAnnouncements.unseated(fullName(guest), place))
      return true
    } catch (error) {
      this.#notifyFailure(seatMessages.assignmentFailed, error)
      return false
    }
  }

  async #unseatAll(guestIds: readonly string[]): Promise<boolean> {
    const { byId } = this.seating()
    const changes = guestIds.flatMap((guestId): SeatChange[] => {
      const seat = byId.get(guestId)?.seat
      return seat == null ? [] : [{ before: { guestId, seatId: seat.id, byHand: seat.byHand } }]
    })
    if (changes.length === 0) return true
    try {
      const skipped = await this.#undo.putBackPartly(changes.map(invertChange))
      const stayed = new Set(skipped.map(({ guestId }) => guestId))
      const made = changes.filter(({ before }) => !stayed.has(before.guestId))
      const said = seatMessages.unseated(made.length)
      const action = made.length === 0 ? undefined : this.#undo.rememberPartly(said.title, made)
      if (skipped.length === 0) this.#ports.success({ ...said, action })
      else this.#ports.failure({ ...said, detail: seatMessages.stayed(skipped), action })
      return skipped.length === 0
    } catch (error) {
      this.#notifyFailure(seatMessages.assignmentFailed, error)
      return false
    }
  }

  /** True when all of them have their seat. A refused list is halved, so that one guest does not keep the others from theirs. */
  async #restoreMost(seats: readonly SeatBack[]): Promise<boolean> {
    try {
      await this.#requests.restore(seats)
      return true
    } catch (error) {
      if (seats.length === 1 || !isRefusal(error)) return false
      const middle = Math.ceil(seats.length / 2)
      const first = await this.#restoreMost(seats.slice(0, middle))
      const second = await this.#restoreMost(seats.slice(middle))
      return first && second
    }
  }

  #notifyDone(said: SeatNotice, made: SeatChangeRecord): void {
    this.#ports.success({ ...said, action: this.#undo.remember(said.title, made) })
  }

  #notifyFailure(failed: { title: string; text: string }, error: unknown): void {
    this.#ports.failure({ title: failed.title, text: serverMessage(error, failed.text) })
  }

  #notifyOccupied({ guestId, seatId }: Move, holder: Named | undefined): void {
    const detail = holder && seatMessages.occupiedBy(fullName(holder), this.#placeText(seatId))
    const run = () => {
      void this.swap(guestId, seatId)
    }
    const canSwap = this.seating().bySeat.has(seatId)
    const action = canSwap ? { label: 'Swap', run } : undefined
    this.#ports.failure({ ...seatMessages.seatOccupied, detail, action })
  }

  #announceLeft(text: (left: number) => string): void {
    this.#ports.announce(text(seatCounts(this.seating().guests).unseated))
  }

  #placeText(seatId = ''): string {
    const place = this.#ports.placeOf(seatId)
    return place === undefined ? 'the seat' : placeText(tableText(place.table), place.seatLabel)
  }
}

/** What screens call. */
export type SeatingCommands = Pick<SeatingService, keyof SeatingService>
