/* The state of the installation for its operators: what works, what needs attention, and who keeps how much. */
import { RotateCw } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { keys } from '@/api/keys'
import { useOperatorStatus, type OperatorStatus } from '@/api/operator'
import { durationInWords } from '@/features/operator/amounts'
import { backupRows } from '@/features/operator/backup-rows'
import { databaseName, healthRows } from '@/features/operator/health-rows'
import { messages } from '@/features/operator/messages'
import { OrganisationsCard } from '@/features/operator/OrganisationsCard'
import { StateIcon, StatusCard } from '@/features/operator/StatusCard'
import type { RowState, StatusRow } from '@/features/operator/status-row'
import { workRows } from '@/features/operator/work-rows'
import { browserZone, timeOfDay } from '@/lib/dates'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { PageHeader } from '@/ui/PageHeader'
import { QueryView } from '@/ui/QueryView'
import { Skeletons } from '@/ui/Skeleton'
import { StatTile } from '@/ui/StatTile'

/** Renders the page. */
export function OperatorPage() {
  useTitle(messages.title)
  const status = useOperatorStatus()
  const cache = useQueryClient()
  return (
    <>
      <PageHeader
        title={messages.title}
        text={messages.text}
        actions={
          <Button
            pending={status.isFetching && !status.isPending}
            pendingLabel="Refreshing…"
            onClick={() => void cache.invalidateQueries({ queryKey: keys.operator })}
          >
            <RotateCw aria-hidden />
            Refresh
          </Button>
        }
      />
      <div className="mt-6 flex flex-col gap-6">
        <QueryView
          query={status}
          failed={messages.loadFailed}
          frame={(failure) => <Card>{failure}</Card>}
          skeleton={
            <Card>
              <Skeletons rows={6} />
            </Card>
          }
        >
          {(found) => (
            <>
              {status.error !== null && (
                <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-danger">
                  {messages.stale(timeIn(found.now), status.error.message)}
                </p>
              )}
              <State status={found} />
            </>
          )}
        </QueryView>
        <OrganisationsCard />
      </div>
    </>
  )
}

function timeIn(instant: string): string {
  return timeOfDay({ date: instant, zone: browserZone() })
}

function State({ status }: { status: OperatorStatus }) {
  const [health, work, backups] = [healthRows(status), workRows(status), backupRows(status)]
  return (
    <>
      <Summary now={status.now} rows={[...health, ...work, ...backups]} />
      <Figures figures={status.figures} />
      <div className="grid gap-6 xl:items-start xl:grid-cols-2">
        <div className="flex flex-col gap-6 max-xl:contents">
          <StatusCard title="Health" rows={health} />
          <Versions status={status} />
        </div>
        <div className="flex flex-col gap-6 max-xl:contents">
          <StatusCard title="Mail and jobs" rows={work} />
          <StatusCard title="Backups" rows={backups} />
        </div>
      </div>
    </>
  )
}

function Summary({ now, rows }: { now: string; rows: readonly StatusRow[] }) {
  const countOf = (wanted: RowState) => rows.filter(({ state }) => state === wanted).length
  const [bad, warnings] = [countOf('bad'), countOf('warning')]
  const state: RowState = bad > 0 ? 'bad' : warnings > 0 ? 'warning' : 'good'
  const parts = [
    bad > 0 ? messages.broken(bad) : '',
    warnings > 0 ? messages.needs(warnings) : '',
    state === 'good' ? messages.allGood : '',
  ]
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-4">
      <StateIcon state={state} />
      <p role="status" className="min-w-0 flex-1 font-medium">
        {parts.join(' ').trim()}
      </p>
      <p className="text-sm text-muted tabular-nums">{messages.checkedAt(timeIn(now))}</p>
    </Card>
  )
}

function Figures({ figures }: { figures: OperatorStatus['figures'] }) {
  const { countedMax, accounts, organisations, events, guests, sessions, sandboxes } = figures
  const tiles: [string, string, number][] = [
    ['Accounts', 'without sandboxes', accounts],
    ['Organisations', 'without sandboxes', organisations],
    ['Events', 'not deleted', events],
    ['Guests', 'in all events', guests],
    ['Sessions', 'signed-in browsers', sessions],
    ['Sandboxes', 'end after a day', sandboxes],
  ]
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {tiles.map(([label, hint, value]) => (
        <StatTile
          key={label}
          label={label}
          hint={hint}
          value={messages.counted(value, label === 'Guests' ? Infinity : countedMax)}
        />
      ))}
    </div>
  )
}

function Versions({ status }: { status: OperatorStatus }) {
  const { version, build, database, uptimeSeconds } = status
  const lines: [string, string][] = [
    ['Server', `${version} (${build})`],
    ['Database', databaseName(database)],
    ['Schema', database.schema],
    ['Running for', durationInWords(uptimeSeconds)],
  ]
  return (
    <Card className="max-xl:order-last">
      <CardHeader title="Versions" />
      <dl className="grid gap-x-8 gap-y-4 border-t border-border px-5 py-4 sm:grid-cols-2">
        {lines.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-0.5 text-sm font-medium wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
