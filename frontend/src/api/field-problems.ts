/* What of a request was refused, field by field. */
import { isRecord, toApiError } from '@/api/errors'

/** The messages of a refused request by the field that each is about, such as `values.email`. */
export function fieldProblems(thrown: unknown): ReadonlyMap<string, string> {
  const { details, field, message } = toApiError(thrown)
  const list = isRecord(details) && !Array.isArray(details) ? details.problems : details
  const problems = new Map<string, string>(field === undefined ? [] : [[field, message]])
  if (!Array.isArray(list)) return problems
  const items: readonly unknown[] = list
  for (const problem of items) {
    if (!isRecord(problem) || typeof problem.field !== 'string') continue
    problems.set(problem.field, typeof problem.message === 'string' ? problem.message : message)
  }
  return problems
}
