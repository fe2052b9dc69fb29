/* The button that pauses a schedule or activates it. */
import { Pause, Play } from 'lucide-react'
import type { EmailSchedule } from '@/api/email-types'
import { useScheduleSwitch } from '@/features/emails/automation/use-schedule-switch'
import { Button } from '@/ui/Button'

type Props = { eventId: string; schedule: EmailSchedule; className?: string }

export function ScheduleSwitch({ eventId, schedule, className }: Props) {
  const { run, isPending } = useScheduleSwitch(eventId)
  const { isActive, templateName } = schedule
  const word = isActive ? 'Pause' : 'Activate'
  const Icon = isActive ? Pause : Play
  return (
    <Button
      aria-label={`${word} ${templateName}`}
      className={className}
      pending={isPending}
      onClick={() => {
        run(schedule)
      }}
    >
      <Icon aria-hidden />
      {word}
    </Button>
  )
}
