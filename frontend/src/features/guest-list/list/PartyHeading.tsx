/* The heading of a party in the list: how many guests, who sits where, what was agreed, and its changes. */
import { ChevronDown, ChevronRight, Link2, Pencil } from 'lucide-react'
import type { PartyEntry } from '@/api/schema'
import { groupSeating, type GuestGroup } from '@/features/guest-list/guest-groups'
import { countNoun } from '@/lib/words'
import { RowAction } from '@/ui/data-table/RowAction'

/** What can be done with a party. */
export type PartyActions = Readonly<Record<'edit' | 'link', (party: PartyEntry) => void>>

type Props = {
  group: GuestGroup
  isOpen: boolean
  onToggle: () => void
  /** Absent until it is loaded, and for guests without a party. */
  party: PartyEntry | undefined
  /** Absent for members who may only look. */
  actions: PartyActions | undefined
}

export function PartyHeading({ group, isOpen, onToggle, party, actions }: Props) {
  const { name, guests } = group
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <div className="flex min-w-0 items-center gap-3 text-sm">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-9 min-w-0 items-center gap-2 rounded-control text-start font-semibold hover:underline pointer-coarse:min-h-11"
        onClick={onToggle}
      >
        <Chevron aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
        <bdi className="truncate">{name}</bdi>
      </button>
      <span className="shrink-0 text-muted tabular-nums">{countNoun(guests.length, 'guest')}</span>
      {party !== undefined && (
        <span className="min-w-0 flex-1 truncate text-xs text-muted" title={agreed(party)}>
          <bdi>{agreed(party)}</bdi>
        </span>
      )}
      <span className="ml-auto shrink-0 text-xs text-muted tabular-nums">
        {groupSeating(guests)}
      </span>
      {party !== undefined && (
        <RowAction
          icon={Link2}
          label={`Copy personal link of ${name}`}
          row={party}
          onAct={actions?.link}
        />
      )}
      {party !== undefined && (
        <RowAction icon={Pencil} label={`Edit party ${name}`} row={party} onAct={actions?.edit} />
      )}
    </div>
  )
}

/** “Keep together · 2 plus-ones allowed · Near the band”. */
function agreed({ seating, plusOnesAllowed, note }: PartyEntry): string {
  const plusOnes = plusOnesAllowed ?? 0
  return [
    seating === 'together' ? 'Keep together' : 'May sit apart',
    plusOnes === 0 ? '' : `${countNoun(plusOnes, 'plus-one')} allowed`,
    note.trim().replace(/\s+/g, ' '),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
