/* The rules of the check-in log. The server has the same cases. */
import { expect, test } from 'vitest'
import { countState, merge, type CheckInEntry } from '@/features/check-in/model/merge'

type Extra = Partial<CheckInEntry>

function entry(id: string, kind: CheckInEntry['kind'], device: string, time: number, extra: Extra) {
  return { id, kind, device, time, guest: null, admitted: true, ...extra }
}

const arrive = (id: string, device: string, time: number, guest: string, extra: Extra = {}) =>
  entry(id, 'arrive', device, time, { guest, ...extra })
const undo = (id: string, device: string, time: number, undoes: string) =>
  entry(id, 'undo', device, time, { undoes })
const walkIn = (id: string, device: string, time: number, guest: string, name: string) =>
  entry(id, 'walk_in', device, time, { guest, name })

const mergeFor = (entries: CheckInEntry[], guests: string[]) =>
  merge(entries, { guests: new Set(guests) })

/** A small generator with a seed, so that a failure can be repeated. */
function randomness(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return (state >> 8) % limit
  }
  return { below, choice: <T>(from: readonly T[]): T => from[below(from.length)]! }
}

type Randomness = ReturnType<typeof randomness>

function scans({ below, choice }: Randomness, guests: string[], size: number): CheckInEntry[] {
  const kinds = [
    'arrive',
    'arrive',
    'arrive',
    'arrive',
    'arrive',
    'undo',
    'undo',
    'undo',
    'walk_in',
  ]
  return Array.from({ length: size }, (_, k) => {
    const [id, device, time] = [`e${k}`, `d${below(4)}`, below(50)]
    const kind = choice(kinds)
    if (kind === 'undo') return undo(id, device, time, `e${below(size)}`)
    if (kind === 'walk_in') return walkIn(id, device, time, choice(['w1', 'w2']), `Name ${k}`)
    const guest = choice([...guests, 'w1', 'w2', 'nobody'])
    return arrive(id, device, time, guest, { admitted: below(10) > 0 })
  })
}

function shuffled<T>({ below }: Randomness, from: readonly T[]): T[] {
  const all = [...from]
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = below(at + 1)
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }
  return all
}

test('any order with repeats ends in the same state', () => {
  const random = randomness(1)
  const guests = ['a', 'b', 'c', 'd']
  for (let round = 0; round < 200; round += 1) {
    const entries = scans(random, guests, random.below(40))
    const wanted = mergeFor(entries, guests)
    for (let again = 0; again < 5; again += 1) {
      const repeated = entries.map(() => random.choice(entries))
      const mixed = mergeFor(shuffled(random, [...entries, ...repeated]), guests)
      expect(mixed.counting).toEqual(wanted.counting)
      expect(mixed.walkIns).toEqual(wanted.walkIns)
      expect(mixed.arrivals).toEqual(wanted.arrivals)
    }
  }
})

test('merging parts in steps changes nothing', () => {
  const random = randomness(2)
  const guests = ['a', 'b']
  for (let round = 0; round < 200; round += 1) {
    const entries = scans(random, guests, 20)
    const [head, tail] = [entries.slice(0, random.below(20)), entries.slice(random.below(20))]
    const parts = [...tail, ...head, ...entries, ...tail]
    expect(mergeFor(parts, guests)).toEqual(mergeFor(entries, guests))
  }
})

test('times decide no presence', () => {
  const random = randomness(3)
  const guests = ['a', 'b', 'c']
  const presence = (entries: CheckInEntry[]) =>
    [...mergeFor(entries, guests).counting].map(([guest, ids]) => [guest, [...ids].sort()]).sort()
  for (let round = 0; round < 200; round += 1) {
    const entries = scans(random, guests, 20)
    const moved = entries.map((one) => ({ ...one, time: random.below(50) }))
    expect(presence(moved)).toEqual(presence(entries))
  }
})

test('an undo that comes first takes effect', () => {
  const entries = [undo('2', 'd', 2, '1'), arrive('1', 'd', 1, 'a')]
  expect(mergeFor(entries, ['a']).counting.size).toBe(0)
})

test('an arrival elsewhere survives an undo', () => {
  const elsewhere = arrive('2', 'e', 2, 'a')
  const entries = [arrive('1', 'd', 1, 'a'), elsewhere, undo('3', 'd', 3, '1')]
  expect(mergeFor(entries, ['a']).arrivals).toEqual(new Map([['a', elsewhere]]))
})

test('scanning again after an undo counts', () => {
  const entries = [arrive('1', 'd', 1, 'a'), undo('2', 'd', 2, '1'), arrive('3', 'd', 3, 'a')]
  expect(mergeFor(entries, ['a']).counting).toEqual(new Map([['a', ['3']]]))
})

test('an undo of an undo has no effect', () => {
  const entries = [arrive('1', 'd', 1, 'a'), undo('2', 'd', 2, '1'), undo('3', 'd', 3, '2')]
  expect(mergeFor(entries, ['a']).counting.size).toBe(0)
})

test('a scan of a walk-in may come before the walk-in', () => {
  const entries = [arrive('1', 'd', 1, 'w'), walkIn('2', 'e', 2, 'w', 'Ada')]
  expect(mergeFor(entries.slice(0, 1), []).counting.size).toBe(0)
  expect(mergeFor(entries, []).counting).toEqual(new Map([['w', ['1', '2']]]))
})

test('equal times are ordered by device and then by id', () => {
  const entries = [arrive('b', 'd', 1, 'a'), arrive('a', 'd', 1, 'a'), arrive('c', 'D', 1, 'a')]
  expect(mergeFor(entries, ['a']).counting).toEqual(new Map([['a', ['c', 'a', 'b']]]))
})

test('expected guests, those present, walk-ins and duplicates are counted', () => {
  const entries = [
    arrive('1', 'd', 1, 'a'),
    arrive('2', 'e', 2, 'a'),
    walkIn('3', 'e', 2, 'w', 'Ada'),
    walkIn('4', 'e', 2, 'v', 'Bo'),
    undo('5', 'e', 2, '4'),
    arrive('6', 'd', 1, 'b', { admitted: false }),
  ]
  expect(countState(mergeFor(entries, ['a', 'b']), 1)).toEqual({
    expected: 3,
    present: 2,
    walkIns: 1,
    duplicates: 1,
  })
})
