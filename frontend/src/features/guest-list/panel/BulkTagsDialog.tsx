/* Adds tags to the selected guests and removes tags from them. */
import { useState } from 'react'
import { useTags } from '@/api/tags'
import type { TagEntry } from '@/api/schema'
import { useBulkChange, type BulkDialogProps, type BulkGuest } from '@/features/guest-list/bulk'
import { AddTag } from '@/features/guest-list/tags/GuestTags'
import { TagChip } from '@/guests/TagChip'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Dialog } from '@/ui/Dialog'
import { QueryView } from '@/ui/QueryView'

export function BulkTagsDialog({ eventId, guests, onClose }: BulkDialogProps) {
  const query = useTags()
  const { run, isPending } = useBulkChange(eventId, guests, onClose)
  // Only tags that the person touched are sent.
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map())
  const want = (id: string, on: boolean) => {
    setWanted((before) => new Map([...before, [id, on]]))
  }
  const idsOf = (on: boolean) => [...wanted].flatMap(([id, value]) => (value === on ? [id] : []))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Tags of ${countNoun(guests.length, 'guest')}`}
      maxWidth={440}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={wanted.size === 0}
            pending={isPending}
            pendingLabel="Saving..."
            onClick={() => {
              run({ verb: 'tags', add: idsOf(true), remove: idsOf(false) })
            }}
          >
            Apply tags
          </Button>
        </>
      }
    >
      <AddTag
        without={idsOf(true)}
        onAdd={(id) => {
          want(id, true)
        }}
      />
      <QueryView
        query={query}
        failed="The tags could not be loaded"
        level={3}
        empty={<p className="py-4 text-sm text-muted">No tags yet. Type a name to create one.</p>}
      >
        {(tags) => (
          <ul aria-label="Tags" className="mt-3 flex flex-col">
            {tags.map((tag) => (
              <li key={tag.id}>
                <TagChoice tag={tag} guests={guests} wanted={wanted.get(tag.id)} onWant={want} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  )
}

type ChoiceProps = {
  tag: TagEntry
  guests: readonly BulkGuest[]
  /** Undefined while the tag stays as it is. */
  wanted: boolean | undefined
  onWant: (id: string, on: boolean) => void
}

function TagChoice({ tag, guests, wanted, onWant }: ChoiceProps) {
  const carrying = guests.filter(({ tags = [] }) => tags.some(({ id }) => id === tag.id)).length
  const all = carrying === guests.length
  return (
    <Checkbox
      label={<TagChip tag={tag} />}
      checked={wanted ?? all}
      mixed={wanted === undefined && carrying > 0 && !all}
      onChange={(on) => {
        onWant(tag.id, on)
      }}
    />
  )
}
