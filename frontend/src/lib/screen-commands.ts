/*
 * What the open screen offers to the command palette. A screen puts its commands here while it is open;
 * the palette reads them when it opens, so neither knows the other.
 */
import type { LucideIcon } from 'lucide-react'
import { createStore } from 'zustand/vanilla'

/** One command of a screen. */
export type ScreenCommand = {
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
type CommandSource = { readonly title: string; readonly offers: () => readonly ScreenCommand[] }

/** What a sentence typed into the palette may mean; nothing when it is not understood. */
type SentenceReader = (sentence: string) => readonly ScreenCommand[]

type Offers = {
  readonly offering: CommandSource | undefined
  readonly reader: SentenceReader | undefined
}

export const commandStore = createStore<Offers>(() => ({ offering: undefined, reader: undefined }))

/** Offers a screen's commands until the returned function is called. */
export function registerCommands(offering: CommandSource): () => void {
  commandStore.setState({ offering })
  return () => {
    if (commandStore.getState().offering === offering)
      commandStore.setState({ offering: undefined })
  }
}

/** Reads sentences until the returned function is called. */
export function registerReader(reader: SentenceReader): () => void {
  commandStore.setState({ reader })
  return () => {
    if (commandStore.getState().reader === reader) commandStore.setState({ reader: undefined })
  }
}
