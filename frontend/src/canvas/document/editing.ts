/*
 * Edits of the plan by a person: announced, undoable, and never unseating anyone unasked.
 */
import type { StoreApi } from 'zustand/vanilla'

import type { Command, Rest } from '@/plan/types'
import type { PlanStore } from '@/plan/plan-store'
import type { PlanSync, SeatedGuest } from '@/plan/sync'
import type { Seating } from '@/guests/seating'
import type { Direction, SeatsStep } from '@/guests/seating-ports'
import type { SeatBack } from '@/guests/seating-service'
import { messages } from '@/canvas/text/messages'
import { nameOf } from '@/canvas/text/describe'
import type { Guest } from '@/api/schema'
import { editSentence } from '@/canvas/text/announcing'
import { inChosenUnit } from '@/canvas/text/units'
import type { Announcer } from '@/canvas/document/announcer'
import type { Dialogs } from '@/canvas/document/dialogs'
import type { EditHistory } from '@/canvas/document/edit-history'
import type { DesignerPorts } from '@/canvas/ports'

/** What edits need: the document, whose seats are taken, and where to speak and ask. */
interface EditingParts {
  readonly plan: PlanStore
  readonly sync: PlanSync
  readonly history: EditHistory
  readonly seating: StoreApi<Seating>
  readonly ports: DesignerPorts
  readonly announcer: Announcer
  readonly dialogs: Dialogs
}

export class Editing {
  /** Guests of seats that an edit took away, so that undoing it can seat them again. */
  readonly unseated = new Map<string, SeatedGuest>()
  /** Set when the server unseated guests, until the list of guests has been read anew. */
  guestsChanged = false
  /** The undo or redo, or the change of seats, that waits for the server. */
  #turn: Promise<void> | undefined
  /** The end of the latest change of seats. */
  #changed: Promise<void> | undefined

  constructor(private readonly parts: EditingParts) {}

  /** Applies a command; when the plan refuses it, shows why and returns false. `rest`: what a drag came to rest at. */
  run(command: Command, rest?: Rest): boolean {
    try {
      const change = this.parts.plan.run(command)
      const { elements } = this.parts.plan.state.getState()
      this.parts.announcer.say(editSentence(command, change, elements, rest))
      return true
    } catch (error) {
      this.parts.ports.failure({ title: messages.refused.title, text: this.#named(error) })
      return false
    }
  }

  /** Replaces ids in an error by names, which people know. */
  #named(error: unknown): string {
    const { elements } = this.parts.plan.state.getState()
    return errorMessage(error).replace(/element "([^"]+)"/g, (text, id: string) => {
      const element = elements.get(id)
      return element === undefined ? text : nameOf(element)
    })
  }

  /** Applies a command that takes away these seats, after asking when guests sit there. */
  async runRemoving(command: Command, seats: readonly string[], verb: string): Promise<boolean> {
    const guests = this.seatedAt(seats)
    if (guests.length === 0) return this.run(command)
    if (!(await this.parts.dialogs.ask({ kind: 'unseat', guests, verb }))) return false
    return this.runUnseating(command, guests)
  }

  /** The guests who sit on these seats. */
  seatedAt(seats: readonly string[]): SeatedGuest[] {
    const { bySeat } = this.parts.seating.getState()
    return seats.flatMap((seat) => {
      const guest = bySeat.get(seat)
      return guest === undefined ? [] : [seatedGuest(guest, seat)]
    })
  }

  /** Applies a command of which a person has agreed that these guests lose their seats. */
  runUnseating(command: Command, guests: readonly SeatedGuest[]): boolean {
    if (guests.length === 0) return this.run(command)
    this.remember(guests)
    const ids = guests.map(({ id }) => id)
    return this.parts.sync.allowingUnseat(ids, () => this.run(command))
  }

  /** Keeps who sat where before their seats go. */
  remember(guests: readonly SeatedGuest[]): void {
    for (const guest of guests) this.unseated.set(guest.seatId, guest)
    this.guestsChanged = true
  }

  /** Returns the guests of seats that exist again, without those who have been seated elsewhere since. */
  takeReseatable(seats: readonly string[]): SeatBack[] {
    const { byId } = this.parts.seating.getState()
    return seats.flatMap((seatId) => {
      const guest = this.unseated.get(seatId)
      this.unseated.delete(seatId)
      if (guest === undefined) return []
      const now = byId.get(guest.id)?.seat?.id ?? seatId
      return now === seatId ? [{ guestId: guest.id, seatId, byHand: guest.byHand }] : []
    })
  }

  undo(): void {
    this.#inTurn(() => this.#travel('undo'))
  }

  redo(): void {
    this.#inTurn(() => this.#travel('redo'))
  }

  /** Undoes one change of seats, also when something else was done since. */
  undoSeats(step: SeatsStep): void {
    this.#inTurn(() => {
      if (this.parts.history.canBeUndone(step)) return this.#travelSeats(step, 'undo')
      this.parts.ports.failure(messages.cannotUndo(step.title))
      return undefined
    })
  }

  /** Makes undo and redo wait for a change of seats that the server has not answered yet. */
  changingSeats<T>(change: Promise<T>): Promise<T> {
    const ended = this.parts.history.during(change)
    this.#changed = ended
    this.#setTurn(this.#turn === undefined ? ended : this.#turn.then(() => ended))
    return change
  }

  /** Runs one after the other: a guest goes back two seats in two requests. */
  #inTurn(work: () => Promise<void> | undefined): void {
    const running = this.#turn === undefined ? work() : this.#turn.then(work)
    if (running !== undefined) this.#setTurn(running)
  }

  #setTurn(running: Promise<void>): void {
    const turn = running.finally(() => {
      if (this.#turn === turn) this.#turn = undefined
    })
    this.#turn = turn
  }

  #travel(direction: Direction): Promise<void> | undefined {
    const step = this.parts.history.next(direction)
    if (step?.kind === 'seats') return this.#travelSeats(step, direction)
    return step === undefined ? undefined : this.#travelPlan(direction)
  }

  /** Guests whose chairs come back are seated again, which ends later. */
  #travelPlan(direction: Direction): Promise<void> | undefined {
    const before = this.#changed
    try {
      const change = this.parts.plan[direction]()
      if (change !== undefined) this.#sayTravelled(direction, change.label)
    } catch (error) {
      // Others may have filled the plan since.
      this.parts.ports.failure({ title: messages.refused.title, text: this.#named(error) })
    }
    return this.#changed === before ? undefined : this.#changed
  }

  async #travelSeats(step: SeatsStep, direction: Direction): Promise<void> {
    const { history } = this.parts
    const travel = step[direction]
    if (travel === undefined) return
    history.flip(step, direction)
    const { kind, detail } = await travel()
    if (kind === 'done') this.#sayTravelled(direction, step.title, detail)
    if (kind === 'failed') history.flip(step, direction === 'undo' ? 'redo' : 'undo')
    else if (kind === 'refused' || step.redo === undefined) history.drop(step)
  }

  #sayTravelled(direction: Direction, label: string, detail?: string): void {
    const notice = direction === 'undo' ? messages.undone(label) : messages.redone(label)
    this.parts.ports.success(detail === undefined ? notice : { ...notice, detail })
  }
}

function seatedGuest(guest: Guest, seatId: string): SeatedGuest {
  const { id, firstName, lastName, seat } = guest
  return { id, firstName, lastName, seatId, byHand: seat?.byHand ?? true }
}

/** Returns the message of anything thrown across the WebAssembly border, with lengths in the chosen unit. */
export function errorMessage(error: unknown): string {
  if (typeof error === 'string') return inChosenUnit(error)
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined
  return typeof message === 'string' ? inChosenUnit(message) : 'The plan refused the edit.'
}
