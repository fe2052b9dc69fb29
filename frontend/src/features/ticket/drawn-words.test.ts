/* The server draws tickets with the words of this page. */
import { expect, test } from 'vitest'
import type { TicketTexts } from '@/features/ticket/languages/en'
import { allLanguages } from '@/lib/language'
import drawn from '../../../../crates/exporters/src/ticket/words.json'

const catalogues: Partial<Record<string, { texts: TicketTexts }>> = import.meta.glob<{
  texts: TicketTexts
}>('./languages/??.ts', { eager: true })

test.each(allLanguages)('the words of drawn tickets are those of the page in %s', (language) => {
  const texts = catalogues[`./languages/${language}.ts`]?.texts
  expect(drawn[language]).toEqual({
    title: texts?.title,
    date: texts?.facts.date,
    venue: texts?.facts.venue,
    guest: texts?.guest,
    table: texts?.table,
    seat: texts?.seat,
    scan: texts?.scan,
    code: texts?.code,
    cancelled: texts?.cancelled.title,
    past: texts?.past.title,
  })
})
