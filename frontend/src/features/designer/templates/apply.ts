/* Applies a template, a configuration or a section to the plan: one undoable edit each; no one loses a seat unasked. */
import { newId } from '@/plan/ids'
import type { LayoutConfig, LayoutResult, SectionConfig, Template } from '@/plan/types'
import type { Env } from '@/canvas/env'
import { errorMessage } from '@/canvas/document/editing'
import { guestsLosingSeats } from '@/canvas/edits/guests-losing-seats'
import { messages } from '@/canvas/text/messages'
import { clearSelection, select } from '@/canvas/store/selection'
import { resultWords } from '@/features/designer/templates/result-words'
import { openSetup } from '@/canvas/store/panel'

/** Replaces room and objects by a template; false when the person declines. */
export async function applyTemplate(designer: Env, template: Template): Promise<boolean> {
  const result = designer.plan.session().templateCommand(template.id, undefined, newId())
  const objects = designer.plan.state.getState().order.length
  const guests = guestsLosingSeats(designer, result.command)
  const question = { kind: 'replace', by: template.label, objects, guests } as const
  if (objects > 0 && !(await designer.dialogs.ask(question))) return false
  if (!designer.editing.runUnseating(result.command, guests)) return false
  clearSelection(designer.selection)
  openSetup(designer.view, template.id)
  designer.camera.autoFit()
  designer.announcer.say(`${template.label}. ${resultWords(result)}`)
  return true
}

/** Applies a layout once it is computed; does nothing when it was refused or cancelled. */
export async function applyLayout(
  designer: Env,
  working: Promise<LayoutResult>,
): Promise<LayoutResult | undefined> {
  try {
    return await applyResult(designer, await working)
  } catch (error) {
    designer.ports.failure({ title: messages.refused.title, text: errorMessage(error) })
    return undefined
  }
}

/** Applies a computed layout; does nothing when the plan refuses it or the person declines. */
export async function applyResult(
  designer: Env,
  result: LayoutResult,
): Promise<LayoutResult | undefined> {
  const guests = guestsLosingSeats(designer, result.command)
  const question = { kind: 'unseat', guests, verb: 'seating' } as const
  if (guests.length > 0 && !(await designer.dialogs.ask(question))) return undefined
  const { venueWidth, venueHeight } = designer.plan.state.getState().canvas
  if (!designer.editing.runUnseating(result.command, guests)) return undefined
  const now = designer.plan.state.getState().canvas
  if (now.venueWidth !== venueWidth || now.venueHeight !== venueHeight) designer.camera.autoFit()
  clearSelection(designer.selection)
  designer.announcer.say(resultWords(result))
  return result
}

/** Adds rows of theatre seats at the centre of the view; returns the reason when it cannot. */
export function addSection(designer: Env, section: SectionConfig): string | undefined {
  try {
    const at = designer.camera.centre()
    const { command, ids } = designer.plan.session().sectionCommand(section, at, newId())
    if (designer.editing.run(command)) select(designer.selection, ids)
    return undefined
  } catch (error) {
    return sentenceOf(error)
  }
}

/** Returns why the plan refuses a configuration, as a sentence; undefined when it does not. */
export function problemOf(designer: Env, config: LayoutConfig): string | undefined {
  try {
    designer.plan.session().arrangementPreview(config)
    return undefined
  } catch (error) {
    return sentenceOf(error)
  }
}

/** Returns the text of a refusal without the name of the field, which is shown beside it. */
function sentenceOf(error: unknown): string {
  return errorMessage(error).replace(/^[\w.]+: /, '')
}
