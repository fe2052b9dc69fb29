/* Asks before the page with unsaved templates is left; mount it as long as the page is open. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { draftStore, dropAllDrafts } from '@/features/emails/templates/draft-store'
import { useUnsavedChanges } from '@/ui/unsaved-changes'

export function DraftGuard() {
  const unsaved = useStore(draftStore, ({ drafts }) =>
    Object.values(drafts).some(({ changed }) => changed),
  )
  useEffect(() => dropAllDrafts, [])
  return useUnsavedChanges(unsaved).question
}
