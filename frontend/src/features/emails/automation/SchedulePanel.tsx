/* One schedule beside the timeline: its sentence, when it runs next, and who would receive it. */
import { Trash2 } from 'lucide-react'
import { useId, useState, type SyntheticEvent } from 'react'
import { useMayEdit } from '@/api/auth'
import { useCreateEmailSchedule, useUpdateEmailSchedule } from '@/api/emails'
import type { EmailSchedule, EmailTemplate } from '@/api/email-types'
import type { Event } from '@/api/schema'
import { automationMessages as messages } from '@/features/emails/automation/messages'
import { DeleteQuestion } from '@/features/emails/automation/DeleteQuestion'
import { LastRun, NextRun } from '@/features/emails/automation/NextRun'
import { Receivers } from '@/features/emails/automation/Receivers'
import {
  draftOf,
  hasTime,
  inputOf,
  isChanged,
  problemOf,
  type DraftProblem,
  type ScheduleDraft,
} from '@/features/emails/schedules/schedule-draft'
import { ScheduleActions } from '@/features/emails/automation/ScheduleActions'
import { ScheduleSentence } from '@/features/emails/automation/ScheduleSentence'
import { ScheduleSwitch } from '@/features/emails/automation/ScheduleSwitch'
import { scheduleText } from '@/features/emails/automation/sentence'
import { capitalised } from '@/lib/capitalised'
import { Button } from '@/ui/Button'
import { SavedByOthers } from '@/ui/form/ChangedElsewhere'
import { IconButton } from '@/ui/IconButton'
import type { Refusal } from '@/ui/mutation'
import { SidePanel } from '@/ui/SidePanel'
import { toast } from '@/ui/toast'
import { useUnsavedChanges } from '@/ui/unsaved-changes'

export type OpenedSchedule =
  { kind: 'new'; initial: ScheduleDraft } | { kind: 'saved'; schedule: EmailSchedule }

type Props = {
  event: Event
  templates: readonly EmailTemplate[]
  opened: OpenedSchedule
  onClose: () => void
  /** Called with the id of a new schedule. */
  onCreated: (scheduleId: string) => void
  returnFocus: () => HTMLElement | null
}

/** The part of the sentence that holds a field of the wire. */
const partOf: Partial<Record<string, keyof ScheduleDraft>> = {
  templateId: 'templateId',
  triggerType: 'triggerType',
  sendTime: 'sendTime',
  recipientType: 'recipientType',
}

/** Renders the panel; mount it anew for another schedule. */
export function SchedulePanel({
  event,
  templates,
  opened,
  onClose,
  onCreated,
  returnFocus,
}: Props) {
  const mayEdit = useMayEdit()
  const formId = useId()
  const schedule = opened.kind === 'saved' ? opened.schedule : undefined
  const [edited, setEdited] = useState<ScheduleDraft>()
  /** What was saved when the edits began, or what the person keeps their edits over. */
  const [before, setBefore] = useState<string>()
  const [problem, setProblem] = useState<DraftProblem>()
  const [deleting, setDeleting] = useState(false)
  const create = useCreateEmailSchedule(event.id)
  const update = useUpdateEmailSchedule(event.id)
  const initial = opened.kind === 'new' ? opened.initial : draftOf(opened.schedule)
  const draft = edited ?? initial
  const changed = edited !== undefined && (schedule === undefined || isChanged(edited, schedule))
  const saved = JSON.stringify(initial)
  const isOther = changed && !update.isPending && before !== undefined && before !== saved
  const unsaved = useUnsavedChanges(changed)
  const close = () => {
    unsaved.askBefore(onClose)
  }
  const refused = (failed: string) => (error: Refusal) => {
    const part =
      error.field === 'triggerValue'
        ? draft.triggerType === 'on_date'
          ? 'date'
          : 'days'
        : partOf[error.field ?? '']
    if (part === undefined) toast.error(failed, error.message)
    else setProblem({ part, message: error.message })
  }
  const save = (submit: SyntheticEvent) => {
    submit.preventDefault()
    if (create.isPending || update.isPending) return
    const found = problemOf(draft)
    setProblem(found)
    if (found !== undefined) return
    if (schedule === undefined) {
      create.mutate(
        { ...inputOf(draft), isActive: true },
        {
          onSuccess: ({ id }) => {
            unsaved.markSaved()
            toast.success(messages.created)
            onCreated(id)
          },
          onError: refused(messages.createFailed),
        },
      )
      return
    }
    update.mutate(
      { scheduleId: schedule.id, ...inputOf(draft) },
      {
        onSuccess: () => {
          setEdited(undefined)
          toast.success(messages.updated)
        },
        onError: refused(messages.updateFailed),
      },
    )
  }
  return (
    <SidePanel
      title={schedule?.templateName ?? messages.newTitle}
      onClose={close}
      returnFocus={returnFocus}
      focusesItself={schedule !== undefined}
      readOnly={!mayEdit}
      initialWidth={372}
      actions={
        mayEdit && schedule !== undefined ? (
          <IconButton
            label="Delete"
            size="icon-sm"
            onClick={() => {
              setDeleting(true)
            }}
          >
            <Trash2 aria-hidden />
          </IconButton>
        ) : undefined
      }
      footer={
        mayEdit ? (
          <>
            {schedule === undefined ? (
              <Button onClick={onClose}>Cancel</Button>
            ) : (
              <>
                {!changed && (
                  <ScheduleActions
                    event={event}
                    schedule={schedule}
                    template={templates.find(({ id }) => id === schedule.templateId)}
                  />
                )}
                <ScheduleSwitch eventId={event.id} schedule={schedule} className="px-2.5" />
              </>
            )}
            {(schedule === undefined || changed) && (
              <Button
                type="submit"
                form={formId}
                variant="primary"
                pending={create.isPending || update.isPending}
                pendingLabel="Saving…"
              >
                {schedule === undefined ? 'Create schedule' : 'Save changes'}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-4">
        {mayEdit ? (
          <form id={formId} noValidate onSubmit={save}>
            <ScheduleSentence
              draft={draft}
              templates={withPresent(templates, schedule)}
              problem={problem}
              onChange={(next) => {
                setBefore((known) => (changed ? known : saved))
                setEdited(next)
                setProblem(undefined)
              }}
            />
          </form>
        ) : (
          schedule !== undefined && (
            <p className="text-base">{capitalised(scheduleText(schedule))}</p>
          )
        )}
        <SavedByOthers
          isShown={isOther}
          onTake={() => {
            setEdited(undefined)
          }}
          onKeep={() => {
            setBefore(saved)
          }}
        />
        <NextRun event={event} draft={draft} stored={changed ? undefined : schedule} />
        {hasTime(draft.triggerType) && (
          <Receivers
            eventId={event.id}
            recipients={draft.recipientType}
            templateId={draft.templateId}
            namesSeats={templates.some(
              ({ id, templateType }) =>
                id === draft.templateId && templateType === 'seat_assignment',
            )}
          />
        )}
        {schedule !== undefined && <LastRun event={event} schedule={schedule} />}
      </div>
      {unsaved.question}
      {deleting && schedule !== undefined && (
        <DeleteQuestion
          eventId={event.id}
          schedule={schedule}
          onDeleted={() => {
            unsaved.markSaved()
            onClose()
          }}
          onClose={() => {
            setDeleting(false)
          }}
        />
      )}
    </SidePanel>
  )
}

type Choice = Pick<EmailTemplate, 'id' | 'name'>

/** An archived template can no longer be chosen, but is what the schedule has. */
function withPresent(
  templates: readonly Choice[],
  schedule: EmailSchedule | undefined,
): readonly Choice[] {
  if (schedule === undefined || templates.some(({ id }) => id === schedule.templateId)) {
    return templates
  }
  return [...templates, { id: schedule.templateId, name: schedule.templateName }]
}
