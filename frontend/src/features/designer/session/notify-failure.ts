/* The notice of a request that failed: in the server's words, or in the planner's own when it gave none. */
import { serverMessage, wasCancelled } from '@/api/errors'
import type { DesignerPorts } from '@/canvas/ports'

export function notifyFailure(
  { failure }: Pick<DesignerPorts, 'failure'>,
  failed: { readonly title: string; readonly text: string },
  error: unknown,
): void {
  if (wasCancelled(error)) return
  failure({ title: failed.title, text: serverMessage(error, failed.text) })
}
