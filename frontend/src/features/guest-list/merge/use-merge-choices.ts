/* What a person has chosen for one group of duplicates. */
import { useMemo, useState } from 'react'
import type { DuplicateGroup } from '@/features/guest-list/merge/duplicates'
import type { Guest } from '@/api/schema'
import { firstChoices, mergeFields } from '@/features/guest-list/merge/merge-fields'

type Chosen = {
  /** The key of the group. */
  key: string
  /** Ids of guests who stay as they are. */
  leftOut: ReadonlySet<string>
  /** Choices that the person made. */
  choices: Readonly<Record<string, string>>
}

/** Returns the guests to merge and whose values stay; choices start anew with each group. */
export function useMergeChoices(all: readonly Guest[], group: DuplicateGroup<Guest> | undefined) {
  const fields = useMemo(() => mergeFields(all), [all])
  const [kept, setKept] = useState<Chosen>()
  const { key = '', guests = [] } = group ?? {}
  const chosen = kept?.key === key ? kept : { key, leftOut: new Set<string>(), choices: {} }
  const merged = guests.filter(({ id }) => !chosen.leftOut.has(id))
  // What was chosen of a guest who is left out counts no more.
  const counting = Object.entries(chosen.choices).filter(([, id]) => !chosen.leftOut.has(id))
  return {
    fields,
    merged,
    choices: { ...firstChoices(fields, merged), ...Object.fromEntries(counting) },
    choose: (field: string, choice: string) => {
      setKept({ ...chosen, choices: { ...chosen.choices, [field]: choice } })
    },
    /** Takes a guest out of the merge, or back into it. */
    include: (guestId: string, on: boolean) => {
      const leftOut = new Set(chosen.leftOut)
      if (on) leftOut.delete(guestId)
      else leftOut.add(guestId)
      setKept({ ...chosen, leftOut })
    },
  }
}
