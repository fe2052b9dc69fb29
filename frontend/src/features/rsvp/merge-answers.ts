/* Two people of a party answered with the same link: their answers are joined, and where both changed one, both are kept. */
import type { AnswerValue, AnswerValues } from '@/api/guest-form'
import type { PartyDraft } from '@/features/rsvp/party-answers'
import { isBlank, noAnswers, type FormAnswers } from '@/guest-form/answers'

/** An answer that both changed. */
export type AnswerConflict = {
  /** The key of the member; undefined for the questions to the party. */
  key: string | undefined
  mine: FormAnswers
  theirs: FormAnswers
}

/**
 * Joins what was typed here with what the server has now. `base` is what the server had when typing began. Where only one
 * side changed the answers of a person, those are taken; where both did, `mine` stays in the draft until one is chosen.
 */
export function mergeAnswers(
  base: PartyDraft,
  mine: PartyDraft,
  theirs: PartyDraft,
): { draft: PartyDraft; clashes: AnswerConflict[] } {
  const clashes: AnswerConflict[] = []
  const join = (key: string | undefined, of: (draft: PartyDraft) => FormAnswers): FormAnswers => {
    const [before, here, there] = [of(base), of(mine), of(theirs)]
    if (isSame(here, before) || isSame(here, there)) return there
    if (!isSame(there, before)) clashes.push({ key, mine: here, theirs: there })
    return here
  }
  const members: Record<string, FormAnswers> = {}
  for (const key of Object.keys(theirs.members)) {
    members[key] = join(key, (draft) => draft.members[key] ?? noAnswers)
  }
  const party = join(undefined, ({ partyValues }) => ({ ...noAnswers, values: partyValues }))
  return {
    draft: { members, companions: mine.companions, partyValues: party.values },
    clashes,
  }
}

/** Puts the chosen answers of a clash into a draft. */
export function withChoice(
  draft: PartyDraft,
  clash: AnswerConflict,
  choice: 'mine' | 'theirs',
): PartyDraft {
  const { key } = clash
  const answers = clash[choice]
  if (key === undefined) return { ...draft, partyValues: answers.values }
  return { ...draft, members: { ...draft.members, [key]: answers } }
}

/** Whether two answers say the same; a blank answer says as much as none. */
function isSame(a: FormAnswers, b: FormAnswers): boolean {
  return (
    a.attending === b.attending &&
    a.consent === b.consent &&
    textOfAll(a.values) === textOfAll(b.values)
  )
}

function textOfAll(values: AnswerValues): string {
  const given = Object.entries(values).filter(([, value]) => !isBlank(value))
  return JSON.stringify(given.map(([id, value]) => [id, trimmed(value)]).sort())
}

function trimmed(value: AnswerValue): AnswerValue {
  return typeof value === 'string' ? value.trim() : value
}
