/* Sentences of a way in both languages. */
import { expect, test } from 'vitest'
import type { RouteDirection } from '@/api/seat-route-types'
import { texts as german } from '@/features/seat-finder/languages/de'
import { sentences } from '@/features/seat-finder/result/directions'
import type { Target } from '@/features/seat-finder/result/phrases'
import { translations } from '@/features/seat-finder/translations'
import type { Language } from '@/lib/language'
import { aSeatRoute } from '@/testing/finder-builders'

const target: Target = { entrance: 'South door', table: 'Table 12', seat: 'C' }
const bar = { kind: 'bar', label: 'Bar' }

translations.set('de', german)

function read(directions: readonly RouteDirection[], language: Language = 'en', to = target) {
  return sentences(directions, to, language).map(
    ({ before, landmark, after }) => `${before}${landmark}${after}`,
  )
}

test('a way is told with landmarks, sides and counted tables', () => {
  const directions = aSeatRoute().route?.directions ?? []
  expect(read(directions)).toEqual([
    'Come in at the south door, with the bar on your left',
    'Turn right, with Table 3, the second round table after the stage, on your right',
    'Table 12 is on your left. Your seat is C.',
  ])
  expect(read(directions, 'de')).toEqual([
    'Eingang: South door, die Bar links von Ihnen',
    'Rechts abbiegen, Tisch 3 (der zweite runde Tisch nach der Bühne) rechts von Ihnen',
    'Tisch 12 ist links von Ihnen. Ihr Platz ist C.',
  ])
})

test('without landmarks the sentences still lead to the table', () => {
  const bare = (kind: RouteDirection['kind']): RouteDirection => ({ kind, distance: 1 })
  const way = [bare('enter'), bare('continue'), bare('turn_left'), bare('arrive')]
  expect(read(way)).toEqual([
    'Come in at the south door',
    'Continue straight on',
    'Turn left',
    'You are at Table 12. Your seat is C.',
  ])
  expect(read(way, 'de')).toEqual([
    'Eingang: South door',
    'Weiter geradeaus',
    'Links abbiegen',
    'Tisch 12 ist hier. Ihr Platz ist C.',
  ])
})

test('what is ahead has no side, and names with capitals of their own keep them', () => {
  const way: RouteDirection[] = [
    {
      kind: 'continue',
      landmark: { kind: 'dj-booth', label: 'DJ booth' },
      side: 'ahead',
      distance: 4,
    },
    { kind: 'continue', landmark: bar, side: 'right', distance: 4 },
  ]
  expect(read(way)).toEqual(['Walk on towards the DJ booth', 'Pass the bar on your right'])
  expect(read(way, 'de')).toEqual([
    'Weiter auf das DJ-Pult zu',
    'Geradeaus, an der Bar vorbei, rechts von Ihnen',
  ])
})

test('a guest without a seat is led to the table', () => {
  const way: RouteDirection[] = [
    {
      kind: 'arrive',
      landmark: { kind: 'rectangle', label: 'Head table' },
      side: 'ahead',
      distance: 0,
    },
  ]
  const to = { ...target, table: 'Head table', seat: '' }
  expect(read(way, 'en', to)).toEqual(['The head table is in front of you.'])
  expect(read(way, 'de', to)).toEqual(['„Head table“ ist vor Ihnen.'])
})

test('German quotes a name that it does not know', () => {
  const landmark = { kind: 'bar', label: 'Gin corner' }
  const way: RouteDirection[] = [
    { kind: 'enter', landmark, side: 'ahead', distance: 4 },
    { kind: 'continue', landmark, side: 'left', distance: 4 },
    { kind: 'turn_left', landmark, side: 'ahead', distance: 4 },
  ]
  expect(read(way, 'de')).toEqual([
    'Eingang: South door. Gehen Sie auf „Gin corner“ zu',
    'Geradeaus, an „Gin corner“ vorbei, links von Ihnen',
    'Links abbiegen, auf „Gin corner“ zu',
  ])
})
