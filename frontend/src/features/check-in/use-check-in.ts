/* What the screen does: it reads a scan, checks guests in, takes that back, and adds walk-ins. */
import { useCallback, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useUser } from '@/api/auth'
import type { NewCheckIn } from '@/api/check-in'
import { deviceStore } from '@/features/check-in/model/device'
import { findGuests, suggestTable } from '@/features/check-in/model/find'
import { outcomeOf, type LookupRequest, type Outcome } from '@/features/check-in/model/outcome'
import { isPresent, type DoorGuest, type Roster } from '@/features/check-in/model/roster'
import { guestOfScan, parseScan } from '@/features/check-in/model/scan'
import type { Door } from '@/features/check-in/sync/door'
import type { StoredList } from '@/features/check-in/sync/storage'

export type CheckIn = ReturnType<typeof useCheckIn>

/** How a text came in: what is typed may be a name. */
type Source = 'scanned' | 'typed'

/** Returns the outcome of the last scan and everything that can be done. */
export function useCheckIn(door: Door, roster: Roster) {
  const { known, waiting, stored, connection } = useStore(door.store)
  const by = useUser().data?.name ?? ''
  const [asked, setAsked] = useState<LookupRequest>()
  const outcome = useMemo<Outcome | undefined>(
    () => asked && outcomeOf(asked, { roster, known, waiting, aliases: stored?.aliases ?? {} }),
    [asked, roster, known, waiting, stored],
  )

  const record = useCallback(
    (entries: NewCheckIn[]) =>
      void door.record(entries, { device: deviceStore.getState().name, by }),
    [door, by],
  )

  const checkIn = (guests: readonly DoorGuest[], admit = false) => {
    const entries = guests.map(({ id }) => ({
      ...newEntry('arrive'),
      guestId: id,
      ...(admit ? { admit: true as const } : {}),
    }))
    const [first] = entries
    if (first === undefined) return
    record(entries)
    setAsked({ by: 'guest', guestId: first.guestId, entryId: first.id })
  }

  /** Shows a guest. `isExact`: the code says that it is this guest, so no tap needs to confirm it. */
  const show = (guest: DoorGuest, isExact = false) => {
    const isDirect = isExact && deviceStore.getState().atOnce
    if (isDirect && guest.expected && !isPresent(guest)) checkIn([guest])
    else setAsked({ by: 'guest', guestId: guest.id })
  }

  /** Lets the server decide about a code that is not on the list; offline it is kept until then. */
  const ask = (code: string) => {
    const entry = { ...newEntry('arrive'), code }
    record([entry])
    setAsked({ by: 'code', code, entryId: entry.id })
  }

  /** Reads a text. Returns how many guests a typed name fits when it is not exactly one. */
  const submit = async (text: string, source: Source): Promise<number | undefined> => {
    const scan = parseScan(text)
    const guest = scan && (await guestOfScan(scan, roster))
    if (guest !== undefined) {
      show(guest, true)
      return undefined
    }
    const named = source === 'typed' ? findGuests(roster.guests, text) : []
    if (named.length === 1 && named[0] !== undefined) {
      show(named[0])
      return undefined
    }
    if (named.length > 1 || (scan === undefined && source === 'typed')) return named.length
    if (connection === 'online') ask(text.trim())
    else setAsked({ by: 'code', code: text.trim() })
    return undefined
  }

  return {
    outcome,
    submit,
    show,
    ask,
    checkIn,
    clear: () => {
      setAsked(undefined)
    },
    /** Says that a guest is not here: one undo for each arrival that is known. */
    undo: (guest: DoorGuest) => {
      record(guest.arrivals.map((undoes) => ({ ...newEntry('undo'), undoes })))
      setAsked({ by: 'guest', guestId: guest.id, undone: true })
    },
    /** Reads list and log again. */
    refresh: door.retry,
    suggestion: () => suggestTable(roster.tables, promisedSeats(roster, stored)),
    walkIn: (name: string, tableId: string | undefined) => {
      const sentTo = tableId === undefined ? {} : { tableId }
      const entry = { ...newEntry('walk_in'), guestId: newUuid(), name, ...sentTo }
      record([entry])
      if (tableId !== undefined) void door.promise(entry.guestId, tableId)
      setAsked({ by: 'guest', guestId: entry.guestId, entryId: entry.id })
    },
    /** The table that a walk-in of this device was sent to. */
    promisedTable: (guest: DoorGuest) => {
      const { promised = {}, aliases = {} } = stored ?? {}
      const id = Object.keys(promised).find((chosen) => (aliases[chosen] ?? chosen) === guest.id)
      return roster.tables.find((table) => id !== undefined && table.id === promised[id])
    },
  }
}

/** Seats that are spoken for and that the list still counts as free. */
function promisedSeats(roster: Roster, stored: StoredList | undefined): Map<string, number> {
  const seats = new Map<string, number>()
  const { promised = {}, aliases = {} } = stored ?? {}
  for (const [guestId, tableId] of Object.entries(promised)) {
    if (roster.byId.get(aliases[guestId] ?? guestId)?.table != null) continue
    seats.set(tableId, (seats.get(tableId) ?? 0) + 1)
  }
  return seats
}

function newEntry(kind: NewCheckIn['kind']): NewCheckIn {
  return { id: newUuid(), kind, at: new Date().toISOString() }
}

/** `crypto.randomUUID` exists on pages that were loaded securely only, and a door may be on a plain local network. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
