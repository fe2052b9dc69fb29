/* The tags of one guest, to be added and removed. */
import { useId } from 'react'
import { useCreateTag, useTags } from '@/api/tags'
import { serverMessage } from '@/api/errors'
import type { Guest } from '@/api/schema'
import { messages } from '@/features/guest-list/messages'
import { useReportedChange } from '@/features/guest-list/bulk'
import { ManageTagsButton } from '@/features/guest-list/tags/ManageTagsButton'
import { TagChip } from '@/guests/TagChip'
import { Combobox } from '@/ui/combobox/Combobox'
import { toast } from '@/ui/toast'

type Props = { eventId: string; guest: Pick<Guest, 'id' | 'tags'>; mayEdit: boolean }

export function GuestTags({ eventId, guest, mayEdit }: Props) {
  const { mutate, isPending, variables } = useReportedChange(eventId)
  const change = (tags: { add: readonly string[]; remove: readonly string[] }) => {
    mutate({ guestIds: [guest.id], action: { verb: 'tags', ...tags } })
  }
  const ids = guest.tags.map(({ id }) => id)
  const action = isPending ? variables.action : undefined
  const leaving = action?.verb === 'tags' ? action.remove : []
  // A removed tag is gone at once.
  const shown = guest.tags.filter(({ id }) => !leaving.includes(id))
  return (
    <div className="flex flex-col gap-2">
      {shown.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {shown.map((tag) => (
            <li key={tag.id} className="max-w-full">
              <TagChip
                tag={tag}
                onRemove={
                  mayEdit && !isPending
                    ? () => {
                        change({ add: [], remove: [tag.id] })
                      }
                    : undefined
                }
              />
            </li>
          ))}
        </ul>
      )}
      {mayEdit && (
        <>
          <AddTag
            without={ids}
            onAdd={(id) => {
              if (!isPending) change({ add: [id], remove: [] })
            }}
          />
          <span className="-ms-2">
            <ManageTagsButton size="sm" />
          </span>
        </>
      )}
      {!mayEdit && shown.length === 0 && <span className="text-muted">No tags</span>}
    </div>
  )
}

type AddProps = {
  /** Ids of tags that are not offered. */
  without: readonly string[]
  onAdd: (tagId: string) => void
}

/** Renders a box that finds a tag by typing, and creates one. */
export function AddTag({ without, onAdd }: AddProps) {
  const id = useId()
  const { data: tags = [], isFetching } = useTags()
  const { mutate: create } = useCreateTag()
  const options = tags.filter((tag) => !without.includes(tag.id))
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Add a tag
      </label>
      <Combobox
        id={id}
        value=""
        valueLabel="Add a tag"
        options={options.map((tag) => ({ value: tag.id, label: tag.name }))}
        emptyText="No other tags"
        loading={isFetching}
        onChange={onAdd}
        create={{
          label: (typed) => `Create tag “${typed}”`,
          onCreate: (name) => {
            create(
              { name },
              {
                onSuccess: (tag) => {
                  onAdd(tag.id)
                },
                onError: notifyFailure,
              },
            )
          },
        }}
      />
    </>
  )
}

function notifyFailure(error: Error): void {
  const { title, text } = messages.updateFailed
  toast.error(title, serverMessage(error, text))
}
