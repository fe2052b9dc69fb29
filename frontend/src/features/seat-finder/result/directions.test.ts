/* Sentences of a way in every language. */
import { expect, test } from 'vitest'
import type { RouteDirection } from '@/api/seat-route-types'
import { texts as german } from '@/features/seat-finder/languages/de'
import { sentences } from '@/features/seat-finder/result/directions'
import type { Target } from '@/features/seat-finder/result/phrases'
import { translations, type FinderTranslation } from '@/features/seat-finder/translations'
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

const inOtherLanguages: [Language, string[]][] = [
  [
    'fr',
    [
      'Entrée\u202f: South door, avec le bar sur votre gauche',
      'Tournez à droite, avec la table 3 (la deuxième table ronde après la scène) sur votre droite',
      'La table 12 est sur votre gauche. Votre place\u202f: C.',
    ],
  ],
  [
    'es',
    [
      'Entrada: South door, con la barra a su izquierda',
      'Gire a la derecha, con la mesa 3 (la segunda mesa redonda tras el escenario) a su derecha',
      'La mesa 12 está a su izquierda. Su asiento: C.',
    ],
  ],
  [
    'it',
    [
      'Ingresso: South door, con il bar alla sua sinistra',
      'Giri a destra, con il tavolo 3 (il secondo tavolo rotondo dopo il palco) alla sua destra',
      'Il tavolo 12 è alla sua sinistra. Il suo posto: C.',
    ],
  ],
  [
    'pt',
    [
      'Entrada: South door, com o bar à sua esquerda',
      'Vire à direita, com a mesa 3 (a segunda mesa redonda, a seguir ao palco) à sua direita',
      'A mesa 12 fica à sua esquerda. O seu lugar: C.',
    ],
  ],
  [
    'nl',
    [
      'Ingang: South door, met de bar aan uw linkerhand',
      'Ga rechtsaf, met tafel 3 (de tweede ronde tafel na het podium) aan uw rechterhand',
      'Tafel 12 is aan uw linkerhand. Uw plaats is C.',
    ],
  ],
  [
    'pl',
    [
      'Wejście: South door, po lewej stronie bar',
      'W prawo, po prawej stronie stół 3 (drugi okrągły stół, licząc od sceny)',
      'Stół 12 jest po lewej stronie. Państwa miejsce: C.',
    ],
  ],
  [
    'tr',
    [
      'Giriş: South door, bar solunuzda',
      'Sağa dönün: masa 3 (sahne sonrasındaki ikinci yuvarlak masa) sağınızda',
      'Masa 12 solunuzda. Yeriniz: C.',
    ],
  ],
  [
    'ar',
    [
      'المدخل: South door، البار على يساركم',
      'انعطفوا يمينًا، الطاولة 3 (ثاني طاولة مستديرة بعد المسرح) على يمينكم',
      'الطاولة 12 على يساركم. مقعدكم: C.',
    ],
  ],
  [
    'he',
    [
      'כניסה: South door, הבר משמאלכם',
      'פנו ימינה, שולחן 3 (השולחן העגול השני אחרי הבמה) מימינכם',
      'שולחן 12 משמאלכם. המקום שלכם: C.',
    ],
  ],
]

const loaded = import.meta.glob<{ texts: FinderTranslation }>('../languages/*.ts', { eager: true })

test.each(inOtherLanguages)('a way is told in %s', (language, expected) => {
  const texts = loaded[`../languages/${language}.ts`]?.texts
  if (texts !== undefined) translations.set(language, texts)
  expect(read(aSeatRoute().route?.directions ?? [], language)).toEqual(expected)
})

test('a thing takes the form that a language needs, and an unknown one is quoted', () => {
  const towards = (label: string): RouteDirection => ({
    kind: 'continue',
    landmark: { kind: 'bar', label },
    side: 'ahead',
    distance: 4,
  })
  const way = [towards('Stage'), towards('Gin corner'), towards('T7')]
  expect(read(way, 'pl')).toEqual([
    'Dalej w stronę sceny',
    'Dalej w stronę „Gin corner”',
    'Dalej w stronę stołu 7',
  ])
  expect(read(way, 'pt')).toEqual([
    'Siga em direção ao palco',
    'Siga em direção a «Gin corner»',
    'Siga em direção à mesa 7',
  ])
})
