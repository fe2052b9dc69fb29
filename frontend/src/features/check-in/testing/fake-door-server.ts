/*
 * A server for the tests of the queue: it keeps the union of the entries as the contract says, and can lose its answers.
 */
import type {
  CheckInAnswer,
  CheckInBatch,
  CheckInLog,
  CheckInsAnswer,
  DoorList,
} from '@/api/check-in'
import { ApiError } from '@/api/errors'
import { largestBatch } from '@/features/check-in/sync/send'

export const unreachable = () =>
  new ApiError({ status: 0, code: 'unreachable', message: 'No answer' })

export function aDoorList(fields: Partial<DoorList> = {}): DoorList {
  return {
    event: {
      id: 'e-1',
      name: 'Summer dinner',
      date: '2027-06-12T14:00:00Z',
      timeZone: 'Europe/London',
      status: 'confirmed',
    },
    cursor: '0',
    counts: { expected: 2, present: 0, walkIns: 0, duplicates: 0 },
    madeAt: '2027-06-12T15:00:00Z',
    tables: [
      { id: 't-6', name: 'Table 6', tableNumber: 6, seats: 8, free: 2 },
      { id: 't-9', name: 'Table 9', tableNumber: 9, seats: 8, free: 5 },
    ],
    guests: [
      {
        id: 'g-1',
        firstName: 'Layla',
        lastName: 'Haddad',
        code: 'AQXYH5',
        tokenHashes: [],
        expected: true,
        party: { id: 'p-1', name: 'Haddad' },
        table: { id: 't-6', name: 'Table 6', tableNumber: 6 },
        seat: { id: 't-6-chair-3', seatNumber: 3, seatLabel: 'C' },
        arrivals: [],
      },
      {
        id: 'g-2',
        firstName: 'Yasmin',
        lastName: 'Haddad',
        code: 'K7M2QX',
        tokenHashes: [],
        expected: true,
        party: { id: 'p-1', name: 'Haddad' },
        table: { id: 't-6', name: 'Table 6', tableNumber: 6 },
        seat: { id: 't-6-chair-4', seatNumber: 4, seatLabel: 'D' },
        arrivals: [],
      },
      {
        id: 'g-3',
        firstName: 'Tom',
        lastName: 'Becker',
        code: 'TR8C4W',
        tokenHashes: [],
        expected: false,
        arrivals: [],
      },
    ],
    ...fields,
  }
}

type Stored = { batch: CheckInBatch; answer: CheckInAnswer; guestId: string | null }

/** Makes a server for one event. `lose` decides for each call whether its answer is lost after the server acted. */
export function fakeDoorServer(list: DoorList, lose: () => boolean = () => false) {
  const stored = new Map<string, Stored>()
  const batches: CheckInBatch[] = []
  const present = new Map<string, string>()
  let limit = largestBatch
  let failure: ApiError | undefined

  const answerTo = (batch: CheckInBatch, at: number): CheckInAnswer => {
    const entry = batch.entries[at]!
    const before = stored.get(entry.id)
    if (before !== undefined) return before.answer
    const guest =
      entry.guestId ??
      list.guests.find(({ code }) => code === entry.code?.toUpperCase())?.id ??
      null
    const answer: CheckInAnswer = { id: entry.id, result: 'arrived' }
    if (entry.kind === 'undo') {
      answer.result = 'undone'
      for (const [one, id] of present) if (id === entry.undoes) present.delete(one)
    } else if (guest === null) answer.result = 'unknown_code'
    else if (present.has(guest)) answer.result = 'already_arrived'
    else present.set(guest, entry.id)
    stored.set(entry.id, { batch, answer, guestId: guest })
    return answer
  }

  return {
    stored,
    batches,
    present,
    limitTo: (most: number) => {
      limit = most
    },
    failWith: (error: ApiError | undefined) => {
      failure = error
    },
    fetchList: (): Promise<{ list: DoorList }> =>
      failure === undefined ? Promise.resolve({ list }) : Promise.reject(failure),
    send: (batch: CheckInBatch): Promise<CheckInsAnswer> => {
      batches.push(batch)
      if (failure !== undefined) return Promise.reject(failure)
      if (batch.entries.length > limit)
        return Promise.reject(
          new ApiError({ status: 413, code: 'too_large', message: 'Too large' }),
        )
      const results = batch.entries.map((_, at) => answerTo(batch, at))
      if (lose()) return Promise.reject(unreachable())
      return Promise.resolve({ results, counts: list.counts, cursor: String(stored.size) })
    },
    fetchLog: (since: string | undefined): Promise<CheckInLog> => {
      if (failure !== undefined) return Promise.reject(failure)
      if (lose()) return Promise.reject(unreachable())
      const entries = [...stored.values()].slice(Number(since ?? 0)).map(logEntry)
      return Promise.resolve({
        entries,
        counts: list.counts,
        cursor: String(stored.size),
        more: false,
      })
    },
  }
}

function logEntry({ batch, answer, guestId }: Stored) {
  const entry = batch.entries.find(({ id }) => id === answer.id)!
  return {
    id: entry.id,
    kind: entry.kind,
    guestId,
    device: batch.device,
    by: 'Tom',
    at: entry.at,
    correctedAt: entry.at,
    receivedAt: entry.at,
    result: answer.result,
    counts: answer.result === 'arrived',
    ...(entry.undoes === undefined ? {} : { undoes: entry.undoes }),
    ...(entry.name === undefined ? {} : { name: entry.name }),
  }
}
