import type { Command } from '@/plan/types'

/** An edit, or the reason why it is impossible. */
export type Outcome = { readonly command: Command } | { readonly problem: string }

/** What an outline is drawn for. */
export type Purpose = 'room' | 'aisle'
