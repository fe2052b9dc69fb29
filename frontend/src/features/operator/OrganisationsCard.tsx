/* The organisations of the installation with what they keep: searched on the server, page by page. */
import {
  useOperatorOrganisations,
  type OrganisationUsage,
  type SizedOrganisation,
} from '@/api/operator'
import { bytesInWords } from '@/features/operator/amounts'
import { messages } from '@/features/operator/messages'
import { browserZone, dateAndTime, relativeTime, shortDate } from '@/lib/dates'
import { useDebouncedValue } from '@/lib/debounced-value'
import { useListState } from '@/lib/list-state'
import { count, countNoun } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { DataTable } from '@/ui/DataTable'
import type { Column } from '@/ui/data-table/types'
import { EmptyState } from '@/ui/EmptyState'
import { MoreButton } from '@/ui/MoreButton'
import { QueryView } from '@/ui/QueryView'
import { SearchField } from '@/ui/SearchField'

const { organisations: texts } = messages
const defaults = { q: '' }

/** Milliseconds without a key before the server searches. */
const typingPause = 300

/** Renders the card. */
export function OrganisationsCard() {
  const { state, change } = useListState(defaults)
  const search = useDebouncedValue(state.q.trim(), typingPause)
  const found = useOperatorOrganisations(search)
  return (
    <section aria-label={texts.title}>
      <Card className="overflow-hidden">
        <CardHeader
          title={texts.title}
          text={texts.text}
          actions={
            <SearchField
              label={texts.search}
              placeholder={texts.placeholder}
              className="w-64 max-w-full"
              value={state.q}
              onChange={(q) => {
                change({ q })
              }}
            />
          }
        />
        <div className="border-t border-border">
          <QueryView
            query={found}
            failed={texts.failed}
            level={3}
            empty={
              search === '' ? (
                <EmptyState level={3} title={texts.emptyTitle} text={texts.empty} />
              ) : (
                <EmptyState
                  level={3}
                  title={texts.nothing(search)}
                  action={
                    <Button
                      onClick={() => {
                        change({ q: '' })
                      }}
                    >
                      {texts.clear}
                    </Button>
                  }
                />
              )
            }
          >
            {(rows) => (
              <DataTable
                label={texts.title}
                rows={rows}
                rowKey={({ id }) => id}
                columns={columns}
                card={(row) => <OrganisationOnPhone row={row} />}
                tableFrom={64}
                rowHeight={64}
              />
            )}
          </QueryView>
        </div>
      </Card>
      <MoreButton more={found} />
    </section>
  )
}

const columns: readonly Column<SizedOrganisation>[] = [
  { key: 'name', label: 'Name', render: (row) => <Name row={row} /> },
  {
    key: 'members',
    label: 'Members',
    alignEnd: true,
    width: '6rem',
    render: ({ members }) => count(members),
  },
  {
    key: 'events',
    label: 'Events',
    alignEnd: true,
    width: '9rem',
    render: ({ events }) => <Amount usage={events} words={count} />,
  },
  {
    key: 'guests',
    label: 'Guests',
    alignEnd: true,
    width: '10rem',
    render: ({ guests }) => <Amount usage={guests} words={count} />,
  },
  {
    key: 'plans',
    label: 'Plans',
    alignEnd: true,
    width: '10rem',
    render: ({ planBytes }) => <Amount usage={planBytes} words={bytesInWords} />,
  },
  {
    key: 'activity',
    label: 'Last activity',
    alignEnd: true,
    width: '9rem',
    render: (row) => <Activity row={row} />,
  },
]

function Name({ row: { name, createdAt } }: { row: SizedOrganisation }) {
  return (
    <>
      <p className="truncate font-medium">{name}</p>
      <p className="truncate text-xs text-muted">
        since {shortDate({ date: createdAt, zone: browserZone() })}
      </p>
    </>
  )
}

type AmountProps = { usage: OrganisationUsage; words: (value: number) => string }

function Amount({ usage: { used, limit, hasOwnLimit }, words }: AmountProps) {
  return (
    <>
      <p className={used >= limit ? 'font-medium text-danger' : undefined}>{words(used)}</p>
      <p className="text-xs text-muted">
        of {words(limit)}
        {hasOwnLimit && ` (${texts.ownLimit})`}
      </p>
    </>
  )
}

function Activity({ row: { lastActivityAt } }: { row: SizedOrganisation }) {
  if (lastActivityAt === undefined) return <span className="text-muted">{texts.never}</span>
  return (
    <time
      dateTime={lastActivityAt}
      title={dateAndTime({ date: lastActivityAt, zone: browserZone() })}
    >
      {relativeTime(lastActivityAt, new Date())}
    </time>
  )
}

function OrganisationOnPhone({ row }: { row: SizedOrganisation }) {
  const { members, events, guests, planBytes } = row
  const parts: [string, OrganisationUsage, (value: number) => string][] = [
    ['Events', events, count],
    ['Guests', guests, count],
    ['Plans', planBytes, bytesInWords],
  ]
  return (
    <div className="text-sm">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium break-words">{row.name}</p>
          <p className="text-xs text-muted">
            {countNoun(members, 'member')} · since{' '}
            {shortDate({ date: row.createdAt, zone: browserZone() })}
          </p>
        </div>
        <Badge>
          <Activity row={row} />
        </Badge>
      </div>
      <dl className="mt-3 grid grid-cols-3 gap-3 tabular-nums">
        {parts.map(([label, usage, words]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-muted">{label}</dt>
            <dd>
              <Amount usage={usage} words={words} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
