/* A draft against its form: what is asked, what is wrong with it, and what is sent. */
import type { AnswerValues, DesignedFormView, FormField, Registration } from '@/api/guest-form'
import type { Draft } from '@/features/rsvp/draft'
import type { PartProblems } from '@/features/rsvp/part-problems'
import {
  attendingOf,
  consentFields,
  noAnswers,
  problemKeys,
  type FormAnswers,
} from '@/guest-form/answers'
import { checkAnswers, checkPerson } from '@/guest-form/check-answers'
import { fieldsFor } from '@/guest-form/person-fields'
import { visibleFields, visibleValues } from '@/guest-form/visible-fields'
import type { Language } from '@/lib/language'

/** The names of the parts, which start the ids of their controls. */
export const parts = {
  person: 'you',
  companion: (index: number) => `guest-${index + 1}`,
  party: 'party',
}

/** The answers of a companion, who comes and shares the consent. */
export function companionAnswers({ person, companions }: Draft, index: number): FormAnswers {
  return {
    attending: 'attending',
    values: companions[index] ?? {},
    consent: person.consent,
  }
}

/** The questions that are asked with this draft, part by part. */
export function askedFields({ fields }: Pick<DesignedFormView, 'fields'>, draft: Draft) {
  const { person, partyValues } = draft
  const comes = person.attending === 'attending'
  const companions = comes ? draft.companions : []
  return {
    person: visibleFields(fieldsFor('registrant', fields), 'guest', person),
    companions: companions.map((_, index) =>
      visibleFields(fieldsFor('plusOne', fields), 'guest', companionAnswers(draft, index)),
    ),
    party: visibleFields(
      fields,
      'party',
      { ...noAnswers, values: partyValues },
      { people: [person] },
    ),
  }
}

/** Whether these questions include the box of consent. */
export function hasConsentBox(fields: readonly FormField[]): boolean {
  return fields.some(({ id }) => consentFields.includes(id))
}

/** Returns what is wrong, in the order of the page; only parts with problems. */
export function checkDraft(
  form: Pick<DesignedFormView, 'fields'>,
  draft: Draft,
  language: Language,
): PartProblems[] {
  const asked = askedFields(form, draft)
  const party = { ...noAnswers, values: draft.partyValues }
  const found = [
    { part: parts.person, problems: checkPerson(asked.person, draft.person, language) },
    ...asked.companions.map((fields, index) => ({
      part: parts.companion(index),
      problems: checkAnswers(fields, companionAnswers(draft, index), language),
    })),
    { part: parts.party, problems: checkAnswers(asked.party, party, language) },
  ]
  return withOneConsent(found, asked).filter(({ problems }) => Object.keys(problems).length > 0)
}

/** There is one box for all, so that its problem belongs where it is shown. */
function withOneConsent(
  found: PartProblems[],
  asked: ReturnType<typeof askedFields>,
): PartProblems[] {
  const shown = [asked.person, ...asked.companions].findIndex(hasConsentBox)
  const text = found.map(({ problems }) => problems[problemKeys.consent]).find(Boolean)
  return found.map(({ part, problems }, index) => {
    const rest = Object.fromEntries(
      Object.entries(problems).filter(([key]) => key !== problemKeys.consent),
    )
    if (index !== shown || text === undefined) return { part, problems: rest }
    return { part, problems: { ...rest, [problemKeys.consent]: text } }
  })
}

/** The values of one part of a draft. */
export function valuesOf({ person, companions, partyValues }: Draft, part: string): AnswerValues {
  if (part === parts.person) return person.values
  return part === parts.party
    ? partyValues
    : (companions.find((_, index) => parts.companion(index) === part) ?? {})
}

/** The body of the answer. */
export function registrationOf(
  form: DesignedFormView,
  draft: Draft,
  extra: Pick<Registration, 'ticket' | 'language' | 'website'>,
): Registration {
  const asked = askedFields(form, draft)
  const partyValues = visibleValues(asked.party, draft.partyValues)
  return {
    version: form.version,
    ...attendingOf(draft.person),
    values: visibleValues(asked.person, draft.person.values),
    ...(asked.companions.length === 0
      ? {}
      : {
          plusOnes: asked.companions.map((fields, index) => ({
            values: visibleValues(fields, draft.companions[index] ?? {}),
          })),
        }),
    ...(Object.keys(partyValues).length === 0 ? {} : { partyValues }),
    consent: draft.person.consent,
    ...extra,
  }
}

/** Sorts what the server refused by part: `values.email`, `plusOnes.0.values.firstName`, `partyValues.song`. */
export function serverProblems(found: ReadonlyMap<string, string>): PartProblems[] {
  const byPart = new Map<string, Record<string, string>>()
  for (const [path, text] of found) {
    const [part, key] = placeOf(path.split('.'))
    if (part === undefined || key === undefined) continue
    byPart.set(part, { ...byPart.get(part), [key]: text })
  }
  return [...byPart].map(([part, problems]) => ({ part, problems }))
}

function placeOf(path: readonly string[]): readonly (string | undefined)[] {
  const [head, second, third, fourth] = path
  switch (head) {
    case 'values':
      return [parts.person, second]
    case 'attending':
      return [parts.person, problemKeys.attending]
    case 'consent':
      return [parts.person, problemKeys.consent]
    case 'partyValues':
      return [parts.party, second]
    case 'plusOnes':
      return third === 'values' ? [parts.companion(Number(second)), fourth] : []
    default:
      return []
  }
}
