/*
 * What the hand needs to know of each seat: what it is worth to the guests in hand, and which wishes are kept. The answers
 * come from the seating engine beside the plan; they are asked anew once plan, seats or wishes have changed.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Wish } from '@/api/schema'
import type { Seating } from '@/guests/seating'
import { eventJson } from '@/plan/seat-search/event-json'
import type { PlanStore } from '@/plan/plan-store'
import type {
  SeatConflict,
  SeatExplanation,
  SeatHint,
  SeatingDesk,
  SeatVerdict,
} from '@/plan/types'

/** What is known of the wishes of the event. */
interface SeatWishes {
  readonly wishes: readonly Wish[]
  /** Ids of parties that may sit at several tables. */
  readonly loose: ReadonlySet<string>
}

const NONE: SeatWishes = { wishes: [], loose: new Set() }

interface Open {
  readonly desk: SeatingDesk
  readonly hints: Map<string, readonly SeatHint[]>
  verdicts: readonly SeatVerdict[] | undefined
}

export class SeatAdvisor {
  readonly wishes: StoreApi<SeatWishes> = createStore<SeatWishes>(() => NONE)
  readonly #plan: PlanStore
  readonly #seating: StoreApi<Seating>
  readonly #stops: readonly (() => void)[]
  #open: Open | undefined

  constructor(plan: PlanStore, seating: StoreApi<Seating>) {
    this.#plan = plan
    this.#seating = seating
    const forget = (): void => {
      this.#close()
    }
    this.#stops = [
      plan.onChange(forget),
      seating.subscribe(forget),
      this.wishes.subscribe(forget),
      forget,
    ]
  }

  /** What each free seat is worth to guests who would sit side by side from there on. */
  hints(guestIds: readonly string[]): readonly SeatHint[] {
    if (guestIds.length === 0) return []
    const open = this.#ask()
    const key = guestIds.join()
    const known = open.hints.get(key)
    if (known !== undefined) return known
    const hints = open.desk.hints([...guestIds])
    // One hand holds one group at a time.
    open.hints.clear()
    open.hints.set(key, hints)
    return hints
  }

  /** Which wishes, parties and needs the seats of the moment keep. */
  verdicts(): readonly SeatVerdict[] {
    const open = this.#ask()
    return (open.verdicts ??= open.desk.verdicts())
  }

  /** Rules that cannot all be kept. */
  conflict(): SeatConflict | undefined {
    return this.#ask().desk.conflict()
  }

  /** Who of those without a seat would fill a table best. */
  fill(table: string): readonly { readonly guestId: string; readonly seatId: string }[] {
    return this.#ask()
      .desk.fill(table)
      .map(({ guest, seat }) => ({ guestId: guest, seatId: seat }))
  }

  explain(guestId: string): SeatExplanation | undefined {
    return this.#ask().desk.explain(guestId)
  }

  /** Everything about guests and wishes, for a search elsewhere. */
  eventJson(): string {
    return eventJson({ guests: this.#seating.getState().guests, ...this.wishes.getState() })
  }

  dispose(): void {
    for (const stop of this.#stops) stop()
  }

  #ask(): Open {
    return (this.#open ??= {
      desk: this.#plan.session().seatingDesk(this.eventJson()),
      hints: new Map(),
      verdicts: undefined,
    })
  }

  #close(): void {
    this.#open?.desk.free()
    this.#open = undefined
  }
}
