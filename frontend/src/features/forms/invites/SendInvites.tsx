/* Send Invites: addresses, one per line, and what became of each. */
import { Send } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { serverMessage } from '@/api/errors'
import {
  maxInvites,
  useInvitedAddresses,
  useSendInvites,
  type InvitationForm,
  type InviteLine,
  type InvitesSent,
} from '@/api/invitation-form'
import type { Event } from '@/api/schema'
import { useSendsMail } from '@/api/site'
import { useInviteText } from '@/features/forms/draft-store'
import { InviteReport } from '@/features/forms/invites/InviteReport'
import {
  invitedBefore,
  readInvites,
  type InvitedBefore,
  type InviteList,
} from '@/features/forms/invites/invite-lines'
import { NotInvited } from '@/features/forms/invites/NotInvited'
import { inviteMessages as messages } from '@/features/forms/messages'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'
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

const noneInvited: ReadonlyMap<string, string> = new Map()

export function SendInvites({ event, form, changed, mayEdit }: Props) {
  const send = useSendInvites(event.id)
  const sendsMail = useSendsMail()
  const [text, setText] = useInviteText(event.id)
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState(false)
  const [report, setReport] = useState<InvitesSent>()
  const list = readInvites(text)
  const invited = useInvitedAddresses(event.id, mayEdit).data
  const before = invitedBefore(list, invited ?? noneInvited, new Date())
  const [again, setAgain] = useState(false)
  const sendAgain = again && before.recently > 0
  const number = list.lines.length - (sendAgain ? 0 : before.recently)
  if (!mayEdit) {
    return (
      <p className="text-sm text-muted">
        Only owners and planners of the organisation can send invitations.
      </p>
    )
  }
  const ask = (submit: SyntheticEvent) => {
    submit.preventDefault()
    const problem = problemOf(list) ?? (number === 0 ? messages.allInvited : undefined)
    setError(problem)
    setAsked(problem === undefined)
  }
  const sendNow = () => {
    const { lines } = list
    send.mutate(
      { emails: lines, sendAgain },
      {
        onSuccess: (result) => {
          setAsked(false)
          setAgain(false)
          setReport(result)
          setText(linesToMend(lines, result.lines).join('\n'))
          if (result.sentCount > 0) toast.success(messages.sent(result.sentCount))
        },
        onError: (thrown) => {
          setAsked(false)
          toast.error(messages.failed.title, serverMessage(thrown, messages.failed.text))
        },
      },
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <NotInvited eventId={event.id} />
      <Card>
        <CardHeader
          title="Invite by email"
          text={
            sendsMail
              ? 'Each address gets a personal link to the form and becomes a guest.'
              : 'Each address becomes a guest with a personal link to the form. This installation writes emails to files instead of sending them.'
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
            {countText(list, before)}
          </p>
          {before.recently > 0 && (
            <Checkbox
              label={messages.sendAgain(before.recently)}
              hint={messages.sendAgainHint}
              checked={sendAgain}
              onChange={setAgain}
            />
          )}
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
          number={number}
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

/** “3 recipients. 1 line without @ is left out. 1 was invited before.” */
function countText({ lines, left, repeated }: InviteList, before: InvitedBefore): string {
  if (lines.length + left === 0) return ''
  return [
    `${countNoun(lines.length, 'recipient')}.`,
    left > 0 &&
      `${countNoun(left, 'line', 'lines')} without @ ${left === 1 ? 'is' : 'are'} left out.`,
    repeated > 0 && `${countNoun(repeated, 'address is', 'addresses are')} listed more than once.`,
    before.recently > 0 && messages.invitedRecently(before.recently),
    before.earlier > 0 && messages.invitedEarlier(before.earlier),
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
  /** Emails that will be sent, as far as this page knows. */
  number: number
  eventName: string
  pending: boolean
  onSend: () => void
  onClose: () => void
}

function SendQuestion({ list, number, eventName, pending, onSend, onClose }: QuestionProps) {
  const { doubtful } = list
  const title = `Send ${countNoun(number, 'invitation')}`
  return (
    <Dialog
      open
      onOpenChange={onClose}
      maxWidth={440}
      title={`${title}?`}
      description={messages.question(eventName)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" pending={pending} pendingLabel="Sending..." onClick={onSend}>
            {title}
          </Button>
        </>
      }
    >
      {doubtful.length > 0 && (
        <div className="text-sm">
          <p className="font-medium">
            {countNoun(doubtful.length, 'address does', 'addresses do')} not look right:
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
