/* A schedule as one sentence, whose parts are chosen in place. */
import { useId } from 'react'
import type { EmailTemplate } from '@/api/email-types'
import {
  countsDays,
  hasTime,
  maxDays,
  type DraftProblem,
  type ScheduleDraft,
} from '@/features/emails/schedules/schedule-draft'
import { recipientChoices, triggerChoices } from '@/features/emails/automation/sentence'
import { SentenceInput, SentenceSelect } from '@/features/emails/automation/sentence-controls'

type Props = {
  draft: ScheduleDraft
  templates: readonly Pick<EmailTemplate, 'id' | 'name'>[]
  problem: DraftProblem | undefined
  onChange: (draft: ScheduleDraft) => void
}

/** Renders the sentence and, below it, what is wrong with it. */
export function ScheduleSentence({ draft, templates, problem, onChange }: Props) {
  const errorId = useId()
  const { templateId, triggerType, days, date, sendTime, recipientType } = draft
  const change = (parts: Partial<ScheduleDraft>) => {
    onChange({ ...draft, ...parts })
  }
  const marked = (part: keyof ScheduleDraft) =>
    problem?.part === part ? { 'aria-invalid': true as const, 'aria-describedby': errorId } : {}
  return (
    <fieldset className="min-w-0 rounded-card border border-border bg-bg px-4 py-3">
      <legend className="sr-only">When and to whom it is sent</legend>
      <p className="text-base leading-10 pointer-coarse:leading-[3.25rem]">
        Send{' '}
        <SentenceSelect
          label="Template"
          value={templateId}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          invalid={problem?.part === 'templateId'}
          describedBy={problem?.part === 'templateId' ? errorId : undefined}
          onChange={(chosen) => {
            change({ templateId: chosen })
          }}
        />{' '}
        {countsDays(triggerType) && (
          <>
            <SentenceInput
              aria-label="Days"
              inputMode="numeric"
              autoComplete="off"
              maxLength={String(maxDays).length}
              className="min-w-11 text-center"
              value={days}
              {...marked('days')}
              onValue={(typed) => {
                change({ days: typed })
              }}
            />{' '}
          </>
        )}
        <SentenceSelect
          label="When"
          value={triggerType}
          options={triggerChoices(days)}
          onChange={(chosen) => {
            change({ triggerType: chosen })
          }}
        />{' '}
        {triggerType === 'on_date' && (
          <>
            <SentenceInput
              aria-label="Date"
              type="date"
              value={date}
              {...marked('date')}
              onValue={(typed) => {
                change({ date: typed })
              }}
            />{' '}
          </>
        )}
        {hasTime(triggerType) && (
          <>
            at{' '}
            <SentenceInput
              aria-label="Time"
              type="time"
              value={sendTime}
              {...marked('sendTime')}
              onValue={(typed) => {
                change({ sendTime: typed.slice(0, 5) })
              }}
            />{' '}
          </>
        )}
        to{' '}
        <SentenceSelect
          label="Recipients"
          value={recipientType}
          options={recipientChoices(recipientType)}
          onChange={(chosen) => {
            change({ recipientType: chosen })
          }}
        />
        .
      </p>
      <p id={errorId} role="alert" className="text-sm text-danger empty:hidden">
        {problem?.message}
      </p>
    </fieldset>
  )
}
