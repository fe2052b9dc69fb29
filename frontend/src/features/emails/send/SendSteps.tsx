/* The three steps, the button that sends, and the preview. */
import { Send } from 'lucide-react'
import { useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { useMayEdit } from '@/api/auth'
import type { EmailTemplate, RecipientType } from '@/api/email-types'
import { useEmailRecipients, useEmailSettings, useRecipientSegments } from '@/api/emails'
import type { Event } from '@/api/schema'
import { useMailPlace } from '@/features/emails/place'
import { audienceText, durationText, namesSeats } from '@/features/emails/send/counts'
import { EmailStep } from '@/features/emails/send/EmailStep'
import { GuestPicker } from '@/features/emails/send/GuestPicker'
import { sendMessages as messages } from '@/features/emails/send/messages'
import { RecipientCards } from '@/features/emails/send/RecipientCards'
import { RecipientSummary } from '@/features/emails/send/RecipientSummary'
import {
  newDraft,
  problemOf,
  recipientsQuery,
  type SendDraft,
  type SendProblem,
} from '@/features/emails/send/send-draft'
import { Step } from '@/features/emails/send/Step'
import { useSend } from '@/features/emails/send/use-send'
import { WhenStep } from '@/features/emails/send/WhenStep'
import { draftOf } from '@/features/emails/templates/draft-store'
import { Preview } from '@/features/emails/templates/preview/Preview'
import type { usePreviewChoices } from '@/features/emails/templates/preview/use-preview'
import { counted } from '@/lib/words'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { QueryView } from '@/ui/QueryView'
import { Segmented } from '@/ui/Segmented'
import { Skeleton } from '@/ui/Skeleton'
import { Tooltip } from '@/ui/Tooltip'

type Props = {
  event: Event
  template: EmailTemplate
  usable: readonly EmailTemplate[]
  recipients: RecipientType
  choices: ReturnType<typeof usePreviewChoices>
}

type Side = 'steps' | 'preview'

const sides = [
  { value: 'steps', label: 'Send' },
  { value: 'preview', label: 'Preview' },
] as const

export function SendSteps({ event, template, usable, recipients, choices }: Props) {
  const mayEdit = useMayEdit()
  const [, open] = useMailPlace()
  const [typed, setTyped] = useState(() => newDraft(recipients, event.zone, new Date()))
  const [problem, setProblem] = useState<SendProblem>()
  // Where both do not fit beside each other.
  const [side, setSide] = useState<Side>('steps')
  const time = useRef<HTMLInputElement>(null)
  const draft: SendDraft = { ...typed, recipients }
  const segments = useRecipientSegments(event.id)
  const query = recipientsQuery(draft, template.id)
  const found = useEmailRecipients(event.id, query ?? { type: recipients }, query !== undefined)
  const settings = useEmailSettings(event.id)
  const counted = query === undefined ? undefined : found.data
  const saved = useMemo(() => draftOf(template), [template])
  const { send, isPending } = useSend(event)
  const change = (fields: Partial<SendDraft>) => {
    setTyped((present) => ({ ...present, ...fields }))
    setProblem(undefined)
  }
  const submit = (submitted: SyntheticEvent) => {
    submitted.preventDefault()
    const wrong = problemOf(draft, event.zone, new Date())
    setProblem(wrong)
    if (wrong?.part === 'startAt') time.current?.focus()
    if (wrong === undefined) send(template.id, draft, setProblem)
  }
  const templateProblem = problemOfTemplate(template)
  return (
    <div className="@container flex flex-col gap-4">
      {!mayEdit && <p className="text-sm text-muted">{messages.readOnly}</p>}
      <Segmented
        legend="What is shown"
        hideLegend
        value={side}
        options={sides}
        onChange={setSide}
        className="@min-[46rem]:hidden"
      />
      <div className="grid items-start gap-6 @min-[46rem]:grid-cols-[minmax(0,1.7fr)_minmax(19rem,1fr)]">
        <form
          noValidate
          onSubmit={submit}
          className={cn(
            '@container flex min-w-0 flex-col gap-2.5',
            side === 'preview' && '@max-[46rem]:hidden',
          )}
        >
          <EmailStep
            template={template}
            usable={usable}
            problem={templateProblem}
            onChange={(templateId) => {
              open({ view: 'send', templateId, recipients }, { replace: true })
            }}
          />
          <Step
            number={2}
            title="Recipients"
            hint={messages.countedNow}
            done={(counted?.receiving ?? 0) > 0}
          >
            <RecipientCards
              value={recipients}
              counts={segments.data}
              onChange={(chosen) => {
                setProblem(undefined)
                open(
                  { view: 'send', templateId: template.id, recipients: chosen },
                  { replace: true },
                )
              }}
            />
            {recipients === 'guest' && (
              <GuestPicker
                eventId={event.id}
                value={draft.guestId}
                problem={problem?.part === 'guest' ? problem.message : undefined}
                onChange={(guestId) => {
                  change({ guestId })
                  choices.change({ guestId })
                }}
              />
            )}
            {query !== undefined && (
              <QueryView
                query={found}
                failed={messages.countFailed}
                level="none"
                skeleton={<Skeleton className="mt-3 h-16 rounded-card" />}
              >
                {(receivers) => (
                  <RecipientSummary
                    eventId={event.id}
                    found={receivers}
                    namesSeats={namesSeats(template)}
                  />
                )}
              </QueryView>
            )}
          </Step>
          <WhenStep
            event={event}
            draft={draft}
            duration={durationText(counted?.receiving ?? 0, settings.data?.perMinute ?? null)}
            problem={problem?.part === 'startAt' ? problem.message : undefined}
            timeRef={time}
            onChange={change}
          />
          {settings.data?.mailServer === 'files' && (
            <p className="rounded-card bg-warning-soft px-4 py-3 text-sm">{messages.files}</p>
          )}
          {mayEdit && (
            <SendBar
              receiving={counted?.receiving}
              draft={draft}
              pending={isPending}
              inactive={
                event.status === 'cancelled'
                  ? messages.cancelled
                  : (templateProblem ?? countProblem(draft, counted?.receiving))
              }
              onCancel={() => {
                open({ view: 'template', templateId: template.id })
              }}
            />
          )}
        </form>
        <Preview
          event={event}
          template={template}
          draft={saved}
          asText={false}
          choices={choices}
          className={side === 'preview' ? '' : '@max-[46rem]:hidden'}
        />
      </div>
    </div>
  )
}

function problemOfTemplate({ archivedAt, isActive }: EmailTemplate): string | undefined {
  if (archivedAt !== undefined) return messages.archived
  return isActive ? undefined : messages.notInUse
}

function countProblem(draft: SendDraft, receiving: number | undefined): string | undefined {
  // Pressing the button says that a guest has to be chosen.
  if (draft.recipients === 'guest' && draft.guestId === '') return undefined
  if (receiving === undefined) return messages.counting
  return receiving === 0 ? messages.noneReceives : undefined
}

type BarProps = {
  /** Absent until they are counted. */
  receiving: number | undefined
  draft: SendDraft
  pending: boolean
  /** Why it cannot be sent. */
  inactive: string | undefined
  onCancel: () => void
}

function SendBar({ receiving, draft, pending, inactive, onCancel }: BarProps) {
  const later = draft.when === 'later'
  const verb = later ? 'Plan' : 'Send'
  return (
    <div
      data-bottom-bar
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-3 rounded-card border border-border bg-surface px-4 py-3 shadow-float"
    >
      <p className="min-w-0 flex-1 text-sm text-muted @max-[30rem]:basis-full @max-[30rem]:empty:hidden">
        {receiving !== undefined && receiving > 0 && (
          <>
            To <Audience receiving={receiving} recipients={draft.recipients} />
          </>
        )}
      </p>
      <Button className="@max-[30rem]:flex-1" onClick={onCancel}>
        Cancel
      </Button>
      <Tooltip inactive={inactive} side="top">
        <Button
          type="submit"
          variant="primary"
          className="@max-[30rem]:flex-2"
          pending={pending}
          pendingLabel={later ? 'Planning…' : 'Sending…'}
        >
          <Send aria-hidden />
          {receiving === undefined || receiving === 0
            ? verb
            : `${verb}${later ? ' for' : ' to'} ${counted(receiving, 'guest')}`}
        </Button>
      </Tooltip>
    </div>
  )
}

/** Renders “87 guests who said yes”, the number in bold. */
function Audience({ receiving, recipients }: { receiving: number; recipients: RecipientType }) {
  const guests = counted(receiving, 'guest')
  return (
    <>
      <span className="font-semibold text-text">{guests}</span>
      {audienceText(receiving, recipients).slice(guests.length)}
    </>
  )
}
