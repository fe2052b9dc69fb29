/* The browser's build makes of any commands the same documents as the server, to the byte. */
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule, PlanSession } from '@/plan/session'
import { randomSequences, type RandomSequence } from '@/plan/testing/random-commands'
import { loadBuiltModule } from '@/plan/testing/wasm'

const sequences = randomSequences()

function hash(session: PlanSession): string {
  return createHash('sha256').update(session.toJson()).digest('hex')
}

/** Why a command is refused; null when it was applied. */
function refusal(session: PlanSession, command: RandomSequence['steps'][number]['command']) {
  try {
    session.apply(command)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** What arrives at the other end of a wire. */
function sent<T>(value: T): T {
  return structuredClone(value)
}

describe('random commands', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })

  it('make_the_documents_that_the_server_makes_of_them_and_are_refused_for_the_same_reasons', () => {
    for (const [number, { opened, document, steps }] of sequences.entries()) {
      const session = module.open(opened)
      expect(hash(session), `sequence ${String(number)} as it is opened`).toBe(document)
      for (const [place, step] of steps.entries()) {
        const found = { refused: refusal(session, step.command), document: hash(session) }
        expect(found, `command ${String(place)} of sequence ${String(number)}`).toEqual({
          refused: step.refused,
          document: step.document,
        })
      }
    }
  })

  it('undone_give_the_first_document_here_and_where_the_undoing_is_sent_to', () => {
    for (const [number, { opened, steps }] of sequences.entries()) {
      const here = module.open(opened)
      const there = module.open(here.toJson())
      const documents: string[] = []
      for (const { command } of steps) {
        const before = here.toJson()
        if (refusal(here, command) !== null) continue
        documents.push(before)
        there.applyRemote(sent(command))
      }
      for (const before of documents.reverse()) {
        const undone = here.undo()
        if (undone === undefined) throw new Error(`nothing to undo in sequence ${String(number)}`)
        there.applyRemote(sent(undone.command))
        expect(here.toJson()).toBe(before)
        expect(there.toJson(), `undone elsewhere, sequence ${String(number)}`).toBe(before)
      }
    }
  })
})
