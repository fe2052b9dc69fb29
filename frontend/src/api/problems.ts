/* What a refusal says about several fields of a request at once. */
import { ApiError, isRecord } from '@/api/errors'

/** Returns the messages by the server's name of the field, such as `fields.3.label`. */
export function fieldProblems(thrown: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  if (!(thrown instanceof ApiError)) return found
  const { details, field, message } = thrown
  const problems: unknown = isRecord(details) ? details.problems : undefined
  if (Array.isArray(problems)) {
    for (const problem of problems) add(found, problem)
  }
  if (field !== undefined && !found.has(field)) found.set(field, message)
  return found
}

function add(found: Map<string, string>, problem: unknown): void {
  if (!isRecord(problem)) return
  const { field, message } = problem
  if (typeof field === 'string' && typeof message === 'string') found.set(field, message)
}
