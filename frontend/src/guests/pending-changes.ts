/* The changes of seats that the server has not answered, or not listed yet. Its own list is never changed. */
import { hashKey, type QueryClient } from '@tanstack/react-query'
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
  /** The confirmed changes that the list being read contains: the server made them before it was asked. */
  #expected: readonly PendingChange[] = []
  #stopFollowing: (() => void) | undefined

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
    this.#follow()
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

  /** Drops confirmed changes when a list arrives that was asked for after them, by this page or by the feed. */
  #follow(): void {
    const list = hashKey(keys.guests(this.#eventId))
    this.#stopFollowing ??= this.#cache.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryHash !== list) return
      const { action } = event
      if (action.type === 'fetch') this.#expectConfirmed()
      if (action.type !== 'success' || action.manual === true) return
      const contained = this.#expected
      this.#replace((each) => (contained.includes(each) ? [] : [each]))
    })
  }

  #expectConfirmed(): void {
    this.#expected = this.state.getState().filter((each) => each.isConfirmed)
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

  /** Reads the lists again, which ends the moves that were made before. */
  async refresh(): Promise<void> {
    // A read that is under way is replaced by this one without a word.
    this.#expectConfirmed()
    await refreshSeats(this.#cache, this.#eventId)
  }

  #replace(by: (change: PendingChange) => readonly PendingChange[]): void {
    const before = this.state.getState()
    const after = before.flatMap(by)
    if (after.length < before.length || after.some((each, at) => each !== before[at])) {
      this.state.setState(after, true)
    }
    if (after.length > 0) return
    this.#stopFollowing?.()
    this.#stopFollowing = undefined
  }
}
