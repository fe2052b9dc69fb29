/* Goes through the groups of probable duplicates: each is merged, kept as it is, or left for later. */
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import type { DuplicateGroup, DuplicateReason } from '@/features/guest-list/merge/duplicates'
import type { Guest } from '@/api/schema'
import { mergeOf } from '@/features/guest-list/merge/merge-fields'
import { MergeTable } from '@/features/guest-list/merge/MergeTable'
import { useMergeChoices } from '@/features/guest-list/merge/use-merge-choices'
import { useMerge } from '@/features/guest-list/merge/use-merge'
import { count, countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'

type Props = {
  eventId: string
  /** All guests of the event. */
  guests: readonly Guest[]
  groups: readonly DuplicateGroup<Guest>[]
  /** Remembers that these guests are different people. */
  onKeepApart: (guestIds: readonly string[]) => void
  onClose: () => void
}

const reasonTexts: Record<DuplicateReason, string> = {
  email: 'Same email address',
  name: 'Same name',
  phone: 'Similar names with the same phone number',
}

const narrowest = 480
const labelWidth = 180
const widthPerGuest = 240
const mostInSight = 3

export function DuplicatesDialog({ eventId, guests, groups, onKeepApart, onClose }: Props) {
  const [wanted, setWanted] = useState(0)
  // A group that was dealt with is gone, and the next one is in its place.
  const at = wanted < groups.length ? wanted : 0
  const group = groups[at]
  const { fields, merged, choices, choose, include } = useMergeChoices(guests, group)
  const inSight = Math.min(group?.guests.length ?? 0, mostInSight)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Duplicates"
      description={group === undefined ? undefined : descriptionOf(group, at, groups.length)}
      maxWidth={Math.max(narrowest, labelWidth + widthPerGuest * inSight)}
      footer={
        group === undefined ? (
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <Answers
            eventId={eventId}
            guests={guests}
            group={group}
            merged={merged}
            merge={mergeOf(fields, merged, choices)}
            onKeepApart={onKeepApart}
            onSkip={
              groups.length > 1
                ? () => {
                    setWanted(at + 1)
                  }
                : undefined
            }
          />
        )
      }
    >
      {group === undefined ? (
        <EmptyState level={3} icon={CheckCheck} title="No duplicates left" />
      ) : (
        <MergeTable
          key={group.key}
          guests={group.guests}
          merged={merged}
          fields={fields}
          choices={choices}
          onChoose={choose}
          onInclude={include}
        />
      )}
    </Dialog>
  )
}

function descriptionOf({ reasons }: DuplicateGroup<Guest>, at: number, groups: number) {
  const why = reasons.map((reason) => `${reasonTexts[reason]}.`).join(' ')
  return (
    <span role="status">
      Group {count(at + 1)} of {count(groups)}. {why}
    </span>
  )
}

type AnswersProps = Pick<Props, 'eventId' | 'guests' | 'onKeepApart'> & {
  group: DuplicateGroup<Guest>
  merged: readonly Guest[]
  merge: ReturnType<typeof mergeOf>
  /** Absent for the only group. */
  onSkip: (() => void) | undefined
}

function Answers(props: AnswersProps) {
  const { eventId, guests, group, merged, merge, onKeepApart, onSkip } = props
  const { run, isPending } = useMerge(eventId, guests)
  const groupSize = group.guests.length
  return (
    <>
      {onSkip !== undefined && (
        <Button variant="ghost" className="mr-auto" disabled={isPending} onClick={onSkip}>
          Skip
        </Button>
      )}
      <Button
        disabled={isPending}
        onClick={() => {
          onKeepApart(group.guests.map(({ id }) => id))
        }}
      >
        {groupSize === 2 ? 'Keep both' : `Keep all ${count(groupSize)}`}
      </Button>
      <Button
        variant="primary"
        disabled={merged.length < 2}
        pending={isPending}
        pendingLabel="Merging..."
        onClick={() => {
          if (merge !== undefined) run({ ...merge, guests: merged })
        }}
      >
        {merged.length === groupSize ? 'Merge' : `Merge ${countNoun(merged.length, 'guest')}`}
      </Button>
    </>
  )
}
