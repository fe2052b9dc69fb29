/* The three steps, the button that sends, and the preview. */
import { useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { useMayEdit } from '@/api/auth'
import type { EmailTemplate, RecipientType } from '@/api/email-types'
import { useEmailRecipients, useEmailSettings, useRecipientSegments } from '@/api/emails'
import type { Event } from '@/api/schema'
import { useTemplatesView } from '@/features/emails/templates-view'
import { audienceText, durationText, namesSeats } from '@/features/emails/send/counts'
import { EmailStep } from '@/features/emails/send/EmailStep'
import { GuestPicker } from '@/features/emails/send/GuestPicker'
import { GuestsPicker } from '@/features/emails/send/GuestsPicker'
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
import { SendBar } from '@/features/emails/send/SendBar'
import { Step } from '@/features/emails/send/Step'
import { useChosenGuests } from '@/features/emails/send/use-chosen-guests'
import { useSend } from '@/features/emails/send/use-send'
import { WhenStep } from '@/features/emails/send/WhenStep'
import { draftOf } from '@/features/emails/templates/draft-store'
import { Preview } from '@/features/emails/templates/preview/Preview'
import type { usePreviewChoices } from '@/features/emails/templates/preview/use-preview'
import { countNoun as countedWords } from '@/lib/words'
import { cn } from '@/ui/class-names'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { QueryView } from '@/ui/QueryView'
import { Segmented } from '@/ui/Segmented'
import { Skeleton } from '@/ui/Skeleton'

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

export function SendSteps({ event, template, usable, recipients: inAddress, choices }: Props) {
  const mayEdit = useMayEdit()
  const [, open] = useTemplatesView()
  const [guestIds, chooseGuests] = useChosenGuests()
  const [typed, setDraft] = useState(() => newDraft(inAddress, event.zone, new Date()))
  const draft = { ...typed, guestIds }
  const { recipients } = draft
  const [known, setKnown] = useState(inAddress)
  if (inAddress !== known) {
    setKnown(inAddress)
    setDraft({ ...typed, recipients: inAddress })
  }
  const [problem, setProblem] = useState<SendProblem>()
  const [asks, setAsks] = useState(false)
  // Where both do not fit beside each other.
  const [side, setSide] = useState<Side>('steps')
  const time = useRef<HTMLInputElement>(null)
  const segments = useRecipientSegments(event.id)
  const query = recipientsQuery(draft, template.id)
  const found = useEmailRecipients(
    event.id,
    query ?? { recipientType: recipients },
    query !== undefined,
  )
  const settings = useEmailSettings(event.id)
  const counted = query === undefined ? undefined : found.data
  const saved = useMemo(() => draftOf(template), [template])
  const receiving = counted?.receiving ?? 0
  const { send, isPending } = useSend(event, settings.data?.paused === true)
  const change = (fields: Partial<SendDraft>) => {
    setDraft((present) => ({ ...present, ...fields }))
    setProblem(undefined)
  }
  const choose = (chosen: RecipientType) => {
    // The address follows a moment later.
    change({ recipients: chosen, sendAgain: false })
    open({ view: 'send', templateId: template.id, recipients: chosen }, { replace: true })
  }
  const submit = (submitted: SyntheticEvent) => {
    submitted.preventDefault()
    const wrong = problemOf(draft, event.zone, new Date())
    setProblem(wrong)
    if (wrong?.part === 'startAt') time.current?.focus()
    if (wrong !== undefined) return
    if (draft.when === 'now' && receiving > 1) setAsks(true)
    else send(template.id, draft, setProblem)
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
          <Step number={2} title="Recipients" hint={messages.countedNow} done={receiving > 0}>
            <RecipientCards
              value={recipients}
              counts={segments.data}
              chosen={guestIds.length}
              onChange={choose}
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
            {recipients === 'guests' && (
              <GuestsPicker
                eventId={event.id}
                value={guestIds}
                problem={problem?.part === 'guests' ? problem.message : undefined}
                onChange={(chosen) => {
                  chooseGuests(chosen)
                  setProblem(undefined)
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
                    onOnlySeated={
                      includesSeated(recipients)
                        ? () => {
                            choose('assigned')
                          }
                        : undefined
                    }
                    sendAgain={draft.sendAgain}
                    onSendAgain={(sendAgain) => {
                      change({ sendAgain })
                    }}
                  />
                )}
              </QueryView>
            )}
          </Step>
          <WhenStep
            event={event}
            draft={draft}
            duration={durationText(receiving, settings.data?.perMinute ?? null)}
            problem={problem?.part === 'startAt' ? problem.message : undefined}
            timeRef={time}
            onChange={change}
          />
          {settings.data?.mailServer === 'files' && (
            <p className="rounded-card bg-warning-soft px-4 py-3 text-sm">{messages.files}</p>
          )}
          <ConfirmDialog
            open={asks}
            onOpenChange={setAsks}
            title={messages.question(template.name)}
            confirmLabel={`Send to ${countedWords(receiving, 'guest')}`}
            pending={isPending}
            pendingLabel="Sending…"
            onConfirm={() => {
              setAsks(false)
              send(template.id, draft, setProblem)
            }}
          >
            {messages.questionText(audienceText(receiving, recipients))}
          </ConfirmDialog>
          {mayEdit && (
            <SendBar
              receiving={counted?.receiving}
              draft={draft}
              pending={isPending}
              inactive={
                event.status === 'cancelled'
                  ? messages.cancelled
                  : (templateProblem ?? countProblem(query !== undefined, counted?.receiving))
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

/** All of those with a seat are among these recipients. */
function includesSeated(recipients: RecipientType): boolean {
  return recipients === 'all' || recipients === 'confirmed_only'
}

function problemOfTemplate({ archivedAt, isActive }: EmailTemplate): string | undefined {
  if (archivedAt !== undefined) return messages.archived
  return isActive ? undefined : messages.notInUse
}

function countProblem(isChosen: boolean, receiving: number | undefined): string | undefined {
  // Pressing the button says that guests have to be chosen.
  if (!isChosen) return undefined
  if (receiving === undefined) return messages.counting
  return receiving === 0 ? messages.noneReceives : undefined
}
