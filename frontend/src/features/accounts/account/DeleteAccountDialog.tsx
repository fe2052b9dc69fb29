/* The question before an account is deleted. */
import { useDeleteAccount } from '@/api/accounts'
import { ApiError } from '@/api/errors'
import { useEvents } from '@/api/events'
import { useMembers } from '@/api/organisation'
import type { User } from '@/api/schema'
import { AccountField } from '@/features/accounts/AccountForm'
import { messages } from '@/features/accounts/messages'
import { rememberEvent } from '@/lib/current-event'
import { paths } from '@/lib/paths'
import { countNoun } from '@/lib/words'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { FormDialog } from '@/ui/FormDialog'

/** Renders the dialog; it asks for the password, or for the address of people who have none. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const form = useForm({
    initial: { password: '', confirm: '' },
    check: ({ password, confirm }) => {
      if (user.hasPassword)
        return { password: password === '' ? messages.passwordRequired : undefined }
      const same = confirm.trim().toLowerCase() === user.email.toLowerCase()
      return { confirm: same ? undefined : messages.account.confirmMismatch }
    },
  })
  const submit = useSubmit(form, useDeleteAccount(), {
    input: ({ password, confirm }) =>
      user.hasPassword ? { password } : { password: '', confirm: confirm.trim() },
    explain: lastOwnerOf,
    onDone: () => {
      rememberEvent(null)
      window.location.assign(paths.landing)
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title="Delete your account?"
      maxWidth={480}
      submit={submit}
      submitLabel="Delete account"
      submitVariant="danger"
      pendingLabel="Deleting…"
    >
      <WhatGoes user={user} />
      {user.hasPassword ? (
        <AccountField
          form={form}
          name="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
        />
      ) : (
        <AccountField
          form={form}
          name="confirm"
          label="Type your email address to confirm"
          type="email"
          autoComplete="off"
          hint={user.email}
        />
      )}
    </FormDialog>
  )
}

/** The present organisation is described exactly, since its members and events are known here. */
function WhatGoes({ user }: { user: User }) {
  const events = useEvents()
  const members = useMembers()
  const alone = members.data?.length === 1
  const shared = members.data !== undefined && !alone
  const others = user.organisations.filter(({ id }) => id !== user.organisation.id)
  return (
    <div className="text-muted">
      <p>
        <strong className="font-semibold wrap-anywhere text-text">{user.email}</strong> can no
        longer sign in. Deleting the account also deletes:
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>your profile, your sign-ins on all devices and your memberships</li>
        {alone && (
          <li>
            the organisation{' '}
            <strong className="font-semibold text-text">{user.organisation.name}</strong>, which has
            no other members, with{' '}
            {events.data === undefined ? 'all its events' : countNoun(events.data.length, 'event')},
            their guests, floor plans and mail
          </li>
        )}
        {others.length > 0 && (
          <li>
            any of these organisations that has no other members:{' '}
            {others.map(({ name }) => name).join(', ')}
          </li>
        )}
      </ul>
      {shared && (
        <p className="mt-2">
          {user.organisation.name} keeps its events, because it has other members. Your entries in
          its activity will show “Deleted user”.
        </p>
      )}
    </div>
  )
}

function lastOwnerOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'last_owner') return undefined
  const { details } = error
  const named =
    typeof details === 'object' && details !== null && 'organisations' in details
      ? details.organisations
      : undefined
  if (!Array.isArray(named) || named.length === 0) return error.message
  return messages.account.lastOwner(named.map(String).join(', '))
}
