/* Gives back the place of one guest after registration has closed. */
import { useState } from 'react'
import { ApiError } from '@/api/errors'
import type { PartyMember, PersonalForm } from '@/api/guest-form'
import { useAnswerForParty } from '@/guest-pages/calls/guest-form'
import { failureText } from '@/features/rsvp/failure-text'
import { messages } from '@/features/rsvp/messages'
import type { Language } from '@/lib/language'
import { Button } from '@/ui/Button'
import { FormAlert } from '@/ui/FormAlert'

type Props = {
  token: string
  view: PersonalForm
  member: PartyMember
  language: Language
  reload: () => Promise<PersonalForm | undefined>
  onSaved: (view: PersonalForm) => void
}

/** Renders a button, and the question before anything is sent. */
export function LateDecline({ token, view, member, language, reload, onSaved }: Props) {
  const answer = useAnswerForParty(token)
  const [asks, setAsks] = useState(false)
  const [failure, setFailure] = useState<string>()
  const texts = messages[language].late
  const decline = async () => {
    setFailure(undefined)
    try {
      onSaved(
        await answer.mutateAsync({
          version: view.form?.version ?? 0,
          revision: view.party.revision,
          members: [{ key: member.key, attending: 'declined', consent: member.consent }],
          language,
        }),
      )
    } catch (error) {
      const isOld = error instanceof ApiError && error.code === 'answered_meanwhile'
      setFailure(isOld ? texts.meanwhile : failureText(error, language))
      if (isOld) await reload()
    }
  }
  if (!asks) {
    return (
      <Button className="mt-2" onClick={() => setAsks(true)}>
        {texts.decline(member.name)}
      </Button>
    )
  }
  return (
    <div className="mt-2 flex flex-col gap-2 rounded-control bg-surface-2 p-3">
      <p>{texts.question}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="danger"
          pending={answer.isPending}
          pendingLabel={messages[language].sending}
          onClick={() => void decline()}
        >
          {texts.confirm}
        </Button>
        <Button onClick={() => setAsks(false)}>{texts.keep}</Button>
      </div>
      <FormAlert message={failure} />
    </div>
  )
}
