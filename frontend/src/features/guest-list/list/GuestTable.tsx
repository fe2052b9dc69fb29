/* The guests as a table, or as cards on a phone. */
import { useMemo } from 'react'
import type { Guest } from '@/api/schema'
import type { GuestActionsAllowed } from '@/features/guest-list/list/GuestActions'
import { GuestCard } from '@/features/guest-list/list/GuestCard'
import { guestColumns } from '@/features/guest-list/list/guest-columns'
import type { GuestOpening } from '@/features/guest-list/list/GuestNameButton'
import type { ChangeGuest } from '@/features/guest-list/list/use-inline-change'
import type { PartyActions } from '@/features/guest-list/list/PartyHeading'
import { usePartyGroups } from '@/features/guest-list/list/use-party-groups'
import type { GuestGroup } from '@/features/guest-list/guest-groups'
import { hasMeal } from '@/guests/diets'
import { fullName } from '@/guests/names'
import { formatSorting, parseSorting } from '@/lib/list-state'
import { useNarrow } from '@/lib/media'
import type { Selection } from '@/ui/data-table/types'
import { DataTable } from '@/ui/DataTable'

/** Narrowest window, in rem, in which names have room beside the other columns. */
const tableFrom = { alone: 72, besidePanel: 86 }
/** Narrowest window with columns for meal and code. */
const wideFrom = 84

/** Two lines of text, or of text and a badge, in CSS pixels. */
const rowHeight = { texts: 48, badge: 56 }

type Props = {
  eventId: string
  /** In the order of their groups. */
  guests: readonly Guest[]
  /** All guests of the event: hosts of plus-ones may be among those that are not shown. */
  all: readonly Guest[]
  /** Absent while the list is not grouped. */
  groups: readonly GuestGroup[] | undefined
  /** As in the address. */
  sort: string
  onSort: (sort: string) => void
  /** Absent for members who may only look. */
  selection: Selection | undefined
  allowed: GuestActionsAllowed
  change: ChangeGuest | undefined
  partyActions: PartyActions | undefined
  opening: GuestOpening
}

export function GuestTable(props: Props) {
  const { eventId, guests, all, groups, sort, onSort, selection } = props
  const { allowed, change, partyActions, opening } = props
  const isBesidePanel = opening.openId !== undefined
  const isWide = !useNarrow(wideFrom)
  const rowGroups = usePartyGroups(eventId, groups, partyActions)
  const isGrouped = groups !== undefined
  const hosts = useMemo(() => hostNames(all), [all])
  const shown = useMemo(
    () => ({ allowed, change, opening, hosts, isGrouped }),
    [allowed, change, opening, hosts, isGrouped],
  )
  const hasMeals = useMemo(() => all.some(hasMeal), [all])
  const columns = useMemo(
    () => guestColumns(shown, { isBesidePanel, isWide, hasMeals }),
    [shown, isBesidePanel, isWide, hasMeals],
  )
  return (
    <DataTable
      label="Guests"
      rows={guests}
      rowKey={keyOf}
      groups={rowGroups}
      columns={columns}
      card={(guest) => <GuestCard guest={guest} shown={shown} />}
      rowHeight={isBesidePanel ? rowHeight.texts : rowHeight.badge}
      tableFrom={isBesidePanel ? tableFrom.besidePanel : tableFrom.alone}
      currentKey={opening.openId}
      sorting={parseSorting(sort)}
      onSort={(sorting) => {
        onSort(formatSorting(sorting))
      }}
      {...(selection === undefined ? {} : { selection })}
    />
  )
}

/** The key of a guest's row. */
export function keyOf({ id }: Guest): string {
  return id
}

/** The names of guests who bring a plus-one, by the id of the plus-one. */
function hostNames(guests: readonly Guest[]): ReadonlyMap<string, string> {
  const byId = new Map(guests.map((guest) => [guest.id, guest]))
  return new Map(
    guests.flatMap(({ id, plusOneOf }) => {
      const host = plusOneOf == null ? undefined : byId.get(plusOneOf)
      return host === undefined ? [] : [[id, fullName(host)] as const]
    }),
  )
}
