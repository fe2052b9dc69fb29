/* What scanned, pasted and typed texts lead to. */
import { expect, test } from 'vitest'
import { eventCodeOf, scannedText } from '@/features/seat-finder/finder-address'

const origin = 'https://seats.example'

test('a sign of an entrance and a link to a look-up open their page', () => {
  const sign = '/find-seat?event=AbC&from=main-gate'
  expect(scannedText(`${origin}${sign}`, origin)).toEqual({ kind: 'page', to: sign })
  expect(scannedText(`${origin}/seat-lookup/K7M2QX`, origin)).toEqual({
    kind: 'page',
    to: '/seat-lookup/K7M2QX',
  })
})

test('everything else is sent as it is', () => {
  const others = [
    ' table-1-chair-2 ',
    `${origin}/ticket/abc`,
    'https://elsewhere.example/find-seat?event=x',
  ]
  for (const text of others) {
    expect(scannedText(text, origin)).toEqual({ kind: 'token', token: text.trim() })
  }
})

test('the code of an event is read from a whole link', () => {
  expect(eventCodeOf(' AbCd ')).toBe('AbCd')
  expect(eventCodeOf(`${origin}/find-my-seat?event=AbCd&from=x`)).toBe('AbCd')
  expect(eventCodeOf(`${origin}/guest-form/AbCd`)).toBe('AbCd')
})
