/* The settings: the name, the sender of mails, the contact, and whether mail goes out at all. */
import { CircleCheck, FileText } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import { formFailure, refusedField } from '@/api/errors'
import { useUpdateOrganisation } from '@/api/organisation'
import type { OrganisationSettings } from '@/api/schema'
import { messages } from '@/features/organisation/messages'
import { looksLikeEmail, useForm } from '@/lib/form'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { Field } from '@/ui/Field'
import { FormAlert } from '@/ui/FormAlert'
import { Input } from '@/ui/Input'
import { toast } from '@/ui/toast'

const fields = ['name', 'senderName', 'contactEmail'] as const

type Props = { settings: OrganisationSettings; mayChange: boolean }

/** Renders the form for owners, the same values as text for the others. */
export function SettingsCard({ settings, mayChange }: Props) {
  return (
    <Card>
      <CardHeader title="Settings" />
      <div className="px-5 pb-5">
        {mayChange ? <SettingsForm settings={settings} /> : <SettingsText settings={settings} />}
        <MailState settings={settings} />
      </div>
    </Card>
  )
}

function SettingsForm({ settings }: { settings: OrganisationSettings }) {
  const update = useUpdateOrganisation()
  const { name, senderName, contactEmail } = settings
  const form = useForm({ name, senderName, contactEmail })
  const submit = () => {
    const values = {
      name: form.values.name.trim(),
      senderName: form.values.senderName.trim(),
      contactEmail: form.values.contactEmail.trim(),
    }
    const found = {
      name: values.name === '' ? messages.nameRequired : undefined,
      contactEmail:
        values.contactEmail !== '' && !looksLikeEmail(values.contactEmail)
          ? messages.emailInvalid
          : undefined,
    }
    if (!form.accept(found)) return
    update.mutate(values, {
      onSuccess: () => {
        toast.success(messages.saved.title, messages.saved.text)
      },
      onError: (error) => {
        form.accept(refusedField(error, fields) ?? {})
      },
    })
  }
  const text = (field: (typeof fields)[number]) => ({
    value: form.values[field],
    onChange: (event: { target: { value: string } }) => {
      form.set(field, event.target.value)
    },
  })
  return (
    <form
      ref={form.formRef}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        submit()
      }}
      className="flex max-w-[480px] flex-col gap-4"
    >
      <Field label="Name" required error={form.errors.name} hint="Stands in invitations.">
        {(control) => (
          <Input {...control} {...text('name')} autoComplete="organization" maxLength={200} />
        )}
      </Field>
      <Field
        label="Sender name"
        optional
        error={form.errors.senderName}
        hint="Who mails to guests are from. Without it, the name of the organisation."
      >
        {(control) => (
          <Input {...control} {...text('senderName')} autoComplete="off" maxLength={100} />
        )}
      </Field>
      <Field
        label="Contact e-mail"
        optional
        error={form.errors.contactEmail}
        hint="Where answers to your mails go."
      >
        {(control) => (
          <Input
            {...control}
            {...text('contactEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={320}
          />
        )}
      </Field>
      <FormAlert message={formFailure(update.error, fields)} />
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        pending={update.isPending}
        pendingLabel="Saving…"
      >
        Save settings
      </Button>
    </form>
  )
}

function SettingsText({ settings }: { settings: OrganisationSettings }) {
  const lines = [
    ['Name', settings.name],
    ['Sender name', settings.senderName],
    ['Contact e-mail', settings.contactEmail],
  ] as const
  return (
    <dl className="grid gap-x-6 gap-y-3 md:grid-cols-[max-content_minmax(0,1fr)]">
      {lines.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-sm break-words">{value === '' ? 'Not set' : value}</dd>
        </div>
      ))}
    </dl>
  )
}

function MailState({ settings: { mail } }: { settings: OrganisationSettings }) {
  const smtp = mail.mode === 'smtp'
  const Icon = smtp ? CircleCheck : FileText
  return (
    <div className="mt-6 flex items-start gap-3 rounded-control bg-surface-2 px-4 py-3 text-sm">
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={smtp ? 'size-5 shrink-0 text-success' : 'size-5 shrink-0 text-warning'}
      />
      <div className="min-w-0">
        <h3 className="font-medium">{smtp ? messages.mail.smtp : messages.mail.files}</h3>
        <p className="mt-0.5 break-words text-muted">
          {smtp ? messages.mail.smtpText(mail.from) : messages.mail.filesText}
        </p>
        <Link
          to={paths.mailbox}
          className="mt-1 inline-block rounded-control font-medium text-accent underline underline-offset-4"
        >
          Open the mailbox
        </Link>
      </div>
    </div>
  )
}
