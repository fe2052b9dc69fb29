/* What the selection bar offers for several guests: answer, tags, party and meal. */
import { CheckCheck, Tag, Utensils, UsersRound } from 'lucide-react'
import { useState } from 'react'
import type { BulkGuest, BulkQuestion } from '@/features/guest-list/bulk'
import { loadable } from '@/ui/loadable'
import { SelectionAction } from '@/ui/SelectionBar'

const dialog = loadable(
  async () => (await import('@/features/guest-list/panel/BulkDialog')).BulkDialog,
  { floating: true },
)

type Props = {
  eventId: string
  /** The selected guests. */
  guests: readonly BulkGuest[]
}

/** Renders four actions for a `SelectionBar`; mount it only for members who may edit. */
export function BulkGuestActions({ eventId, guests }: Props) {
  const [asked, setAsked] = useState<{ question: BulkQuestion; guests: readonly BulkGuest[] }>()
  const ask = (question: BulkQuestion) => () => {
    setAsked({ question, guests })
  }
  return (
    <>
      <SelectionAction onClick={ask('rsvp')}>
        <CheckCheck aria-hidden />
        RSVP
      </SelectionAction>
      <SelectionAction onClick={ask('tags')}>
        <Tag aria-hidden />
        Tag
      </SelectionAction>
      <SelectionAction onClick={ask('party')}>
        <UsersRound aria-hidden />
        Party
      </SelectionAction>
      <SelectionAction onClick={ask('needs')}>
        <Utensils aria-hidden />
        Set meal…
      </SelectionAction>
      {asked !== undefined && (
        <dialog.Part
          eventId={eventId}
          {...asked}
          onClose={() => {
            setAsked(undefined)
          }}
        />
      )}
    </>
  )
}
