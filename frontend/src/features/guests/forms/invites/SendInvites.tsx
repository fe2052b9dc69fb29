/* Send Invites: addresses, one per line, and what became of each. */
import { Send } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { serverMessage } from '@/api/errors'
import {
  maxInvites,
  useSendInvites,
  type InvitationForm,
  type InviteLine,
  type InvitesSent,
} from '@/api/invitation-form'
import type { Event } from '@/api/schema'
import { useSendsMail } from '@/api/site'
import { useInviteText } from '@/features/guests/forms/draft-store'
import { InviteReport } from '@/features/guests/forms/invites/InviteReport'
import { readInvites, type InviteList } from '@/features/guests/forms/invites/invite-lines'
import { inviteMessages as messages } from '@/features/guests/forms/messages'
import { counted } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { Dialog } from '@/ui/Dialog'
import { Field } from '@/ui/Field'
import { Textarea } from '@/ui/Textarea'
import { toast } from '@/ui/toast'

type Props = {
  event: Event
  form: InvitationForm
  /** The form is edited and not saved. */
  changed: boolean
  mayEdit: boolean
}

export function SendInvites({ event, form, changed, mayEdit }: Props) {
  const send = useSendInvites(event.id)
  const sendsMail = useSendsMail()
  const [text, setText] = useInviteText(event.id)
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState(false)
  const [report, setReport] = useState<InvitesSent>()
  const list = readInvites(text)
  if (!mayEdit) {
    return (
      <p className="text-sm text-muted">
        Owners and planners of the organisation send invitations.
      </p>
    )
  }
  const ask = (submit: SyntheticEvent) => {
    submit.preventDefault()
    const problem = problemOf(list)
    setError(problem)
    setAsked(problem === undefined)
  }
  const sendNow = () => {
    const { lines } = list
    send.mutate(lines, {
      onSuccess: (result) => {
        setAsked(false)
        setReport(result)
        setText(linesToMend(lines, result.lines).join('\n'))
        if (result.sentCount > 0) toast.success(messages.sent(result.sentCount))
      },
      onError: (thrown) => {
        setAsked(false)
        toast.error(messages.failed.title, serverMessage(thrown, messages.failed.text))
      },
    })
  }
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <CardHeader
          title="Invite by e-mail"
          text={
            sendsMail
              ? 'Each address gets a personal link to the form and becomes a guest.'
              : 'Each address becomes a guest with a personal link to the form. This installation writes e-mails to files instead of sending them.'
          }
        />
        <form noValidate className="flex flex-col gap-4 px-5 pb-5" onSubmit={ask}>
          <Field
            label="Email addresses"
            required
            live
            error={error}
            hint="One per line, with or without a name: Ada Wong <ada@example.org>"
          >
            {(control) => (
              <Textarea
                {...control}
                rows={8}
                value={text}
                spellCheck={false}
                autoCapitalize="off"
                onChange={(change) => {
                  setText(change.target.value)
                  setError(undefined)
                }}
              />
            )}
          </Field>
          <p role="status" className="text-sm text-muted">
            {countText(list)}
          </p>
          <FormWarning form={form} changed={changed} />
          <Button type="submit" variant="primary" className="self-start">
            <Send aria-hidden />
            Send Invites
          </Button>
        </form>
      </Card>
      {report !== undefined && <InviteReport report={report} />}
      {asked && (
        <SendQuestion
          list={list}
          eventName={event.name}
          pending={send.isPending}
          onSend={sendNow}
          onClose={() => {
            setAsked(false)
          }}
        />
      )}
    </div>
  )
}

function FormWarning({ form, changed }: Pick<Props, 'form' | 'changed'>) {
  const warning = warningAbout(form, changed)
  return (
    warning !== undefined && (
      <p className="rounded-control bg-warning-soft px-4 py-3 text-sm text-warning">{warning}</p>
    )
  )
}

function warningAbout({ version, settings }: InvitationForm, changed: boolean) {
  if (changed) return 'The form has unsaved changes. Guests get the form as it was saved last.'
  if (version === 0) return 'The form is not saved yet. Save it in Design Form first.'
  return settings.open
    ? undefined
    : 'Registration is closed. Guests cannot answer until you open it in Design Form.'
}

function problemOf({ lines }: InviteList): string | undefined {
  if (lines.length === 0) return messages.noneValid
  return lines.length > maxInvites ? messages.tooMany(maxInvites) : undefined
}

/** “3 recipients. 1 line without @ is left out.” */
function countText({ lines, left, repeated }: InviteList): string {
  if (lines.length + left === 0) return ''
  return [
    `${counted(lines.length, 'recipient')}.`,
    left > 0 &&
      `${counted(left, 'line', 'lines')} without @ ${left === 1 ? 'is' : 'are'} left out.`,
    repeated > 0 && `${counted(repeated, 'address is', 'addresses are')} listed more than once.`,
  ]
    .filter((part) => part !== false)
    .join(' ')
}

/** The lines that can be corrected or sent later stay in the field. */
function linesToMend(sent: readonly string[], results: readonly InviteLine[]): string[] {
  return results
    .filter(({ result }) => result === 'invalid' || result === 'limit')
    .map(({ line, email }) => sent[line - 1] ?? email)
}

type QuestionProps = {
  list: InviteList
  eventName: string
  pending: boolean
  onSend: () => void
  onClose: () => void
}

function SendQuestion({ list, eventName, pending, onSend, onClose }: QuestionProps) {
  const { lines, doubtful } = list
  return (
    <Dialog
      open
      onOpenChange={onClose}
      maxWidth={440}
      title={`Send ${counted(lines.length, 'invitation')}?`}
      description={
        <>
          To <bdi>{eventName}</bdi>. E-mails cannot be taken back.
        </>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" pending={pending} pendingLabel="Sending..." onClick={onSend}>
            Send {counted(lines.length, 'invitation')}
          </Button>
        </>
      }
    >
      {doubtful.length > 0 && (
        <div className="text-sm">
          <p className="font-medium">
            {counted(doubtful.length, 'address does', 'addresses do')} not look right:
          </p>
          <ul className="mt-1 list-inside list-disc break-all">
            {doubtful.slice(0, 5).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {doubtful.length > 5 && <p>and {doubtful.length - 5} more</p>}
        </div>
      )}
    </Dialog>
  )
}
