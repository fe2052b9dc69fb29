/* The settings: the name, the sender of mails, the contact, and whether mail goes out at all. */
import { CircleCheck, FileText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useUpdateOrganisation } from '@/api/organisation'
import type { OrganisationSettings } from '@/api/schema'
import { messages } from '@/features/organisation/messages'
import { facts } from '@/generated/facts.gen'
import { looksLikeEmail } from '@/lib/email'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { ChangedElsewhere } from '@/ui/form/ChangedElsewhere'
import { TextField } from '@/ui/form/TextField'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { FormAlert } from '@/ui/FormAlert'
import { toast } from '@/ui/toast'
import { UnsavedForm } from '@/ui/unsaved-changes'

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

type Values = { name: string; senderName: string; contactEmail: string }

function check({ name, contactEmail }: Values): FieldErrors<Values> {
  const isEmail = contactEmail.trim() === '' || looksLikeEmail(contactEmail)
  return {
    name: name.trim() === '' ? messages.nameRequired : undefined,
    contactEmail: isEmail ? undefined : messages.emailInvalid,
  }
}

function SettingsForm({ settings }: { settings: OrganisationSettings }) {
  const { name, senderName, contactEmail } = settings
  const form = useForm<Values>({ initial: { name, senderName, contactEmail }, check })
  const submit = useSubmit(form, useUpdateOrganisation(), {
    input: (values) => ({
      name: values.name.trim(),
      senderName: values.senderName.trim(),
      contactEmail: values.contactEmail.trim(),
    }),
    onDone: () => {
      toast.success(messages.saved.title, messages.saved.text)
    },
  })
  return (
    <form noValidate onSubmit={submit.onSubmit} className="flex max-w-[480px] flex-col gap-4">
      <TextField
        form={form}
        name="name"
        label="Name"
        required
        hint="Shown in invitations."
        autoComplete="organization"
        maxLength={facts.limits.organisationNameMax}
      />
      <TextField
        form={form}
        name="senderName"
        label="Sender name"
        optional
        hint="The name that guests see as the sender of your email. Leave blank for the name of the organisation."
        maxLength={facts.limits.organisationNameMax}
      />
      <TextField
        form={form}
        name="contactEmail"
        label="Contact email"
        optional
        type="email"
        hint="Where replies to your email go."
        autoComplete="email"
        maxLength={facts.limits.emailMax}
      />
      <FormAlert message={submit.failure} />
      <ChangedElsewhere form={form} saved={{ name, senderName, contactEmail }} />
      <UnsavedForm form={form} />
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        pending={submit.pending}
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
    ['Contact email', settings.contactEmail],
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
