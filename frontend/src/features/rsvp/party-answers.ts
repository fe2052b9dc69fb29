/* The answers of a household: what the server has, what is typed, and what becomes of both when someone else answered. */
import { isRecord } from '@/api/errors'
import type {
  AnswerValues,
  DesignedFormView,
  PartyAnswer,
  PartyMember,
  PersonalForm,
} from '@/api/guest-form'
import { parseAnswers, parseAttending, parseValues, parsed } from '@/features/rsvp/draft'
import type { PartProblems } from '@/features/rsvp/part-problems'
import { attendingOf, noAnswers, problemKeys, type FormAnswers } from '@/guest-form/answers'
import { controlId } from '@/guest-form/control-id'
import { checkAnswers, checkPerson } from '@/guest-form/check-answers'
import { fieldsFor } from '@/guest-form/person-fields'
import { visibleFields, visibleValues } from '@/guest-form/visible-fields'
import type { Language } from '@/lib/language'

/** The answers of a party while they are typed. */
export type PartyDraft = {
  /** By key of the member. */
  members: Readonly<Record<string, FormAnswers>>
  /** People who are not on the list yet. */
  companions: readonly FormAnswers[]
  partyValues: AnswerValues
}

/** The names of the parts, which start the ids of their controls. */
export const partyParts = {
  member: (index: number) => `member-${index + 1}`,
  companion: (index: number) => `guest-${index + 1}`,
  party: 'party',
}

/** A new companion comes until something else is said. */
export const newCompanion: FormAnswers = { ...noAnswers, attending: 'attending' }

/** What the server has. */
export function draftOf({ members, party }: PersonalForm): PartyDraft {
  return {
    members: Object.fromEntries(members.map((member) => [member.key, answersOf(member)])),
    companions: [],
    partyValues: party.partyValues,
  }
}

type MemberAnswers = Pick<PartyMember, 'attending' | 'values' | 'consent'>

/** The answers of a member as the server has them. */
export function answersOf({ attending, values, consent }: MemberAnswers): FormAnswers {
  return { attending: parseAttending(attending), values, consent }
}

/** The answers of a member. */
export function memberAnswers(draft: PartyDraft, key: string): FormAnswers {
  return draft.members[key] ?? noAnswers
}

/** How many people may still be added: the server has left out those whom the party already brings. */
export function placesLeft({ party }: PersonalForm): number {
  return party.plusOnesAllowed
}

/** The required questions without an answer, in the order of the page, with the ids of their controls. */
export function openQuestions({ members, party }: PersonalForm) {
  const asked = (part: string, ids: readonly string[]) =>
    ids.map((fieldId) => ({ fieldId, controlId: controlId(part, fieldId) }))
  return [
    ...members.flatMap((member, index) => asked(partyParts.member(index), member.openQuestions)),
    ...asked(partyParts.party, party.openQuestions),
  ]
}

/** The values of one part of a draft. */
export function valuesOf(view: PersonalForm, draft: PartyDraft, part: string): AnswerValues {
  const member = view.members.find((_, index) => partyParts.member(index) === part)
  if (member !== undefined) return memberAnswers(draft, member.key).values
  const companion = draft.companions.find((_, index) => partyParts.companion(index) === part)
  return companion?.values ?? draft.partyValues
}

/** Everyone whose answers conditions of the party's questions may name. */
export function peopleOf(draft: PartyDraft): FormAnswers[] {
  return [...Object.values(draft.members), ...draft.companions]
}

type Form = Pick<DesignedFormView, 'fields'>

function askedOf(form: Form, who: 'member' | 'plusOne', answers: FormAnswers) {
  return visibleFields(fieldsFor(who, form.fields), 'guest', answers)
}

/** The questions to the party that are asked with this draft. */
export function askedOfParty(form: Form, draft: PartyDraft) {
  const party = { ...noAnswers, values: draft.partyValues }
  return visibleFields(form.fields, 'party', party, { people: peopleOf(draft) })
}

/** Returns what is wrong, in the order of the page. A member who is not answered for may stay open. */
export function checkParty(
  form: Form,
  view: PersonalForm,
  draft: PartyDraft,
  language: Language,
): PartProblems[] {
  const members = view.members.map(({ key }, index) => {
    const answers = memberAnswers(draft, key)
    const asked = askedOf(form, 'member', answers)
    return {
      part: partyParts.member(index),
      problems: answers.attending === '' ? {} : checkPerson(asked, answers, language),
    }
  })
  const companions = draft.companions.map((answers, index) => ({
    part: partyParts.companion(index),
    problems: checkPerson(askedOf(form, 'plusOne', answers), answers, language),
  }))
  const party = { ...noAnswers, values: draft.partyValues }
  return [
    ...members,
    ...companions,
    {
      part: partyParts.party,
      problems: checkAnswers(askedOfParty(form, draft), party, language),
    },
  ].filter(({ problems }) => Object.keys(problems).length > 0)
}

/** Whether anyone of the party has an answer. */
export function hasAnswer(draft: PartyDraft): boolean {
  return peopleOf(draft).some(({ attending }) => attending !== '')
}

/** The body of the answer: members with an answer, and all companions. */
export function partyAnswerOf(
  form: DesignedFormView,
  view: PersonalForm,
  draft: PartyDraft,
  language: Language,
): PartyAnswer {
  const sent = (who: 'member' | 'plusOne', answers: FormAnswers) => ({
    ...attendingOf(answers),
    values: visibleValues(askedOf(form, who, answers), answers.values),
    consent: answers.consent,
  })
  return {
    version: form.version,
    revision: view.party.revision,
    members: view.members.flatMap(({ key }) => {
      const answers = memberAnswers(draft, key)
      if (answers.attending === '') return []
      const { values, ...rest } = sent('member', answers)
      return [{ key, ...rest, values: { ...namesIn(answers.values), ...values } }]
    }),
    plusOnes: draft.companions.map((answers) => sent('plusOne', answers)),
    partyValues: visibleValues(askedOfParty(form, draft), draft.partyValues),
    language,
  }
}

/** A member is not asked for the name, which is sent back as it came. */
function namesIn({ firstName, lastName }: AnswerValues): AnswerValues {
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  }
}

/** Sorts what the server refused by part: `members.0.values.email`, `partyValues.song`. */
export function partyProblems(found: ReadonlyMap<string, string>): PartProblems[] {
  const byPart = new Map<string, Record<string, string>>()
  for (const [path, text] of found) {
    const [head, second = '', ...rest] = path.split('.')
    const part = partOf(head, Number(second))
    const key = head === 'partyValues' ? second : keyOf(rest)
    if (part !== undefined && key !== undefined)
      byPart.set(part, { ...byPart.get(part), [key]: text })
  }
  return [...byPart].map(([part, problems]) => ({ part, problems }))
}

function partOf(head: string | undefined, index: number): string | undefined {
  if (head === 'members') return partyParts.member(index)
  if (head === 'plusOnes') return partyParts.companion(index)
  return head === 'partyValues' ? partyParts.party : undefined
}

function keyOf([field, id]: readonly string[]): string | undefined {
  if (field === 'attending') return problemKeys.attending
  if (field === 'consent') return problemKeys.consent
  return field === 'values' ? id : undefined
}

/** What a tab keeps: the draft, what the server had when it was begun, and the revision of that. */
type KeptParty = { revision: number; base: PartyDraft; mine: PartyDraft }

/** Reads what a tab kept; undefined when there is nothing. */
export function parseKeptParty(text: string | null): KeptParty | undefined {
  const stored = parsed(text)
  if (!isRecord(stored) || typeof stored.revision !== 'number') return undefined
  return {
    revision: stored.revision,
    base: parsePartyDraft(stored.base),
    mine: parsePartyDraft(stored.mine),
  }
}

function parsePartyDraft(stored: unknown): PartyDraft {
  const draft = isRecord(stored) ? stored : {}
  return {
    members: Object.fromEntries(
      Object.entries(isRecord(draft.members) ? draft.members : {}).map(([key, answers]) => [
        key,
        parseAnswers(answers),
      ]),
    ),
    companions: Array.isArray(draft.companions) ? draft.companions.map(parseAnswers) : [],
    partyValues: parseValues(draft.partyValues),
  }
}
