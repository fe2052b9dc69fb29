/* The answers of a household from the first tap to the server, also when two of its people answer at once. */
import { useEffect, useState } from 'react'
import { ApiError } from '@/api/errors'
import { fieldProblems } from '@/api/field-problems'
import type { DesignedFormView, PersonalForm } from '@/api/guest-form'
import { useAnswerForParty } from '@/guest-pages/calls/guest-form'
import { failureText, problemsIn } from '@/features/rsvp/failure-text'
import { writeTabText, readTabText } from '@/features/rsvp/tab-text'
import { mergeAnswers, withChoice, type AnswerConflict } from '@/features/rsvp/merge-answers'
import { messages } from '@/features/rsvp/messages'
import { stillFound, wrongText, type PartProblems } from '@/features/rsvp/part-problems'
import {
  checkParty,
  draftOf,
  hasAnswer,
  parseKeptParty,
  partyAnswerOf,
  partyProblems,
  placesLeft,
  valuesOf,
  type PartyDraft,
} from '@/features/rsvp/party-answers'
import { fittingValues } from '@/guest-form/fitting-answers'
import type { Language } from '@/lib/language'
import { toast } from '@/ui/toast'

type Options = {
  token: string
  view: PersonalForm
  form: DesignedFormView
  language: Language
  /** Loads the answers and the form again; undefined when that fails. */
  reload: () => Promise<PersonalForm | undefined>
  onDone: (view: PersonalForm) => void
}

/** Why the form has to be looked at again before it is sent. */
type Notice = 'changed' | 'meanwhile' | undefined

type Typed = {
  /** What the server had when typing began, or at the last merge. */
  base: PartyDraft
  draft: PartyDraft
  clashes: readonly AnswerConflict[]
  notice: Notice
}

/** Returns the draft, what is wrong with it, where two answers clash, and a way to send it. */
export function usePartyAnswer({ token, view, form, language, reload, onDone }: Options) {
  const answer = useAnswerForParty(token)
  const [typed, setTyped] = useState<Typed>(() => resumed(token, view))
  const [problems, setProblems] = useState<PartProblems[]>([])
  const [message, setMessage] = useState<string>()
  // Each try moves the focus to what came of it.
  const [attempt, setAttempt] = useState(0)
  const texts = messages[language]
  const { base, draft, clashes, notice } = typed
  const { revision } = view.party

  useEffect(() => {
    // A clash that is not decided yet is found again after a reload, since the base is older than the revision.
    if (clashes.length > 0) return
    writeTabText(token, JSON.stringify({ revision, base, mine: draft }))
  }, [token, revision, base, draft, clashes])

  const change = (next: PartyDraft) => {
    setTyped((now) => ({ ...now, draft: next }))
    setMessage(undefined)
    if (problems.length > 0)
      setProblems(stillFound(problems, checkParty(form, view, next, language)))
  }

  const decide = (clash: AnswerConflict, choice: 'mine' | 'theirs') => {
    setTyped((now) => ({
      ...now,
      draft: withChoice(now.draft, clash, choice),
      clashes: now.clashes.filter((each) => each !== clash),
    }))
    setMessage(undefined)
  }

  const failed = async (error: unknown) => {
    const code = error instanceof ApiError ? error.code : ''
    const found = problemsIn(language, partyProblems(fieldProblems(error)), form.fields)
    if (code === 'answered_meanwhile') {
      const fresh = await reload()
      if (fresh !== undefined) setTyped(joined(fresh, base, draft))
    } else if (code === 'form_changed') {
      const fresh = await reload()
      const fields = fresh?.form?.fields
      if (fields !== undefined) {
        setTyped((now) => ({ ...now, draft: fitting(now.draft, fields), notice: 'changed' }))
      }
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

  const send = async () => {
    const found = checkParty(form, view, draft, language)
    const reason = refusal(draft)
    setProblems(found)
    setMessage(reason)
    toast.dismiss()
    if (found.length > 0 || reason !== undefined) {
      setAttempt((tries) => tries + 1)
      if (found.length > 0) {
        const wrong = wrongText(found, (part) => valuesOf(view, draft, part))
        if (wrong === undefined) toast.error(texts.missing.title, texts.missing.text)
        else toast.error(texts.wrong, wrong)
      }
      return
    }
    try {
      const saved = await answer.mutateAsync(partyAnswerOf(form, view, draft, language))
      writeTabText(token, null)
      onDone(saved)
    } catch (error) {
      await failed(error)
    }
  }

  const refusal = (now: PartyDraft): string | undefined => {
    if (clashes.length > 0) return texts.party.meanwhile.undecided
    if (!hasAnswer(now)) return texts.party.answerOne
    return now.companions.length > placesLeft(view) ? texts.companions.tooMany : undefined
  }

  return {
    ...{ draft, clashes, notice, problems, message, attempt },
    ...{ change, decide, send, pending: answer.isPending, isOffline: answer.isPaused },
  }
}

/** Takes up what this tab kept; answers that came in since then are joined with it. */
function resumed(token: string, view: PersonalForm): Typed {
  const kept = parseKeptParty(readTabText(token))
  const theirs = draftOf(view)
  if (kept === undefined) return { base: theirs, draft: theirs, clashes: [], notice: undefined }
  if (kept.revision !== view.party.revision) return joined(view, kept.base, kept.mine)
  return { base: theirs, draft: kept.mine, clashes: [], notice: undefined }
}

function joined(view: PersonalForm, base: PartyDraft, mine: PartyDraft): Typed {
  const theirs = draftOf(view)
  return { base: theirs, ...mergeAnswers(base, mine, theirs), notice: 'meanwhile' }
}

function fitting(draft: PartyDraft, fields: DesignedFormView['fields']): PartyDraft {
  return {
    members: Object.fromEntries(
      Object.entries(draft.members).map(([key, answers]) => [
        key,
        { ...answers, values: fittingValues(fields, answers.values) },
      ]),
    ),
    companions: draft.companions.map((answers) => ({
      ...answers,
      values: fittingValues(fields, answers.values),
    })),
    partyValues: fittingValues(fields, draft.partyValues),
  }
}
