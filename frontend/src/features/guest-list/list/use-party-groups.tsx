/* The groups of the guest table: which are closed, and their headings. */
import { useMemo, useState } from 'react'
import { useParties } from '@/api/parties'
import { PartyHeading, type PartyActions } from '@/features/guest-list/list/PartyHeading'
import type { GuestGroup } from '@/features/guest-list/guest-groups'
import type { RowGroup } from '@/ui/data-table/types'

/** Returns what the table shows of the groups; `actions` are absent for members who may only look. */
export function usePartyGroups(
  eventId: string,
  groups: readonly GuestGroup[] | undefined,
  actions: PartyActions | undefined,
): readonly RowGroup[] | undefined {
  const { data: parties } = useParties(eventId, groups !== undefined)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  return useMemo(() => {
    const entries = new Map(parties?.map((party) => [party.id, party]))
    const toggle = (partyId: string) => {
      setClosed((present) => {
        const next = new Set(present)
        if (!next.delete(partyId)) next.add(partyId)
        return next
      })
    }
    return groups?.map((group) => {
      const { partyId, name, guests } = group
      const isOpen = !closed.has(partyId)
      return {
        key: partyId,
        name,
        size: guests.length,
        isOpen,
        heading: (
          <PartyHeading
            group={group}
            isOpen={isOpen}
            party={entries.get(partyId)}
            onToggle={() => {
              toggle(partyId)
            }}
            actions={actions}
          />
        ),
      }
    })
  }, [groups, parties, closed, actions])
}
