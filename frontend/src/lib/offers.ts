/*
 * What the open screen offers to the command palette. A screen puts its commands here while it is open;
 * the palette reads them when it opens, so neither knows the other.
 */
import type { LucideIcon } from 'lucide-react'
import { createStore } from 'zustand/vanilla'

/** One command of a screen. */
export type Offer = {
  /** Unique among the offers of its screen, and the same each time it is offered. */
  readonly id: string
  readonly label: string
  /** Keys, or another word beside the label. */
  readonly hint?: string
  /** Other words that find it. */
  readonly words?: string
  readonly icon: LucideIcon
  /** Shown only when it is searched for, as are the many. */
  readonly onlySearched?: boolean
  readonly run: () => void
}

/** A screen with what it offers now; asked each time the palette opens. */
type Offering = { readonly title: string; readonly offers: () => readonly Offer[] }

/** What a sentence typed into the palette may mean; nothing when it is not understood. */
type SentenceReader = (sentence: string) => readonly Offer[]

type Offers = {
  readonly offering: Offering | undefined
  readonly reader: SentenceReader | undefined
}

export const offersStore = createStore<Offers>(() => ({ offering: undefined, reader: undefined }))

/** Offers a screen's commands until the returned function is called. */
export function offer(offering: Offering): () => void {
  offersStore.setState({ offering })
  return () => {
    if (offersStore.getState().offering === offering) offersStore.setState({ offering: undefined })
  }
}

/** Reads sentences until the returned function is called. */
export function offerReader(reader: SentenceReader): () => void {
  offersStore.setState({ reader })
  return () => {
    if (offersStore.getState().reader === reader) offersStore.setState({ reader: undefined })
  }
}
