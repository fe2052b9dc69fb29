import { expect, test } from 'vitest'
import { changeOf, frameReader } from '@/lib/live/frames'

const text =
  'event: hello\ndata: {"cursor":"0.1.e"}\nid: 0.1.e\n\n: \nid: 0.2.e\n\n' +
  'event: change\r\ndata: {"kind":"guests","eventId":"e-1","ids":["g-1"],"version":null}\r\nid: 0.3.e\r\n\r\n'

test('frames are the same wherever the text is cut', () => {
  const whole = frameReader()(text)
  expect(whole.map(({ event, id }) => [event, id])).toEqual([
    ['hello', '0.1.e'],
    ['alive', '0.2.e'],
    ['change', '0.3.e'],
  ])
  const read = frameReader()
  expect([...text].flatMap((letter) => read(letter))).toEqual(whole)
})

test('a change names its rows, and anything else is none', () => {
  const [, , change] = frameReader()(text)
  expect(changeOf(change?.data)).toEqual({
    kind: 'guests',
    eventId: 'e-1',
    ids: ['g-1'],
    version: null,
  })
  expect(changeOf({ kind: 'plan', eventId: 'e-1', ids: null, version: 7 })?.version).toBe(7)
  for (const other of [undefined, null, 'x', { kind: 3 }, {}])
    expect(changeOf(other)).toBeUndefined()
})

test('data that cannot be read is passed over', () => {
  expect(frameReader()('event: change\ndata: {\n\n')).toEqual([
    { event: 'change', id: undefined, data: undefined },
  ])
})
