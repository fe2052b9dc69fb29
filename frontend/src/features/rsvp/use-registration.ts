/* A registration from the first keystroke to the server's answer. Every failure keeps what was typed. */
import { useEffect, useState } from 'react'
import { ApiError } from '@/api/errors'
import { fieldProblems } from '@/api/field-problems'
import type { DesignedFormView, PublicForm } from '@/api/guest-form'
import { useRegister } from '@/guest-pages/calls/guest-form'
import { fittingDraft, parseDraft, type Draft } from '@/features/rsvp/draft'
import { failureText, problemsIn } from '@/features/rsvp/failure-text'
import { writeTabText, readTabText } from '@/features/rsvp/tab-text'
import { messages } from '@/features/rsvp/messages'
import { stillFound, wrongText, type PartProblems } from '@/features/rsvp/part-problems'
import { checkDraft, registrationOf, serverProblems, valuesOf } from '@/features/rsvp/registration'
import type { Language } from '@/lib/language'
import { toast } from '@/ui/toast'

type Options = {
  eventId: string
  view: PublicForm
  form: DesignedFormView
  language: Language
  /** Loads the event and its form again; undefined when that fails. */
  reload: () => Promise<PublicForm | undefined>
  onDone: (form: DesignedFormView, draft: Draft, waiting: boolean) => void
}

/** Returns the draft, what is wrong with it, and a way to send it. */
export function useRegistration({ eventId, view, form, language, reload, onDone }: Options) {
  const register = useRegister(eventId)
  const [draft, setDraft] = useState(() => fittingDraft(form, parseDraft(readTabText(eventId))))
  const [problems, setProblems] = useState<PartProblems[]>([])
  // Each attempt moves the focus to its result.
  const [attempt, setAttempt] = useState(0)
  const [changed, setChanged] = useState(false)
  const [message, setMessage] = useState<string>()
  const texts = messages[language]

  useEffect(() => {
    writeTabText(eventId, JSON.stringify(draft))
  }, [eventId, draft])

  const change = (next: Draft) => {
    setDraft(next)
    setMessage(undefined)
    // A solved problem disappears at once; new ones wait for the next attempt.
    if (problems.length > 0) setProblems(stillFound(problems, checkDraft(form, next, language)))
  }

  const failed = async (error: unknown) => {
    const code = error instanceof ApiError ? error.code : ''
    const found = problemsIn(language, serverProblems(fieldProblems(error)), form.fields)
    if (code === 'form_changed') {
      const fresh = await reload()
      if (fresh?.form != null) setDraft(fittingDraft(fresh.form, draft))
      setProblems([])
      setChanged(fresh !== undefined)
    } else if (found.length > 0) {
      setProblems(found)
    } else {
      const reason = failureText(error, language)
      toast.error(texts.failed.title, reason)
      setMessage(reason)
      if (code.startsWith('registration_')) await reload()
    }
    setAttempt((tries) => tries + 1)
  }

  const send = async (website: string) => {
    const found = checkDraft(form, draft, language)
    setProblems(found)
    setMessage(undefined)
    toast.dismiss()
    if (found.length > 0) {
      setAttempt((tries) => tries + 1)
      const wrong = wrongText(found, (part) => valuesOf(draft, part))
      if (wrong === undefined) toast.error(texts.missing.title, texts.missing.text)
      else toast.error(texts.wrong, wrong)
      return
    }
    let waiting: boolean
    try {
      const extra = { ticket: view.ticket, language, website }
      waiting = (await register.mutateAsync(registrationOf(form, draft, extra))).waiting
    } catch (error) {
      await failed(error)
      return
    }
    writeTabText(eventId, null)
    if (draft.person.attending === 'attending' && !waiting) {
      toast.success(
        texts.succeeded.title,
        form.sendQRCode ? texts.succeeded.text : texts.succeeded.saved,
      )
    }
    onDone(form, draft, waiting)
  }

  return {
    ...{ draft, problems, attempt, changed, message, change, send },
    ...{ pending: register.isPending, isOffline: register.isPaused },
  }
}
