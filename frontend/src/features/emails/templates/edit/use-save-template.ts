/* Saves a template: checks it, sends what changed, and keeps anything typed while it is being saved. */
import { useMemo, useState } from 'react'
import { templateChangedCode, useUpdateEmailTemplate } from '@/api/emails'
import type { EmailTemplate } from '@/api/email-types'
import { serverMessage, toApiError } from '@/api/errors'
import { fieldProblems } from '@/api/field-problems'
import {
  settleDraft,
  type EditedTemplate,
  type TemplateDraft,
} from '@/features/emails/templates/draft-store'
import { templateMessages as messages } from '@/features/emails/templates/messages'
import { toast } from '@/ui/toast'

type DraftField = 'name' | 'subject' | 'htmlContent' | 'textContent'

export type DraftProblems = ReadonlyMap<string, string>

export type SaveTemplate = {
  save: () => void
  pending: boolean
  /** What is wrong by field, from the first attempt to save. */
  problems: DraftProblems
}

const fields: readonly DraftField[] = ['name', 'subject', 'htmlContent', 'textContent']
const noProblems: DraftProblems = new Map()

type Refused = { draft: TemplateDraft; problems: DraftProblems }

export function useSaveTemplate(
  eventId: string,
  template: EmailTemplate,
  { draft, changed, outdated }: EditedTemplate,
): SaveTemplate {
  const { mutateAsync, isPending } = useUpdateEmailTemplate(eventId)
  const [attempted, setAttempted] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const problems = useMemo(
    () =>
      attempted ? new Map([...stillRefused(refused, draft), ...checkDraft(draft)]) : noProblems,
    [attempted, refused, draft],
  )
  const save = () => {
    if (isPending || !changed) return
    if (outdated) {
      toast.error(messages.updateFailed, messages.chooseVersion)
      return
    }
    setRefused(undefined)
    setAttempted(true)
    if (checkDraft(draft).size > 0) return
    // Callbacks of `mutate` are dropped when another template is opened before the answer arrives.
    mutateAsync({
      templateId: template.id,
      version: draft.version,
      ...changes(draft, template),
    }).then(
      (saved) => {
        settleDraft(draft, saved)
        setAttempted(false)
        toast.success(messages.updated)
      },
      (thrown: unknown) => {
        // The notice about the other version is on the page.
        if (toApiError(thrown).code === templateChangedCode) return
        const found = fieldProblems(thrown)
        setRefused({ draft, problems: found })
        const isAtField = fields.some((field) => found.has(field))
        toast.error(
          messages.updateFailed,
          isAtField ? messages.problems(found.size) : serverMessage(thrown, messages.tryAgain),
        )
      },
    )
  }
  return { save, pending: isPending, problems }
}

/** Returns what is wrong with a draft; the server checks the rest. */
function checkDraft({ name, subject, htmlContent }: TemplateDraft): DraftProblems {
  const problems = new Map<string, string>()
  if (name.trim() === '') problems.set('name', messages.nameRequired)
  if (subject.trim() === '') problems.set('subject', messages.subjectRequired)
  if (isBlank(htmlContent)) problems.set('htmlContent', messages.bodyRequired)
  return problems
}

/** Lines and pictures are something, empty paragraphs are not. */
function isBlank(html: string): boolean {
  return html.replace(/<\/?(p|br)\s*\/?>/gi, '').trim() === ''
}

function changes(draft: TemplateDraft, template: EmailTemplate): Partial<TemplateDraft> {
  return Object.fromEntries(
    fields
      .filter((field) => draft[field] !== template[field])
      .map((field) => [field, draft[field]]),
  )
}

/** The server's problems about what has not been changed since. */
function stillRefused(refused: Refused | undefined, draft: TemplateDraft): DraftProblems {
  if (refused === undefined) return noProblems
  const isSame = (field: DraftField) => refused.draft[field] === draft[field]
  return new Map(
    fields.flatMap((field) => {
      const message = refused.problems.get(field)
      return message !== undefined && isSame(field) ? [[field, message]] : []
    }),
  )
}
