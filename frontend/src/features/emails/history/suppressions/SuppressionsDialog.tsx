/* The addresses that get no mail: why, since when, and ways to add and remove one. */
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { useSuppress, useSuppressions, useUnsuppress } from '@/api/organisation-mail'
import type { Suppression } from '@/api/email-types'
import { suppressionMessages as messages } from '@/features/emails/history/messages'
import { facts } from '@/generated/facts.gen'
import { browserZone, shortDate } from '@/lib/dates'
import { useDebouncedValue } from '@/lib/debounced-value'
import { looksLikeEmail } from '@/lib/email'
import { countNoun } from '@/lib/words'
import { Badge, type BadgeTone } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { ConfirmAction } from '@/ui/ConfirmDialog'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { TextField } from '@/ui/form/TextField'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { FormAlert } from '@/ui/FormAlert'
import { MoreButton } from '@/ui/MoreButton'
import { QueryView } from '@/ui/QueryView'
import { SearchField } from '@/ui/SearchField'
import { toast } from '@/ui/toast'

type Props = { onClose: () => void }

/** Renders the dialog. */
export function SuppressionsDialog({ onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [removing, setRemoving] = useState<Suppression>()
  const query = useDebouncedValue(typed.trim(), 250)
  const addresses = useSuppressions(query)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.title}
      description={messages.text}
      maxWidth={600}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <AddForm />
      <div className="mt-5 border-t border-border pt-4">
        <SearchField
          label="Search blocked addresses"
          placeholder="Search addresses"
          value={typed}
          onChange={setTyped}
        />
        <QueryView
          query={addresses}
          failed={messages.loadFailed}
          level={3}
          skeleton={3}
          isEmpty={({ pages }) => pages[0]?.items.length === 0}
          empty={
            <EmptyState
              level={3}
              icon={Ban}
              {...(query === ''
                ? { title: messages.empty, text: messages.emptyText }
                : { title: messages.nothing(query) })}
            />
          }
        >
          {({ pages }) => (
            <>
              <p role="status" className="mt-3 text-sm text-muted">
                {countNoun(pages[0]?.total ?? 0, 'address', 'addresses')}
              </p>
              <ul className="divide-y divide-border">
                {pages
                  .flatMap(({ items }) => items)
                  .map((address) => (
                    <Address key={address.email} address={address} onRemove={setRemoving} />
                  ))}
              </ul>
              <MoreButton more={addresses} />
            </>
          )}
        </QueryView>
      </div>
      {removing !== undefined && (
        <RemoveQuestion
          address={removing}
          onClose={() => {
            setRemoving(undefined)
          }}
        />
      )}
    </Dialog>
  )
}

type Values = { email: string }

function check({ email }: Values): FieldErrors<Values> {
  if (email.trim() === '') return { email: messages.required }
  return { email: looksLikeEmail(email) ? undefined : messages.invalid }
}

function AddForm() {
  const form = useForm<Values>({ initial: { email: '' }, check })
  const submit = useSubmit(form, useSuppress(), {
    input: ({ email }) => email.trim(),
    onDone: ({ email }) => {
      form.reset({ email: '' })
      toast.success(messages.added, email)
    },
  })
  return (
    <form noValidate onSubmit={submit.onSubmit} className="flex flex-col gap-2">
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          form={form}
          name="email"
          label={messages.address}
          type="email"
          maxLength={facts.limits.emailMax}
        />
        <Button
          type="submit"
          className="sm:mt-[27px]"
          pending={submit.pending}
          pendingLabel={messages.adding}
        >
          {messages.add}
        </Button>
      </div>
      <FormAlert message={submit.failure} />
    </form>
  )
}

const tones: Record<Suppression['reason'], BadgeTone> = {
  bounced: 'danger',
  unsubscribed: 'warning',
  'by-hand': 'neutral',
}

type AddressProps = { address: Suppression; onRemove: (address: Suppression) => void }

function Address({ address, onRemove }: AddressProps) {
  const { email, reason, at } = address
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium break-all">
          <bdi>{email}</bdi>
        </p>
        <p className="text-xs text-muted">since {shortDate({ date: at, zone: browserZone() })}</p>
      </div>
      <Badge tone={tones[reason]}>{messages.reasons[reason]}</Badge>
      <Button
        size="sm"
        aria-label={`${messages.remove}: ${email}`}
        onClick={() => {
          onRemove(address)
        }}
      >
        {messages.remove}
      </Button>
    </li>
  )
}

type QuestionProps = { address: Suppression; onClose: () => void }

function RemoveQuestion({ address: { email, reason }, onClose }: QuestionProps) {
  return (
    <ConfirmAction
      mutation={useUnsuppress()}
      input={email}
      title={messages.removeQuestion(email)}
      confirmLabel={messages.remove}
      pendingLabel={messages.removing}
      done={{ title: messages.removed, text: email }}
      onClose={onClose}
    >
      {messages.removeText[reason]}
    </ConfirmAction>
  )
}
