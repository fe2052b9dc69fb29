/* Which guests the list shows and in which order: search, filters, order and grouping, all in the address. */
import { useCallback, useDeferredValue, useMemo } from 'react'
import type { Guest } from '@/api/schema'
import { groupByParty, type GuestGroup } from '@/features/guest-list/guest-groups'
import {
  filterGuests,
  listDefaults,
  sortGuests,
  type GuestListState,
} from '@/features/guest-list/guest-list'
import { prepareSearch } from '@/guests/search'
import { useListState, type List } from '@/lib/list-state'
import { useWhenIdle } from '@/lib/use-when-idle'

const groupDefaults = { group: '' }

export type ShownGuests = {
  list: List<keyof GuestListState>
  /** The state that `guests` follow: typing stays quick while a long list comes later. */
  wanted: GuestListState
  /** In the order of the list. */
  guests: readonly Guest[]
  /** Absent while the list is not grouped. */
  groups: readonly GuestGroup[] | undefined
  setGrouped: (isGrouped: boolean) => void
}

export function useShownGuests(all: readonly Guest[]): ShownGuests {
  const list = useListState(listDefaults)
  const { state: grouping, change: changeGrouping } = useListState(groupDefaults)
  const isGrouped = grouping.group === 'party'
  useWhenIdle(
    useCallback(() => {
      prepareSearch(all)
    }, [all]),
  )
  const wanted = useDeferredValue(list.state)
  const sorted = useMemo(() => sortGuests(filterGuests(all, wanted), wanted.sort), [all, wanted])
  const groups = useMemo(() => (isGrouped ? groupByParty(sorted) : undefined), [isGrouped, sorted])
  const guests = useMemo(
    () => (groups === undefined ? sorted : groups.flatMap((group) => group.guests)),
    [groups, sorted],
  )
  const setGrouped = (on: boolean) => {
    changeGrouping({ group: on ? 'party' : '' })
  }
  return { list, wanted, guests, groups, setGrouped }
}
