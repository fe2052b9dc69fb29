/*
 * Unsaved edits of templates. They survive switching tabs of the page; leaving the page asks first, then discards
 * them.
 */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { EmailTemplate } from '@/api/email-types'

/** What is edited of a template. */
export type TemplateDraft = {
  name: string
  subject: string
  htmlContent: string
  textContent: string
  /** The version that was edited. */
  version: number
}

type Kept = {
  draft: TemplateDraft
  changed: boolean
}

type Drafts = { drafts: Readonly<Record<string, Kept>> }

const nothing: Drafts = { drafts: {} }

export const draftStore = createStore<Drafts>(() => nothing)

export function draftOf(template: EmailTemplate): TemplateDraft {
  const { name, subject, htmlContent, textContent, version } = template
  return { name, subject, htmlContent, textContent, version }
}

const compared = ['name', 'subject', 'htmlContent', 'textContent'] as const

/** Returns whether saving the draft would change the template. */
function isChanged(draft: TemplateDraft, template: EmailTemplate): boolean {
  return compared.some((field) => draft[field] !== template[field])
}

/** The draft of a template and how it is changed. */
export type EditedTemplate = {
  draft: TemplateDraft
  changed: boolean
  /** Someone else saved the template since the draft was begun. */
  outdated: boolean
  change: (fields: Partial<TemplateDraft>) => void
}

/** Returns what is edited of a template: the kept draft, or the template as it is saved. */
export function useEditedTemplate(template: EmailTemplate): EditedTemplate {
  const kept = useStore(draftStore, ({ drafts }) => drafts[template.id])
  const saved = useMemo(() => draftOf(template), [template])
  const changed = kept?.changed === true
  const draft = changed ? kept.draft : saved
  return {
    draft,
    changed,
    outdated: changed && draft.version !== template.version,
    change: (fields) => {
      const present = draftStore.getState().drafts[template.id]
      const next = { ...(present?.changed === true ? present.draft : saved), ...fields }
      keep(template.id, { draft: next, changed: isChanged(next, template) })
    },
  }
}

/** Discards a draft. */
export function dropDraft(templateId: string): void {
  draftStore.setState(({ drafts: { [templateId]: _, ...others } }) => ({ drafts: others }))
}

/** Restores a discarded draft. */
export function restoreDraft(templateId: string, draft: TemplateDraft): void {
  keep(templateId, { draft, changed: true })
}

/** Discards the draft once `sent` is saved; anything typed since stays as changes to the saved template. */
export function settleDraft(sent: TemplateDraft, saved: EmailTemplate): void {
  const kept = draftStore.getState().drafts[saved.id]
  if (kept === undefined) return
  if (kept.draft === sent) {
    dropDraft(saved.id)
    return
  }
  const draft = { ...kept.draft, version: saved.version }
  keep(saved.id, { draft, changed: isChanged(draft, saved) })
}

/** Moves the draft to the new version after a change that left the template's text alone. */
export function followVersion({ id, version }: EmailTemplate): void {
  const kept = draftStore.getState().drafts[id]
  if (kept?.changed === true) keep(id, { ...kept, draft: { ...kept.draft, version } })
}

/** Discards all drafts. */
export function dropAllDrafts(): void {
  draftStore.setState(nothing)
}

function keep(templateId: string, kept: Kept): void {
  draftStore.setState(({ drafts }) => ({ drafts: { ...drafts, [templateId]: kept } }))
}
