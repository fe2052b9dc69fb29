/* The crash journal: what it keeps, and which tab may offer it. */
import { beforeEach, describe, expect, it } from 'vitest'

import { journalAt, openJournals, type JournalEntry, type TabLocks } from '@/plan/journal'

const ENTRY: JournalEntry = {
  baseRevision: 4,
  savedAt: '2026-05-01T10:00:00Z',
  objects: 3,
  batches: [{ commandId: 'c', commands: [{ kind: 'remove', ids: ['a'] }], unseat: [] }],
}

/** The locks of one browser. */
function browserLocks(): TabLocks {
  const held = new Set<string>()
  return {
    hold(name) {
      if (held.has(name)) return Promise.resolve(undefined)
      held.add(name)
      return Promise.resolve(() => {
        held.delete(name)
      })
    },
  }
}

describe('journal', () => {
  let locks: TabLocks
  const tab = (user = 'ana', event = 'wedding') => openJournals(localStorage, locks, user, event)
  const entriesLeft = async (user?: string, event?: string) =>
    (await tab(user, event).left()).map(({ entry }) => entry)

  beforeEach(() => {
    localStorage.clear()
    locks = browserLocks()
  })

  it('keeps_entries_apart_by_user_and_event', async () => {
    const first = tab()
    first.own.write(ENTRY)
    await first.release()
    expect(await entriesLeft('ben', 'wedding')).toEqual([])
    expect(await entriesLeft('ana', 'dinner')).toEqual([])
    expect(await entriesLeft('ana', 'wedding')).toEqual([ENTRY])
  })

  it('keeps_two_tabs_of_one_person_apart', () => {
    const [first, second] = [tab(), tab()]
    first.own.write(ENTRY)
    second.own.write({ ...ENTRY, objects: 5 })
    second.own.clear()
    expect(first.own.read()).toEqual(ENTRY)
  })

  it('offers_nothing_of_a_tab_that_lives_and_everything_of_tabs_that_died', async () => {
    const [first, second] = [tab(), tab()]
    first.own.write({ ...ENTRY, savedAt: '2026-05-01T12:00:00Z' })
    second.own.write(ENTRY)
    expect(await entriesLeft()).toEqual([])
    await first.release()
    await second.release()
    expect((await entriesLeft()).map(({ savedAt }) => savedAt.slice(11, 13))).toEqual(['10', '12'])
  })

  it('offers_nothing_of_a_tab_that_died_without_having_written', async () => {
    const dead = tab()
    await dead.release()
    expect(await entriesLeft()).toEqual([])
  })

  it('offers_what_a_dead_tab_left_to_one_tab_only', async () => {
    const dead = tab()
    dead.own.write(ENTRY)
    await dead.release()
    const [one, other] = [tab(), tab()]
    expect(await one.left()).toHaveLength(1)
    expect(await other.left()).toEqual([])
    await one.release()
    expect(await other.left()).toHaveLength(1)
  })

  it('finds_what_was_left_before_each_tab_had_its_own', async () => {
    journalAt(localStorage, 'seatwright.journal.ana.wedding').write(ENTRY)
    expect(await entriesLeft()).toEqual([ENTRY])
  })

  it('reads_the_flag_of_earlier_versions_as_no_consent_and_keeps_the_edits', async () => {
    const [batch] = ENTRY.batches
    const old = { ...ENTRY, batches: [{ ...batch, unseat: true }] }
    localStorage.setItem('seatwright.journal.ana.wedding.one', JSON.stringify(old))
    expect(await entriesLeft()).toEqual([ENTRY])
  })

  it('clears_what_is_damaged_or_empty', async () => {
    const key = 'seatwright.journal.ana.wedding'
    localStorage.setItem(`${key}.one`, '{"baseRevision":4,')
    journalAt(localStorage, `${key}.two`).write({ ...ENTRY, batches: [] })
    expect(await entriesLeft()).toEqual([])
    expect(localStorage.length).toBe(0)
  })

  it('says_when_the_browser_has_no_room', () => {
    const full = {
      length: 0,
      key: () => null,
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
      removeItem: () => undefined,
    }
    expect(openJournals(full, locks, 'ana', 'wedding').own.write(ENTRY)).toBe(false)
  })
})
