/* Renames a tag and changes its colour. */
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { TagColour, TagEntry } from '@/api/schema'
import type { TagValues } from '@/features/guest-list/tags/use-tag-changes'
import { TagChip, tagHues } from '@/guests/TagChip'
import { capitalised } from '@/lib/capitalised'
import { foldCase } from '@/lib/words'
import { Button } from '@/ui/Button'
import { FormAlert } from '@/ui/FormAlert'
import { SwatchField, type Swatch } from '@/ui/form/SwatchField'
import { TextField } from '@/ui/form/TextField'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import type { MutationLike } from '@/ui/mutation'

/** As the server limits it. */
const longestName = 50

const swatches = Object.entries(tagHues).map(([value, colour]): Swatch => ({
  name: capitalised(value),
  colour,
  value,
}))

type Change = { tag: TagEntry; patch: Partial<TagValues> }

type Props = {
  tag: TagEntry
  others: readonly TagEntry[]
  change: MutationLike<Change, TagEntry>
  onClose: () => void
}

export function TagForm({ tag: present, others, change, onClose }: Props) {
  // What the person saw when the form was opened; the list may change under it.
  const [tag] = useState(present)
  const form = useForm<TagValues>({
    initial: { name: tag.name, colour: tag.colour },
    check: (values) => checkTag(values, others),
  })
  const submit = useSubmit(form, change, {
    input: (values) => ({ tag, patch: tagPatch(tag, values) }),
    onDone: onClose,
  })
  const { setFocus } = form
  useEffect(() => {
    setFocus('name', { shouldSelect: true })
  }, [setFocus])
  const shown = useWatch({ control: form.control })
  return (
    <form
      noValidate
      aria-label={`Tag ${tag.name}`}
      onSubmit={submit.onSubmit}
      className="mt-1 mb-2 flex flex-col gap-4 rounded-card bg-surface-2 p-4"
    >
      <TextField form={form} name="name" label="Name" required maxLength={longestName} />
      <SwatchField form={form} name="colour" label="Colour" swatches={swatches} />
      <FormAlert message={submit.failure} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span aria-hidden className="me-auto flex min-w-0">
          <TagChip tag={preview(tag, shown)} />
        </span>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" pending={submit.pending} pendingLabel="Saving...">
          Save tag
        </Button>
      </div>
    </form>
  )
}

function preview(tag: TagValues, { name = '', colour }: Partial<TagValues>): TagValues {
  return { name: name.trim() === '' ? tag.name : name, colour: colour ?? tag.colour }
}

function checkTag({ name }: TagValues, others: readonly TagEntry[]): FieldErrors<TagValues> {
  const typed = foldCase(name.trim())
  if (typed === '') return { name: 'A name is required' }
  const namesake = others.find((other) => foldCase(other.name) === typed)
  return namesake === undefined
    ? {}
    : { name: `The tag ${namesake.name} already exists. Merge the two tags instead.` }
}

/** Returns only what was changed, so that two people who edit different values keep both edits. */
function tagPatch(before: TagValues, after: TagValues): Partial<TagValues> {
  const name = after.name.trim()
  const patch: { name?: string; colour?: TagColour } = {}
  if (name !== before.name) patch.name = name
  if (after.colour !== before.colour) patch.colour = after.colour
  return patch
}
