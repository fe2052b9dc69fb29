/*
 * Unsaved edits of forms and unsent addresses to invite, by event. They survive switching tabs of the page and events;
 * leaving the page asks first, then discards them.
 */
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { InvitationForm } from '@/api/invitation-form'
import { draftOf, isChanged, type FormDraft } from '@/features/forms/draft'
import { useUnsavedChanges } from '@/ui/unsaved-changes'

/** A draft, and whether saving it would change the form. */
type KeptDraft = { draft: FormDraft; changed: boolean }

type Drafts = {
  drafts: Readonly<Record<string, KeptDraft>>
  /** Addresses to invite, as typed. */
  invites: Readonly<Record<string, string>>
}

const nothing: Drafts = { drafts: {}, invites: {} }

const draftStore = createStore<Drafts>(() => nothing)

/** Discards a draft. */
export function dropDraft(eventId: string): void {
  draftStore.setState(({ drafts: { [eventId]: _, ...others } }) => ({ drafts: others }))
}

function keepDraft(eventId: string, kept: KeptDraft): void {
  draftStore.setState(({ drafts }) => ({ drafts: { ...drafts, [eventId]: kept } }))
}

/** The draft of an event's form and how it is changed. */
export type EditedForm = {
  draft: FormDraft
  changed: boolean
  /** Someone else saved the form since the draft was begun. */
  outdated: boolean
  change: (next: (draft: FormDraft) => FormDraft) => void
}

/** Returns what is edited of this form: the kept draft, or the form as it is saved. */
export function useEditedForm(eventId: string, form: InvitationForm): EditedForm {
  const kept = useStore(draftStore, ({ drafts }) => drafts[eventId])
  const saved = useMemo(() => draftOf(form), [form])
  const draft = present(kept, saved)
  const changed = kept?.draft === draft && kept.changed
  return {
    draft,
    changed,
    outdated: changed && draft.version !== form.version,
    change: (next) => {
      // Read again: Undo in a toast may run after other changes.
      const changedDraft = next(present(draftStore.getState().drafts[eventId], saved))
      keepDraft(eventId, { draft: changedDraft, changed: isChanged(changedDraft, form) })
    },
  }
}

/** A draft without changes follows the form; until then it keeps blank lines that are being typed. */
function present(kept: KeptDraft | undefined, saved: FormDraft): FormDraft {
  if (kept === undefined) return saved
  return kept.changed || kept.draft.version === saved.version ? kept.draft : saved
}

/** Discards the draft once `sent` is saved; anything typed since is kept as changes to the saved form. */
export function settleDraft(eventId: string, sent: FormDraft, saved: InvitationForm): void {
  const kept = draftStore.getState().drafts[eventId]
  if (kept === undefined || kept.draft === sent) {
    dropDraft(eventId)
    return
  }
  const draft = { ...kept.draft, version: saved.version }
  keepDraft(eventId, { draft, changed: isChanged(draft, saved) })
}

/** Restores a discarded draft. */
export function restoreDraft(eventId: string, draft: FormDraft): void {
  keepDraft(eventId, { draft, changed: true })
}

/** The addresses to invite to an event, and how they are changed. */
export function useInviteText(eventId: string): [string, (text: string) => void] {
  const text = useStore(draftStore, ({ invites }) => invites[eventId] ?? '')
  const setText = (next: string) => {
    draftStore.setState(({ invites }) => ({ invites: { ...invites, [eventId]: next } }))
  }
  return [text, setText]
}

/** Asks before the page with unsaved forms is left; mount it as long as the page is open. */
export function DraftGuard() {
  const unsaved = useStore(
    draftStore,
    ({ drafts, invites }) =>
      Object.values(drafts).some(({ changed }) => changed) ||
      Object.values(invites).some((text) => text.trim() !== ''),
  )
  useEffect(
    () => () => {
      draftStore.setState(nothing)
    },
    [],
  )
  return useUnsavedChanges(unsaved).question
}
