/* The changes of seats that the server has not answered, or not listed yet. Its own list is never changed. */
import type { QueryClient } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { refreshSeats } from '@/api/guests'
import { keys } from '@/api/keys'
import { isChangingSeats, seatHolder } from '@/api/seating'
import type { PendingChange, SeatMove } from '@/guests/pending-moves'

export class PendingChanges {
  readonly state: StoreApi<readonly PendingChange[]> = createStore<readonly PendingChange[]>(
    () => [],
  )
  readonly #cache: QueryClient
  readonly #eventId: string
  readonly #savePlan: () => Promise<void>
  #isRefreshDue = false

  /** `savePlan` sends unsaved edits of the plan, so that the server knows its seats. */
  constructor(cache: QueryClient, eventId: string, savePlan: () => Promise<void>) {
    this.#cache = cache
    this.#eventId = eventId
    this.#savePlan = savePlan
  }

  /**
   * Shows moves at once and asks the server for them. Those that it has made stay until its next list is there, and a
   * refused seat shows the one who has it; everything else is dropped.
   */
  async make<A>(
    moves: readonly SeatMove[],
    ask: () => Promise<A>,
    madeBy: (answer: A) => readonly SeatMove[] = () => moves,
  ): Promise<A> {
    const change: PendingChange = { moves, isConfirmed: false }
    this.state.setState((all) => [...all, change], true)
    try {
      await this.#savePlan()
      const answer = await ask()
      this.#settle(change, madeBy(answer))
      return answer
    } catch (error) {
      const [move] = moves
      const holder = moves.length === 1 ? seatHolder(error) : undefined
      this.#settle(
        change,
        holder === undefined ? [] : [{ guestId: holder.id, seatId: move?.seatId }],
      )
      throw error
    } finally {
      this.refreshAfterLast()
    }
  }

  #settle(change: PendingChange, moves: readonly SeatMove[]): void {
    const settled = moves.length === 0 ? [] : [{ moves, isConfirmed: true }]
    this.#replace((each) => (each === change ? settled : [each]))
  }

  /** A list that was asked for after the last change has arrived. */
  listArrived(): void {
    this.#replace((each) => (each.isConfirmed ? [] : [each]))
  }

  /** Reads the lists again once no change is under way: a party of eight costs one refresh. */
  refreshAfterLast(): void {
    if (this.#isRefreshDue) return
    this.#isRefreshDue = true
    setTimeout(() => {
      this.#isRefreshDue = false
      if (!isChangingSeats(this.#cache, this.#eventId)) void this.refresh()
    })
  }

  /** Reads the lists again and drops the moves that were made before, unless the list could not be read. */
  async refresh(): Promise<void> {
    const lists = () => this.#cache.getQueryState(keys.guests(this.#eventId))?.dataUpdateCount
    const made = this.state.getState().filter((each) => each.isConfirmed)
    const before = lists()
    await refreshSeats(this.#cache, this.#eventId)
    if (lists() !== before) this.#replace((each) => (made.includes(each) ? [] : [each]))
  }

  #replace(by: (change: PendingChange) => readonly PendingChange[]): void {
    const before = this.state.getState()
    const after = before.flatMap(by)
    if (after.length < before.length || after.some((each, at) => each !== before[at])) {
      this.state.setState(after, true)
    }
  }
}
