/* The questions of the preview. Answers can be tried and checked. */
import { useState, type SyntheticEvent } from 'react'
import type { FormField } from '@/api/guest-form'
import { noAnswers, type FormProblems } from '@/guest-form/answers'
import { checkAnswers, checkPerson } from '@/guest-form/check-answers'
import { DesignedForm } from '@/guest-form/DesignedForm'
import { visibleFields } from '@/guest-form/visible-fields'
import type { Language } from '@/lib/language'
import { Button } from '@/ui/Button'

type Props = { fields: readonly FormField[]; language: Language }

type Checked = { guest: FormProblems; party: FormProblems }

export function PreviewForm({ fields, language }: Props) {
  const [guest, setGuest] = useState(noAnswers)
  const [party, setParty] = useState(noAnswers)
  const [checked, setChecked] = useState<Checked>()
  const forParty = { people: [guest] }
  const check = (event: SyntheticEvent) => {
    event.preventDefault()
    const guestFields = visibleFields(fields, 'guest', guest)
    const partyFields = visibleFields(fields, 'party', party, forParty)
    setChecked({
      guest: checkPerson(guestFields, guest, language),
      party: checkAnswers(partyFields, party, language),
    })
  }
  const problems =
    checked === undefined
      ? 0
      : Object.keys(checked.guest).length + Object.keys(checked.party).length
  return (
    <form noValidate className="mt-6 flex flex-col gap-6" onSubmit={check}>
      <DesignedForm
        form={{ fields }}
        values={guest}
        onChange={(next) => {
          setGuest(next)
          setChecked(undefined)
        }}
        problems={checked?.guest ?? {}}
        language={language}
        who="guest"
      />
      {visibleFields(fields, 'party', party, forParty).length > 0 && (
        <DesignedForm
          form={{ fields }}
          values={party}
          onChange={(next) => {
            setParty(next)
            setChecked(undefined)
          }}
          problems={checked?.party ?? {}}
          language={language}
          who="party"
          others={forParty}
        />
      )}
      <Button type="submit" size="lg" lang="en">
        Check these answers
      </Button>
      <p role="status" lang="en" className="text-sm text-muted empty:hidden">
        {checked !== undefined &&
          (problems === 0
            ? 'These answers can be sent. Nothing was sent.'
            : 'A guest could not send these answers yet.')}
      </p>
    </form>
  )
}
