/* The tags of the organisation: rename, recolour, merge and delete them. */
import { Tags } from 'lucide-react'
import { useState } from 'react'
import type { TagEntry } from '@/api/schema'
import { useTags } from '@/api/tags'
import { MergeTagForm } from '@/features/guest-list/tags/MergeTagForm'
import { TagForm } from '@/features/guest-list/tags/TagForm'
import { TagItem, type TagQuestion } from '@/features/guest-list/tags/TagItem'
import { useTagChanges } from '@/features/guest-list/tags/use-tag-changes'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'

type Asked = { tag: TagEntry; question: TagQuestion }

export function ManageTagsDialog({ onClose }: { onClose: () => void }) {
  const query = useTags()
  const [asked, setAsked] = useState<Asked>()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Manage tags"
      description="All events of your organisation share these tags."
      maxWidth={560}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <QueryView
        query={query}
        failed="The tags could not be loaded"
        level={3}
        empty={
          <EmptyState
            level={3}
            icon={Tags}
            title="No tags yet"
            text="To create one, edit the tags of a guest, type a name and press Enter."
          />
        }
      >
        {(tags) => <TagList tags={tags} asked={asked} onAsk={setAsked} />}
      </QueryView>
    </Dialog>
  )
}

type ListProps = {
  tags: readonly TagEntry[]
  asked: Asked | undefined
  onAsk: (asked: Asked | undefined) => void
}

function TagList({ tags, asked, onAsk }: ListProps) {
  const changes = useTagChanges()
  const close = () => {
    onAsk(undefined)
  }
  const formOf = (tag: TagEntry) => {
    if (asked?.tag.id !== tag.id) return undefined
    const others = tags.filter(({ id }) => id !== tag.id)
    if (asked.question === 'edit') {
      return <TagForm tag={tag} others={others} change={changes.change} onClose={close} />
    }
    return asked.question === 'merge' ? (
      <MergeTagForm tag={tag} others={others} merge={changes.merge} onClose={close} />
    ) : undefined
  }
  return (
    <>
      <ul aria-label="Tags" className="flex flex-col">
        {tags.map((tag) => (
          <TagItem
            key={tag.id}
            tag={tag}
            canMerge={tags.length > 1}
            onAsk={(question) => {
              onAsk({ tag, question })
            }}
          >
            {formOf(tag)}
          </TagItem>
        ))}
      </ul>
      {asked?.question === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={`Delete the tag ${asked.tag.name}?`}
          confirmLabel="Delete tag"
          pendingLabel="Deleting..."
          pending={changes.remove.isPending}
          onConfirm={() => {
            changes.remove.mutate(asked.tag, { onSuccess: close })
          }}
        >
          <p>{lossText(asked.tag)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function lossText({ guests }: TagEntry): string {
  return guests === 0
    ? 'No guest has it.'
    : `${countNoun(guests, 'guest loses', 'guests lose')} it, in all events.`
}
