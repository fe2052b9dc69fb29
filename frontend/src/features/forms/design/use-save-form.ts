/* Saves the form: checks it, sends it, and keeps anything typed while it is being saved. */
import { useMemo, useState } from 'react'
import { serverMessage, toApiError } from '@/api/errors'
import { formChangedCode, useSaveInvitationForm } from '@/api/invitation-form'
import { fieldProblems } from '@/api/field-problems'
import { checkForm, noProblems, placesOf, type FormProblems } from '@/features/forms/check'
import { inputOf, type FormDraft } from '@/features/forms/draft'
import { settleDraft, type EditedForm } from '@/features/forms/draft-store'
import { formMessages } from '@/features/forms/messages'
import { toast } from '@/ui/toast'

export type SaveForm = {
  save: () => void
  pending: boolean
  /** What is wrong, from the first attempt to save. */
  problems: FormProblems
  /** Counts refused attempts. */
  attempt: number
}

type Refused = { draft: FormDraft; problems: FormProblems }

export function useSaveForm(eventId: string, { draft }: EditedForm): SaveForm {
  const { mutateAsync, isPending } = useSaveInvitationForm(eventId)
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<Refused>()
  const problems = useMemo(() => {
    if (attempt === 0) return noProblems
    return new Map([...stillRefused(refused, draft), ...checkForm(draft)])
  }, [attempt, refused, draft])
  const save = () => {
    setRefused(undefined)
    if (checkForm(draft).size > 0) {
      setAttempt(attempt + 1)
      return
    }
    const sent = inputOf(draft)
    // Callbacks of `mutate` are dropped when another tab is opened before the answer arrives.
    mutateAsync(sent).then(
      (saved) => {
        settleDraft(eventId, draft, saved)
        setAttempt(0)
        toast.success(formMessages.saved)
      },
      (thrown: unknown) => {
        // The notice about the other version is on the page.
        if (toApiError(thrown).code === formChangedCode) return
        const found = placesOf(fieldProblems(thrown), sent.fields)
        if (found.size > 0) {
          setRefused({ draft, problems: found })
          setAttempt(attempt + 1)
        }
        const { title, text } = formMessages.saveFailed
        toast.error(title, serverMessage(thrown, text))
      },
    )
  }
  return { save, pending: isPending, problems, attempt }
}

/** The server's problems about what has not been changed since. */
function stillRefused(refused: Refused | undefined, draft: FormDraft): FormProblems {
  if (refused === undefined) return noProblems
  const { fields, title, description, settings } = refused.draft
  const isSame = (place: string) => {
    const [head = ''] = place.split('.')
    if (head === 'title') return title === draft.title
    if (head === 'description') return description === draft.description
    if (head === 'settings') return settings === draft.settings
    const sent = fields.find(({ id }) => id === head)
    return sent === undefined || draft.fields.includes(sent)
  }
  return new Map([...refused.problems].filter(([place]) => isSame(place)))
}
