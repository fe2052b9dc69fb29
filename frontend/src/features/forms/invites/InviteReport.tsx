/* What became of each line of the last sending: what was left out first. */
import type { InviteLine, InviteResult, InvitesSent } from '@/api/invitation-form'
import { countNoun } from '@/lib/words'
import { Badge, type BadgeTone } from '@/ui/Badge'
import { Card, CardHeader } from '@/ui/Card'

const words: Record<InviteResult, { label: string; tone: BadgeTone }> = {
  queued: { label: 'Invited', tone: 'success' },
  invalid: { label: 'Not valid', tone: 'danger' },
  repeated: { label: 'Repeated', tone: 'neutral' },
  'invited-recently': { label: 'Invited recently', tone: 'neutral' },
  suppressed: { label: 'Blocked', tone: 'warning' },
  limit: { label: 'Limit reached', tone: 'warning' },
}

/** Lines that are listed; ten thousand would hold the browser up. */
const shown = 1000

export function InviteReport({ report: { sentCount, lines } }: { report: InvitesSent }) {
  const leftOut = lines.filter(({ result }) => result !== 'queued')
  const ordered = [...leftOut, ...lines.filter(({ result }) => result === 'queued')]
  const more = ordered.length - shown
  return (
    <Card>
      <CardHeader
        title={
          sentCount === 0
            ? 'No one was invited'
            : `${countNoun(sentCount, 'person', 'people')} invited`
        }
        text={
          leftOut.length === 0
            ? undefined
            : `${countNoun(leftOut.length, 'line')} left out. Lines that can be corrected are still in the field above.`
        }
      />
      <ul
        aria-label="Result per line"
        className="max-h-96 divide-y divide-border overflow-y-auto border-t border-border"
      >
        {ordered.slice(0, shown).map((line) => (
          <ReportLine key={line.line} line={line} />
        ))}
        {more > 0 && (
          <li className="px-5 py-2.5 text-sm text-muted">and {countNoun(more, 'more line')}</li>
        )}
      </ul>
    </Card>
  )
}

function ReportLine({ line: { email, result, message } }: { line: InviteLine }) {
  const { label, tone } = words[result]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5 text-sm">
      <span className="min-w-0 flex-1 basis-48 break-all">{email}</span>
      {message !== '' && <span className="text-muted">{message}</span>}
      <Badge tone={tone}>{label}</Badge>
    </li>
  )
}
