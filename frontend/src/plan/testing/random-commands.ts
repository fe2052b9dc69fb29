/* Random commands with the documents that the server made of them; written by a test of the crate `domain`. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Command } from '@/plan/types'

export interface RandomSequence {
  /** The file that is opened first. */
  readonly opened: string
  /** The SHA-256 of the document that it becomes. */
  readonly document: string
  readonly steps: readonly {
    readonly command: Command
    /** Why the command is refused; null when it is applied. */
    readonly refused: string | null
    /** The SHA-256 of the document after it. */
    readonly document: string
  }[]
}

export function randomSequences(): readonly RandomSequence[] {
  const file = resolve(process.cwd(), 'src/plan/testing/snapshots/random-commands.json')
  return JSON.parse(readFileSync(file, 'utf8')) as readonly RandomSequence[]
}
