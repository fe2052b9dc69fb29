/*
 * What was copied, as text that any plan of this product reads. It goes to the clipboard of the system;
 * where that is refused, it is kept for the plans of this page.
 */
import { newId } from '@/plan/ids'
import type { Point } from '@/plan/types'
import { announce, count, messages } from '@/canvas/text/messages'
import { errorMessage } from '@/canvas/document/editing'
import { heldElements } from '@/canvas/edits/selection-box'
import type { Env } from '@/canvas/env'
import { select } from '@/canvas/store/selection'
import { layoutIsFixed } from '@/canvas/store/view'

/** The last text that was copied on this page. */
let kept: string | undefined

/** Returns the text for what is selected and keeps it; undefined when nothing is. */
export function copiedText(designer: Env): string | undefined {
  const ids = heldElements(designer).map((element) => element.id)
  if (ids.length === 0) return undefined
  kept = designer.plan.session().copy(ids)
  designer.announcer.say(announce.copied(count(ids.length, 'object')))
  return kept
}

/** Deletes what was copied, after asking when guests sit there. */
export function cutSelection(designer: Env): void {
  if (layoutIsFixed(designer.view.getState())) return
  const gone = heldElements(designer)
  const seats = gone.flatMap((element) => element.seats.map((seat) => seat.id))
  const command = { kind: 'remove', ids: gone.map((element) => element.id) } as const
  void designer.editing.runRemoving(command, seats, 'cut')
}

/** Adds what a text holds at a point, or a little aside. A text that is not ours says so and changes nothing. */
export function pasteText(designer: Env, text: string | undefined, at?: Point): void {
  if (layoutIsFixed(designer.view.getState())) return
  try {
    const session = designer.plan.session()
    const pasted = session.pasteCommand(text ?? '', at, newId())
    if (pasted === undefined) {
      designer.ports.failure(messages.nothingToPaste)
      return
    }
    if (designer.editing.run(pasted.command)) select(designer.selection, pasted.ids)
  } catch (error) {
    designer.ports.failure({ title: messages.refused.title, text: errorMessage(error) })
  }
}

/** Puts a text on the clipboard of the system, when the browser lets us. */
export async function writeClipboard(text: string | undefined): Promise<void> {
  if (text === undefined) return
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // It is kept for this page all the same.
  }
}

/** Reads the clipboard of the system, or what was copied on this page when the browser refuses. */
export async function readClipboard(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return kept
  }
}
