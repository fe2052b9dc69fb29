/* The columns of the guest table. */
import type { Guest } from '@/api/schema'
import { CopyCode } from '@/features/guest-list/edit/CopyCode'
import { GuestActions, type GuestActionsAllowed } from '@/features/guest-list/list/GuestActions'
import { GuestNameButton, type GuestOpening } from '@/features/guest-list/list/GuestNameButton'
import { GuestStatusBadge } from '@/features/guest-list/edit/GuestStatusBadge'
import { PartyCell } from '@/features/guest-list/list/PartyCell'
import { RsvpCell } from '@/features/guest-list/list/RsvpCell'
import type { ChangeGuest } from '@/features/guest-list/list/use-inline-change'
import { GuestPlace } from '@/guests/GuestCells'
import { GuestMeal } from '@/guests/GuestMeal'
import { fullName } from '@/guests/names'
import { TagChip } from '@/guests/TagChip'
import { cn } from '@/ui/class-names'
import { actionsColumn, type Column } from '@/ui/data-table/types'

/** What rows and cards show besides the guest. */
export type ShownWithGuest = {
  allowed: GuestActionsAllowed
  change: ChangeGuest | undefined
  opening: GuestOpening
  /** The names of the guests who bring a plus-one, by the id of the plus-one. */
  hosts: ReadonlyMap<string, string>
  /** Plus-ones are indented below the guest who brings them. */
  isGrouped: boolean
}

/** How much room there is: beside the panel the least, without it less or more. Without meals their column would be empty. */
type Room = { isBesidePanel: boolean; isWide: boolean; hasMeals: boolean }

export function guestColumns(
  { allowed, change, opening, hosts, isGrouped }: ShownWithGuest,
  { isBesidePanel, isWide, hasMeals }: Room,
): readonly Column<Guest>[] {
  const name: Column<Guest> = {
    key: 'name',
    label: 'Name',
    sortable: true,
    render: (guest) => (
      <div className={cn(isGrouped && hosts.has(guest.id) && 'ps-5')}>
        <GuestNameButton guest={guest} opening={opening} />
        <Contact
          guest={guest}
          host={hosts.get(guest.id)}
          none={allowed.edit === undefined ? '' : 'No contact details'}
        />
      </div>
    ),
  }
  const facts: readonly Column<Guest>[] = [
    {
      key: 'party',
      label: 'Party',
      sortable: true,
      width: '8rem',
      render: (guest) => <PartyCell guest={guest} change={change} />,
    },
    {
      key: 'rsvp',
      label: 'RSVP',
      sortable: true,
      width: '8.25rem',
      render: (guest) => <RsvpCell guest={guest} change={change} />,
    },
    {
      key: 'seat',
      label: 'Seat',
      sortable: true,
      width: '10rem',
      render: (guest) => (
        <>
          <GuestPlace guest={guest} />
          {!isBesidePanel && <GuestStatusBadge guest={guest} />}
        </>
      ),
    },
  ]
  // The panel has everything else.
  if (isBesidePanel) return [name, ...facts]
  const meal: Column<Guest> = {
    key: 'meal',
    label: 'Meal',
    sortable: true,
    width: '9rem',
    render: (guest) => <GuestMeal guest={guest} />,
  }
  const code: Column<Guest> = {
    key: 'code',
    label: 'Code',
    width: '7.75rem',
    render: (guest) => <GuestCode guest={guest} />,
  }
  return [
    name,
    ...facts,
    ...(isWide && hasMeals ? [meal] : []),
    {
      key: 'tags',
      label: 'Tags',
      width: '8rem',
      render: ({ tags }) => <TagChips tags={tags} onOneLine />,
    },
    ...(isWide ? [code] : []),
    actionsColumn(
      (guest) => <GuestActions guest={guest} allowed={allowed} />,
      allowed.checkIn === undefined ? '5.5rem' : '9rem',
    ),
  ]
}

/** At most this many tags are shown; the others are counted. */
const shownTags = 2

type TagChipsProps = Pick<Guest, 'tags'> & {
  /** Names are cut off rather than wrapped, so that all rows have the same height. */
  onOneLine?: boolean
}

/** The first tags of a guest; the panel has all of them. */
export function TagChips({ tags, onOneLine = false }: TagChipsProps) {
  const others = tags.length - shownTags
  return (
    <span
      className={cn('flex gap-0.5', onOneLine ? 'items-center *:min-w-0' : 'flex-wrap')}
      title={tags.map(({ name }) => name).join(', ')}
    >
      {tags.slice(0, shownTags).map((tag) => (
        <TagChip key={tag.id} tag={tag} />
      ))}
      {others > 0 && (
        <span className="text-xs text-muted">
          <span aria-hidden>+{others}</span>
          <span className="sr-only">{`and ${String(others)} more`}</span>
        </span>
      )}
    </span>
  )
}

type ContactProps = { guest: Guest; host: string | undefined; none: string }

function Contact({ guest, host, none }: ContactProps) {
  const plusOne = host === undefined ? '' : `Plus-one of ${host}`
  const contact = [plusOne, guest.email, guest.mobile].filter((part) => part !== '').join(' · ')
  return (
    <span className="block truncate text-xs text-muted">
      <bdi>{contact || none}</bdi>
    </span>
  )
}

export function GuestCode({ guest }: { guest: Guest }) {
  if (guest.lookupCode === '') return null
  return <CopyCode code={guest.lookupCode} name={fullName(guest)} />
}
