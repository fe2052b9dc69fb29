/* Inviting people by mail, and the open invitations. */
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  useInvitations,
  useInvite,
  useResendInvitation,
  useRevokeInvitation,
} from '@/api/organisation'
import type { Invitation, Role } from '@/api/schema'
import { useSendsMail } from '@/api/site'
import { messages } from '@/features/organisation/messages'
import { facts } from '@/generated/facts.gen'
import { browserZone, shortDate } from '@/lib/dates'
import { looksLikeEmail } from '@/lib/email'
import { roleLabel, roles, roleText } from '@/lib/roles'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { ConfirmAction } from '@/ui/ConfirmDialog'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { FormAlert } from '@/ui/FormAlert'
import { QueryView } from '@/ui/QueryView'
import { toast } from '@/ui/toast'

/** Renders the card; only owners see it. */
export function InvitationsCard({ verified }: { verified: boolean }) {
  const invitations = useInvitations(true)
  const [revoking, setRevoking] = useState<Invitation>()
  return (
    <Card>
      <CardHeader title="Invitations" text="Invited people get a link that works for 14 days." />
      <div className="px-5 pb-5">
        {verified ? <InviteForm /> : <p className="text-sm text-muted">{messages.unverified}</p>}
      </div>
      <div className="border-t border-border">
        <QueryView
          query={invitations}
          failed={messages.invitationsFailed}
          skeleton={1}
          empty={<p className="px-5 py-4 text-sm text-muted">{messages.noInvitations}</p>}
          level={3}
        >
          {(list) => (
            <ul className="divide-y divide-border">
              {list.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  onRevoke={() => {
                    setRevoking(invitation)
                  }}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
      {revoking !== undefined && (
        <RevokeQuestion
          invitation={revoking}
          onClose={() => {
            setRevoking(undefined)
          }}
        />
      )}
    </Card>
  )
}

type Values = { email: string; role: Role }

const roleOptions = roles.map((role) => ({ value: role, label: roleLabel(role) }))

function check({ email }: Values): FieldErrors<Values> {
  if (email.trim() === '') return { email: messages.emailRequired }
  return { email: looksLikeEmail(email) ? undefined : messages.emailInvalid }
}

function InviteForm() {
  const sendsMail = useSendsMail()
  const form = useForm<Values>({ initial: { email: '', role: 'planner' }, check })
  const role = useWatch({ control: form.control, name: 'role' })
  const submit = useSubmit(form, useInvite(), {
    input: (values) => ({ ...values, email: values.email.trim() }),
    onDone: () => {
      const invited = sendsMail ? messages.invited : messages.invitedWithoutMail
      const { title, text } = invited(form.getValues().email.trim())
      form.reset({ email: '', role })
      toast.success(title, text)
    },
  })
  return (
    <form noValidate onSubmit={submit.onSubmit} className="flex flex-col gap-3">
      <div className="grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_160px_auto]">
        <TextField
          form={form}
          name="email"
          label="Email"
          required
          type="email"
          maxLength={facts.limits.emailMax}
        />
        <SelectField form={form} name="role" label="Role" options={roleOptions} />
        <Button
          type="submit"
          variant="primary"
          className="self-start md:mt-[27px]"
          pending={submit.pending}
          pendingLabel="Inviting…"
        >
          Invite
        </Button>
      </div>
      <p className="text-xs text-muted">
        {roleLabel(role)}: {roleText(role)}
      </p>
      <FormAlert message={submit.failure} />
    </form>
  )
}

function InvitationRow({ invitation, onRevoke }: { invitation: Invitation; onRevoke: () => void }) {
  const resend = useResendInvitation()
  const sendsMail = useSendsMail()
  const { email, role, expired, expiresAt, invitedBy } = invitation
  const until = shortDate({ date: expiresAt, zone: browserZone() })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium break-all">{email}</p>
        <p className="text-xs text-muted">
          {roleLabel(role)}, invited by {invitedBy}
        </p>
      </div>
      <Badge tone={expired ? 'danger' : 'info'}>
        {expired ? `Expired ${until}` : `Open until ${until}`}
      </Badge>
      <div className="flex gap-2">
        <Button
          size="sm"
          aria-label={`Send again: invitation to ${email}`}
          pending={resend.isPending}
          pendingLabel="Sending…"
          onClick={() => {
            resend.mutate(invitation.id, {
              onSuccess: () => {
                const texts = sendsMail ? messages.resent : messages.resentWithoutMail
                const { title, text } = texts(email)
                toast.success(title, text)
              },
              onError: (error) => {
                toast.error('Error', error.message)
              },
            })
          }}
        >
          Send again
        </Button>
        <Button size="sm" aria-label={`Revoke the invitation to ${email}`} onClick={onRevoke}>
          Revoke
        </Button>
      </div>
    </li>
  )
}

function RevokeQuestion({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  return (
    <ConfirmAction
      mutation={useRevokeInvitation()}
      input={invitation.id}
      title={messages.revokeQuestion(invitation.email)}
      confirmLabel="Revoke invitation"
      pendingLabel="Revoking…"
      done={messages.revoked(invitation.email)}
      onClose={onClose}
    >
      {messages.revokeText}
    </ConfirmAction>
  )
}
