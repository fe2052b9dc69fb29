/* Inviting people by mail, and the open invitations. */
import { useState, type SubmitEvent } from 'react'
import { formFailure, refusedField } from '@/api/errors'
import {
  useInvitations,
  useInvite,
  useResendInvitation,
  useRevokeInvitation,
} from '@/api/organisation'
import type { Invitation } from '@/api/schema'
import { useSendsMail } from '@/api/site'
import { messages } from '@/features/organisation/messages'
import { browserZone, shortDate } from '@/lib/dates'
import { looksLikeEmail, useForm } from '@/lib/form'
import { roleLabel, roles, roleText } from '@/lib/roles'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { EmptyState } from '@/ui/EmptyState'
import { Field } from '@/ui/Field'
import { FormAlert } from '@/ui/FormAlert'
import { Input } from '@/ui/Input'
import { Select } from '@/ui/Select'
import { Skeleton } from '@/ui/Skeleton'
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
        {invitations.isPending ? (
          <div className="p-5">
            <Skeleton className="h-10" />
          </div>
        ) : invitations.isError ? (
          <div role="alert">
            <EmptyState
              level={3}
              title={messages.invitationsFailed}
              text={invitations.error.message}
              action={<Button onClick={() => void invitations.refetch()}>Try again</Button>}
            />
          </div>
        ) : invitations.data.length === 0 ? (
          <p className="px-5 py-4 text-sm text-muted">{messages.noInvitations}</p>
        ) : (
          <ul className="divide-y divide-border">
            {invitations.data.map((invitation) => (
              <Row
                key={invitation.id}
                invitation={invitation}
                onRevoke={() => {
                  setRevoking(invitation)
                }}
              />
            ))}
          </ul>
        )}
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

const fields = ['email', 'role'] as const

function InviteForm() {
  const invite = useInvite()
  const sendsMail = useSendsMail()
  const form = useForm({ email: '', role: 'planner' })
  const submit = () => {
    const email = form.values.email.trim()
    const problem =
      email === ''
        ? messages.emailRequired
        : looksLikeEmail(email)
          ? undefined
          : messages.emailInvalid
    if (!form.accept({ email: problem })) return
    invite.mutate(
      { email, role: form.values.role },
      {
        onSuccess: () => {
          form.reset({ email: '', role: form.values.role })
          const { title, text } = (sendsMail ? messages.invited : messages.invitedWithoutMail)(
            email,
          )
          toast.success(title, text)
        },
        onError: (error) => {
          form.accept(refusedField(error, fields) ?? {})
        },
      },
    )
  }
  return (
    <form
      ref={form.formRef}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col gap-3"
    >
      <div className="grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_160px_auto]">
        <Field label="E-mail" required error={form.errors.email}>
          {(control) => (
            <Input
              {...control}
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={320}
              value={form.values.email}
              onChange={(event) => {
                form.set('email', event.target.value)
              }}
            />
          )}
        </Field>
        <Field label="Role" error={form.errors.role}>
          {(control) => (
            <Select
              {...control}
              value={form.values.role}
              onChange={(event) => {
                form.set('role', event.target.value)
              }}
            >
              {roles.map((role) => (
                <option key={role} value={role}>
                  {roleLabel(role)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="self-start md:mt-[27px]"
          pending={invite.isPending}
          pendingLabel="Inviting…"
        >
          Invite
        </Button>
      </div>
      <p className="text-xs text-muted">
        {roleLabel(form.values.role)}: {roleText(form.values.role)}
      </p>
      <FormAlert message={formFailure(invite.error, fields)} />
    </form>
  )
}

function Row({ invitation, onRevoke }: { invitation: Invitation; onRevoke: () => void }) {
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
  const revoke = useRevokeInvitation()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={messages.revokeQuestion(invitation.email)}
      confirmLabel="Revoke invitation"
      pendingLabel="Revoking…"
      pending={revoke.isPending}
      onConfirm={() => {
        revoke.mutate(invitation.id, {
          onSuccess: () => {
            const { title, text } = messages.revoked(invitation.email)
            toast.success(title, text)
            onClose()
          },
          onError: (error) => {
            onClose()
            toast.error('Error', error.message)
          },
        })
      }}
    >
      {messages.revokeText}
    </ConfirmDialog>
  )
}
