/* What can be done at once with the email of a schedule: look at it, and send it before its time. */
import { Eye, Send } from 'lucide-react'
import { useState } from 'react'
import type { EmailSchedule, EmailTemplate } from '@/api/email-types'
import type { Event } from '@/api/schema'
import { useTemplatesView } from '@/features/emails/templates-view'
import { previewDialog } from '@/features/emails/send/lazy'
import { Button } from '@/ui/Button'

type Props = {
  event: Event
  schedule: EmailSchedule
  /** Absent when it can no longer be sent. */
  template: EmailTemplate | undefined
}

/** Renders the buttons; sending leads to its steps, with the recipients of the schedule. */
export function ScheduleActions({ event, schedule, template }: Props) {
  const [, open] = useTemplatesView()
  const [previewed, setPreviewed] = useState(false)
  if (template === undefined) return null
  return (
    <>
      <Button
        className="px-2.5"
        aria-label={`Preview ${schedule.templateName}`}
        onPointerEnter={previewDialog.preload}
        onFocus={previewDialog.preload}
        onClick={() => {
          setPreviewed(true)
        }}
      >
        <Eye aria-hidden />
        Preview
      </Button>
      <Button
        className="px-2.5"
        aria-label={`Send now: ${schedule.templateName}`}
        onClick={() => {
          open({ view: 'send', templateId: template.id, recipients: schedule.recipientType })
        }}
      >
        <Send aria-hidden />
        Send now
      </Button>
      {previewed && (
        <previewDialog.Part
          event={event}
          template={template}
          onClose={() => {
            setPreviewed(false)
          }}
        />
      )}
    </>
  )
}
