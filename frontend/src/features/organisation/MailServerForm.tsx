/* The settings of a mail server. The stored password is never sent back; a blank field keeps it. */
import { useSaveMailServer } from '@/api/organisation-mail'
import type { MailSecurity, MailServer, MailServerInput } from '@/api/email-types'
import { mailServerMessages as messages } from '@/features/organisation/mail-server-messages'
import { facts } from '@/generated/facts.gen'
import { looksLikeEmail } from '@/lib/email'
import { Button } from '@/ui/Button'
import { ChangedElsewhere } from '@/ui/form/ChangedElsewhere'
import { NumberField } from '@/ui/form/NumberField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { FormAlert } from '@/ui/FormAlert'
import { toast } from '@/ui/toast'
import { UnsavedForm } from '@/ui/unsaved-changes'

type Values = {
  host: string
  port: number | undefined
  security: MailSecurity
  username: string
  password: string
  fromAddress: string
  fromName: string
  perMinute: number | undefined
}

const securities: readonly { value: MailSecurity; label: string }[] = [
  { value: 'starttls', label: messages.securities.starttls },
  { value: 'tls', label: messages.securities.tls },
  { value: 'none', label: messages.securities.none },
]

const usualPorts: Record<MailSecurity, number> = { starttls: 587, tls: 465, none: 25 }
const highestRate = 10_000

function initialOf(server: MailServer | undefined): Values {
  return {
    host: server?.host ?? '',
    port: server?.port ?? usualPorts.starttls,
    security: server?.security ?? 'starttls',
    username: server?.username ?? '',
    password: '',
    fromAddress: server?.fromAddress ?? '',
    fromName: server?.fromName ?? '',
    perMinute: server?.perMinute ?? undefined,
  }
}

function check({ host, port, fromAddress, perMinute }: Values): FieldErrors<Values> {
  const { required } = messages
  return {
    host: host.trim() === '' ? required.host : undefined,
    port: isWithin(port, 65_535) ? undefined : required.port,
    fromAddress:
      fromAddress.trim() === ''
        ? required.fromAddress
        : looksLikeEmail(fromAddress)
          ? undefined
          : required.fromAddressInvalid,
    perMinute:
      perMinute === undefined || isWithin(perMinute, highestRate) ? undefined : required.perMinute,
  }
}

function isWithin(value: number | undefined, most: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= most
}

function inputOf(values: Values): MailServerInput {
  const { port, password, perMinute, ...texts } = values
  return {
    host: texts.host.trim(),
    port: port ?? usualPorts[texts.security],
    security: texts.security,
    username: texts.username.trim(),
    ...(password === '' ? {} : { password }),
    fromAddress: texts.fromAddress.trim(),
    fromName: texts.fromName.trim(),
    perMinute: perMinute ?? null,
  }
}

type Props = {
  server: MailServer | undefined
  /** Only while no server is configured. */
  onCancel?: () => void
}

/** Renders the form. */
export function MailServerForm({ server, onCancel }: Props) {
  const form = useForm<Values>({ initial: initialOf(server), check })
  const submit = useSubmit(form, useSaveMailServer(), {
    input: inputOf,
    onDone: (saved) => {
      form.reset(initialOf(saved))
      toast.success(messages.saved.title, messages.saved.text)
    },
  })
  const followPort = (security: string) => {
    const known = securities.find(({ value }) => value === security)
    const isUsual = Object.values(usualPorts).some((port) => port === form.getValues().port)
    // A port that a person chose stays.
    if (known !== undefined && isUsual) {
      form.setValue('port', usualPorts[known.value], { shouldDirty: true })
    }
  }
  return (
    <form noValidate onSubmit={submit.onSubmit} className="flex max-w-[560px] flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <TextField
          form={form}
          name="host"
          label={messages.host}
          required
          placeholder="smtp.example.com"
          autoCapitalize="off"
          maxLength={255}
        />
        <NumberField form={form} name="port" label={messages.port} required min={1} max={65_535} />
      </div>
      <SelectField
        form={form}
        name="security"
        label={messages.security}
        options={securities}
        onChanged={followPort}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="username"
          label={messages.username}
          optional
          autoCapitalize="off"
          maxLength={320}
        />
        <TextField
          form={form}
          name="password"
          label={messages.password}
          optional
          type="password"
          // Not the password of the person who is signed in.
          autoComplete="new-password"
          hint={server?.hasPassword === true ? messages.passwordKept : messages.passwordNew}
          maxLength={500}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="fromAddress"
          label={messages.fromAddress}
          required
          type="email"
          hint={messages.fromAddressHint}
          maxLength={facts.limits.emailMax}
        />
        <TextField form={form} name="fromName" label={messages.fromName} optional maxLength={100} />
      </div>
      <NumberField
        form={form}
        name="perMinute"
        label={messages.perMinute}
        optional
        hint={messages.perMinuteHint}
        min={1}
        max={highestRate}
        className="sm:max-w-64"
      />
      <FormAlert message={submit.failure} />
      <ChangedElsewhere form={form} saved={initialOf(server)} />
      <UnsavedForm form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={submit.pending} pendingLabel="Saving…">
          {messages.save}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  )
}
