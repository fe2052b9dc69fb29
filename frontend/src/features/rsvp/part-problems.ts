/* What is wrong with a form of several parts, such as a person and the guests of that person. */
import type { AnswerValues } from '@/api/guest-form'
import { isBlank, problemKeys, type FormProblems } from '@/guest-form/answers'
import { controlId } from '@/guest-form/control-id'
import type { SummaryItem } from '@/guest-form/ErrorSummary'

/** Problems of one part of a form, and the start of the ids of its controls. */
export type PartProblems = { part: string; problems: FormProblems }

/** The problems of one part. */
export function problemsOf(found: readonly PartProblems[], part: string): FormProblems {
  return found.find((each) => each.part === part)?.problems ?? {}
}

/** All problems as links to their controls; `nameOf` says whom a part is about, where there are several. */
export function summaryOf(
  found: readonly PartProblems[],
  nameOf: (part: string) => string | undefined,
): SummaryItem[] {
  return found.flatMap(({ part, problems }) => {
    const name = nameOf(part)
    return Object.entries(problems).map(([key, text]) => ({
      controlId: controlId(part, key),
      text: name === undefined ? text : `${name} – ${text}`,
    }))
  })
}

/** The text of the first problem; undefined when something is blank that has to be filled in. */
export function wrongText(
  found: readonly PartProblems[],
  valuesOf: (part: string) => AnswerValues,
): string | undefined {
  const all = found.flatMap(({ part, problems }) =>
    Object.entries(problems).map(([key, text]) => ({ key, text, value: valuesOf(part)[key] })),
  )
  const isMissing = ({ key, value }: (typeof all)[number]) =>
    key !== problemKeys.consent && isBlank(value)
  return all.some(isMissing) ? undefined : all[0]?.text
}

/** The problems shown that are still there. New ones wait for the next try. */
export function stillFound(
  shown: readonly PartProblems[],
  found: readonly PartProblems[],
): PartProblems[] {
  return shown.map(({ part, problems }) => {
    const now = found.find((each) => each.part === part)?.problems ?? {}
    return {
      part,
      problems: Object.fromEntries(Object.entries(problems).filter(([key]) => key in now)),
    }
  })
}
