/* What the worker that searches seats is sent and sends. */
import type { SeatProposal, SeatSearch } from '@/plan/types'

/** A search for seats in a copy of a plan. */
export interface SeatSearchTask {
  readonly planJson: string
  readonly eventJson: string
  readonly search: SeatSearch
}

export type SeatSearchMessage =
  | { readonly kind: 'better' | 'done'; readonly proposal: SeatProposal }
  | { readonly kind: 'failed'; readonly problem: string }
