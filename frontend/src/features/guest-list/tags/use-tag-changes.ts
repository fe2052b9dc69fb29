/* The changes of a tag, each with Undo in its message, which comes also after the dialog was closed. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { serverMessage } from '@/api/errors'
import type { TagEntry } from '@/api/schema'
import { changeTag, refreshTags } from '@/api/tags'
import { mergeTags, removeTag } from '@/features/guest-list/tags/tag-steps'
import { undoAction, type Undone } from '@/guests/undo-action'
import { countNoun } from '@/lib/words'
import { toast } from '@/ui/toast'

export type TagValues = Pick<TagEntry, 'name' | 'colour'>

const failed = { title: 'Update Failed', text: 'The tag could not be changed. Please try again.' }

export function useTagChanges() {
  const cache = useQueryClient()
  const report = (title: string, text: string, undo: () => Promise<Undone>) => {
    const action = undoAction(title, async () => {
      try {
        return await undo()
      } finally {
        await refreshTags(cache)
      }
    })
    toast.success(title, text, { action })
  }
  const onSettled = () => refreshTags(cache)
  const onError = (error: Error) => {
    toast.error(failed.title, serverMessage(error, failed.text))
  }
  return {
    /** A name that exists belongs to its field: the form shows failures. */
    change: useMutation({
      mutationFn: ({ tag, patch }: { tag: TagEntry; patch: Partial<TagValues> }) =>
        changeTag(tag.id, patch),
      onSuccess: (after, { tag, patch }) => {
        if (Object.keys(patch).length === 0) return
        const { back, expected } = wayBack(tag, after, patch)
        report('Tag changed', after.name, async () => {
          await changeTag(tag.id, { ...back, expected })
          return {}
        })
      },
      onSettled,
    }),
    merge: useMutation({
      mutationFn: ({ from, into }: { from: TagEntry; into: TagEntry }) => mergeTags(from, into),
      onSuccess: (undo, { from, into }) => {
        report('Tags merged', `${from.name} is now ${into.name}.`, undo)
      },
      onError,
      onSettled,
    }),
    remove: useMutation({
      mutationFn: removeTag,
      onSuccess: (undo, { name, guests }) => {
        const loss = guests === 0 ? '' : ` ${countNoun(guests, 'guest')} lost it.`
        report('Tag deleted', `${name} is gone.${loss}`, undo)
      },
      onError,
      onSettled,
    }),
  }
}

/** What changed, before and afterwards. */
function wayBack(before: TagValues, after: TagValues, patch: Partial<TagValues>) {
  const back: Partial<TagValues> = {}
  const expected: Partial<TagValues> = {}
  if (patch.name !== undefined) [back.name, expected.name] = [before.name, after.name]
  if (patch.colour !== undefined) [back.colour, expected.colour] = [before.colour, after.colour]
  return { back, expected }
}
