/*
 * The words of pages that the server writes for readers without scripts: `scripts/prerender.mjs` writes them into
 * `guest/words.json`, whose shape is that of `crates/api/src/routes/guest_html/words.rs`.
 */
import { answer } from '@/features/rsvp/languages/en'
import { page } from '@/features/rsvp/languages/en-page'
import type { RegistrationTranslation } from '@/features/rsvp/translations'
import { finder } from '@/features/seat-finder/languages/en'
import { result } from '@/features/seat-finder/result/languages/en'
import type { FinderTranslation } from '@/features/seat-finder/translations'
import { texts as ticket, type TicketTexts } from '@/features/ticket/languages/en'
import { words } from '@/guest-form/languages/en'
import type { FormTranslation } from '@/guest-form/translations'
import { allLanguages, type Language } from '@/lib/language'

/** Where the server puts a name. */
const place = '{}'

type Words = Pick<FormTranslation, 'words'>

type Texts = Pick<FinderTranslation, 'finder' | 'result'> &
  RegistrationTranslation & { form: Words; ticket: TicketTexts }

type Later = {
  finder: FinderTranslation
  registration: RegistrationTranslation & { form: Words }
  ticket: TicketTexts
}

type Loaded<Group extends keyof Later> = Partial<Record<string, { texts: Later[Group] }>>

const finders: Loaded<'finder'> = import.meta.glob<{ texts: Later['finder'] }>(
  ['../features/seat-finder/languages/??.ts', '!**/en.ts'],
  { eager: true },
)
const registrations: Loaded<'registration'> = import.meta.glob<{ texts: Later['registration'] }>(
  ['../features/rsvp/languages/??.ts', '!**/en.ts'],
  { eager: true },
)
const tickets: Loaded<'ticket'> = import.meta.glob<{ texts: Later['ticket'] }>(
  ['../features/ticket/languages/??.ts', '!**/en.ts'],
  { eager: true },
)

function textsOf(language: Language): Texts {
  if (language === 'en') return { finder, result, answer, page, form: { words }, ticket }
  const file = (group: string) => `../features/${group}/languages/${language}.ts`
  const found = finders[file('seat-finder')]
  const registration = registrations[file('rsvp')]
  const ofTicket = tickets[file('ticket')]
  if (found === undefined || registration === undefined || ofTicket === undefined) {
    throw new Error(`texts are missing in ${language}`)
  }
  return { ...found.texts, ...registration.texts, ticket: ofTicket.texts }
}

function lookupWords({ finder: { lookup }, result: texts }: Texts) {
  const { found, tableFound, table, seat, noSeat, pending, declined } = texts
  const welcome = texts.welcome(place)
  return { title: lookup.title, found, tableFound, welcome, table, seat, noSeat, pending, declined }
}

function ticketWords({ ticket: texts }: Texts) {
  const { title, guest, table, seat, noSeat, scan, code, cancelled, past } = texts
  const { addToCalendar, saveImage, appleWallet, googleWallet } = texts
  const links = { addToCalendar, saveImage, appleWallet, googleWallet }
  return { title, guest, table, seat, noSeat, scan, code, ...links, cancelled, past }
}

function formWords({ answer: texts, page: around, form, result: found }: Texts) {
  const { attending, optional, choose, consent } = form.words
  return {
    title: around.personalTitle,
    intro: texts.party.intro,
    attending: attending.attending,
    declined: attending.declined,
    maybe: attending.maybe,
    question: attending.questionOf(place),
    optional,
    choose,
    consent: consent.label,
    forAll: texts.partyQuestions,
    companion: texts.party.plusOne,
    submit: texts.party.submit,
    saved: texts.succeeded.saved,
    check: texts.wrong,
    locked: texts.party.locked,
    seat: found.seat,
  }
}

/** Returns the words in every language, by its code. */
export function serverWords() {
  return Object.fromEntries(
    allLanguages.map((language) => {
      const texts = textsOf(language)
      const form = formWords(texts)
      return [language, { lookup: lookupWords(texts), ticket: ticketWords(texts), form }]
    }),
  )
}
