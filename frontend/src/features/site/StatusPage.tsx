/* Is it me or is it them: the state of server, database and mail, asked when the page opens and on demand. */
import { useHealth } from '@/api/health'
import { useSite } from '@/api/site'
import { timeOf } from '@/features/site/day'
import { PageFrame } from '@/features/site/PageFrame'
import { statusRows, summary, type StatusState } from '@/features/site/status-rows'
import { TextLink } from '@/features/site/text-parts'
import { paths } from '@/lib/paths'
import { Badge, type BadgeTone } from '@/ui/Badge'
import { Button } from '@/ui/Button'

const tones: Record<StatusState, BadgeTone> = {
  good: 'success',
  warning: 'warning',
  bad: 'danger',
  unknown: 'neutral',
}

/** Renders the page. */
export function StatusPage() {
  const health = useHealth()
  const site = useSite()
  const asking = health.isFetching || site.isFetching
  const rows = health.data === undefined ? [] : statusRows(health.data, site.data?.mail)
  return (
    <PageFrame
      title="Status"
      lead="Checked just now from your browser, the way a monitoring system would check."
    >
      <div className="mt-8 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-3">
        <p role="status" className="text-lg font-semibold">
          {health.data === undefined ? 'Asking…' : summary(rows)}
        </p>
        <Button
          pending={asking}
          pendingLabel="Checking…"
          onClick={() => {
            void health.refetch()
            void site.refetch()
          }}
        >
          Check again
        </Button>
        {health.data !== undefined && (
          <p className="text-muted tabular-nums">
            Checked at{' '}
            <time dateTime={health.data.checkedAt.toISOString()}>
              {timeOf(health.data.checkedAt)}
            </time>
          </p>
        )}
      </div>
      <ul className="mt-6 border-b border-border">
        {rows.map(({ part, state, word, text }) => (
          <li
            key={part}
            className="grid gap-x-8 gap-y-1 border-t border-border py-5 md:grid-cols-[200px_140px_minmax(0,1fr)] md:items-baseline"
          >
            <h2 className="text-base font-semibold">{part}</h2>
            <p>
              <Badge tone={tones[state]}>{word}</Badge>
            </p>
            <p className="text-base text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-[62ch] text-muted">
        {site.data !== undefined && `Version ${site.data.version}. `}
        Programs can ask <TextLink to="/healthz">/healthz</TextLink> and{' '}
        <TextLink to="/readyz">/readyz</TextLink>. If this page does not help,{' '}
        <TextLink to={paths.contact}>contact us</TextLink>.
      </p>
    </PageFrame>
  )
}
