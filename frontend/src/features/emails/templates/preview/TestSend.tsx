/* Sends what is written, saved or not, to a member of the organisation. */
import { Send } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { useMayEdit, useUser } from '@/api/auth'
import { useSendTestEmail } from '@/api/emails'
import type { EmailTemplate } from '@/api/email-types'
import { serverMessage } from '@/api/errors'
import { fieldProblems } from '@/api/field-problems'
import type { Event } from '@/api/schema'
import type { TemplateDraft } from '@/features/emails/templates/draft-store'
import { templateMessages as messages } from '@/features/emails/templates/messages'
import { looksLikeEmail } from '@/lib/email'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { toast } from '@/ui/toast'

type Props = { event: Event; template: EmailTemplate; draft: TemplateDraft; guestId: string }

/** Renders nothing for members who only read. */
export function TestSend({ event, template, draft, guestId }: Props) {
  const mayEdit = useMayEdit()
  const { data: user } = useUser()
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useSendTestEmail(event.id)
  if (!mayEdit) return null
  const to = typed ?? user?.email ?? ''
  const send = (submit: SyntheticEvent) => {
    submit.preventDefault()
    if (isPending) return
    const isAddress = looksLikeEmail(to)
    setProblem(isAddress ? undefined : messages.testAddress)
    if (!isAddress) return
    const { subject, htmlContent, textContent } = draft
    const { templateType } = template
    mutate(
      {
        subject,
        htmlContent,
        textContent,
        templateType,
        ...(guestId === '' ? {} : { guestId }),
        to: to.trim(),
      },
      {
        onSuccess: ({ recipient }) => {
          toast.success(messages.testSent(recipient))
        },
        onError: (error) => {
          const atAddress = fieldProblems(error).get('to')
          if (atAddress === undefined)
            toast.error(messages.testFailed, serverMessage(error, messages.tryAgain))
          else setProblem(atAddress)
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={send} className="flex items-start gap-2">
      <Field
        label="Address for the test"
        labelHidden
        hint={messages.testHint}
        error={problem}
        live
        className="flex-1"
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            value={to}
            onChange={({ target }) => {
              setTyped(target.value)
              setProblem(undefined)
            }}
          />
        )}
      </Field>
      <Button type="submit" pending={isPending} pendingLabel="Sending…">
        <Send aria-hidden />
        Send a test
      </Button>
    </form>
  )
}
