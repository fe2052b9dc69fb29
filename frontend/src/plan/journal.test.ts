/* The crash journal: what it keeps, and when it is worth offering. */
import { describe, expect, it } from 'vitest'

import { isNewerThanServer, openJournal, type JournalEntry } from '@/plan/journal'

const ENTRY: JournalEntry = {
  baseRevision: 4,
  savedAt: '2026-05-01T10:00:00Z',
  objects: 3,
  batches: [{ commandId: 'c', commands: [{ kind: 'remove', ids: ['a'] }], unseat: false }],
}

describe('journal', () => {
  it('keeps_entries_apart_by_user_and_event', () => {
    localStorage.clear()
    openJournal(localStorage, 'ana', 'wedding').write(ENTRY)
    expect(openJournal(localStorage, 'ana', 'wedding').read()).toEqual(ENTRY)
    expect(openJournal(localStorage, 'ben', 'wedding').read()).toBeUndefined()
    expect(openJournal(localStorage, 'ana', 'dinner').read()).toBeUndefined()
  })

  it('reads_nothing_from_a_damaged_entry', () => {
    localStorage.setItem('seatwright.journal.ana.wedding', '{"baseRevision":4,')
    expect(openJournal(localStorage, 'ana', 'wedding').read()).toBeUndefined()
  })

  it('says_when_the_browser_has_no_room', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
      removeItem: () => undefined,
    }
    expect(openJournal(full, 'ana', 'wedding').write(ENTRY)).toBe(false)
  })

  it('is_newer_when_nothing_reached_the_server_since', () => {
    expect(isNewerThanServer(ENTRY, { revision: 4, updatedAt: '2030-01-01T00:00:00Z' })).toBe(true)
  })

  it('is_older_when_the_server_changed_later', () => {
    const later = { revision: 5, updatedAt: '2026-05-01T10:00:01Z' }
    expect(isNewerThanServer(ENTRY, later)).toBe(false)
    const earlier = { revision: 5, updatedAt: '2026-05-01T09:59:00Z' }
    expect(isNewerThanServer(ENTRY, earlier)).toBe(true)
  })

  it('is_newer_when_edits_behind_the_one_on_its_way_were_never_sent', () => {
    const [sent] = ENTRY.batches
    const waiting = { commandId: 'd', commands: sent?.commands ?? [], unseat: false }
    const entry = { ...ENTRY, batches: [...ENTRY.batches, waiting] }
    expect(isNewerThanServer(entry, { revision: 5, updatedAt: '2026-05-01T10:00:01Z' })).toBe(true)
  })

  it('is_not_offered_without_edits', () => {
    const empty = { ...ENTRY, batches: [] }
    expect(isNewerThanServer(empty, { revision: 4, updatedAt: undefined })).toBe(false)
  })
})
