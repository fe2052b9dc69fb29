/* What was sent to the guests of an event: campaigns, every email with its state, and one of them beside the list. */
import { Ban, Mails, RotateCw, Send } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import { useCampaigns, useEmailHistory, useEmailSettings } from '@/api/emails'
import type { EmailHistoryItem, EmailHistoryPage } from '@/api/email-types'
import type { Event } from '@/api/schema'
import { runAddress } from '@/features/emails/addresses'
import { isOpen } from '@/features/emails/history/campaign-state'
import { CampaignStrip } from '@/features/emails/history/CampaignStrip'
import { EmailPanel } from '@/features/emails/history/EmailPanel'
import {
  emailButtonId,
  HistoryCard,
  historyColumns,
} from '@/features/emails/history/history-columns'
import {
  historyMessages as messages,
  suppressionMessages,
} from '@/features/emails/history/messages'
import { recipientName } from '@/features/emails/history/email-status'
import { parseStatus, StatusChips } from '@/features/emails/history/StatusChips'
import { suppressionsDialog } from '@/features/emails/history/suppressions/lazy'
import { useResend } from '@/features/emails/history/use-resend'
import { useItemInAddress, type ItemInAddress } from '@/features/emails/item-in-address'
import { HeldNotice } from '@/features/emails/pause/HeldNotice'
import { PauseAllButton, PausedNotice } from '@/features/emails/pause/PauseAll'
import { SideArea } from '@/features/emails/SideArea'
import { useDebouncedValue } from '@/lib/debounced-value'
import { useListState, type List } from '@/lib/list-state'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { cn } from '@/ui/class-names'
import { useSelection } from '@/ui/data-table/use-selection'
import { DataTable } from '@/ui/DataTable'
import { EmptyState } from '@/ui/EmptyState'
import { FilteredList } from '@/ui/FilteredList'
import { MoreButton } from '@/ui/MoreButton'
import { QueryView } from '@/ui/QueryView'
import { SelectionAction, SelectionBar } from '@/ui/SelectionBar'

type Props = { event: Event }

const defaults = { q: '', status: '', campaign: '' }
type HistoryList = List<keyof typeof defaults>

const pageSize = 100
const searchRestMs = 250

/** Renders the panel of one event. */
export function HistoryPanel({ event }: Props) {
  const eventId = event.id
  const list = useListState(defaults)
  const opened = useItemInAddress('email')
  const campaigns = useCampaigns(eventId)
  const { q, status, campaign } = list.state
  const wanted = useDebouncedValue(q.trim(), searchRestMs)
  const chosen = parseStatus(status)
  const isNarrowed = q.trim() !== '' || wanted !== '' || campaign !== ''
  const history = useEmailHistory(eventId, {
    limit: pageSize,
    ...(wanted === '' ? {} : { q: wanted }),
    ...(chosen === undefined ? {} : { status: chosen }),
    ...(campaign === '' ? {} : { campaignId: campaign }),
  })
  const underWay = campaigns.data?.find((one) => one.id === campaign && isOpen(one))
  return (
    <div className="flex items-start md:gap-6">
      <div className="@container flex min-w-0 flex-1 flex-col gap-4">
        <Toolbar eventId={eventId} />
        <PausedNotice eventId={eventId} />
        <HeldNotice eventId={eventId} />
        <CampaignStrip
          campaigns={campaigns.data ?? []}
          chosenId={campaign}
          onChoose={(campaignId) => {
            list.change({ campaign: campaignId })
          }}
        />
        {underWay !== undefined && (
          <Link to={runAddress(eventId, underWay.id)} className={cn(buttonStyles(), 'self-start')}>
            <Send aria-hidden />
            {messages.showProgress(underWay.templateName)}
          </Link>
        )}
        <Card className="overflow-clip">
          <QueryView
            query={history}
            failed={messages.loadFailed}
            skeleton={6}
            isEmpty={({ pages }) => !isNarrowed && pages[0]?.counts.all === 0}
            empty={<EmptyState icon={Mails} title={messages.empty} text={messages.emptyText} />}
          >
            {({ pages }) => (
              <>
                <History eventId={eventId} list={list} pages={pages} opened={opened} />
                <div className="px-5 pb-5 empty:hidden">
                  <MoreButton more={history} />
                </div>
              </>
            )}
          </QueryView>
        </Card>
      </div>
      {opened.id !== undefined && (
        <OpenedEmail eventId={eventId} emailId={opened.id} onClose={opened.close} />
      )}
    </div>
  )
}

function Toolbar({ eventId }: { eventId: string }) {
  const mayEdit = useMayEdit()
  const settings = useEmailSettings(eventId)
  const [showsBlocked, setShowsBlocked] = useState(false)
  const { data } = settings
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 text-sm wrap-anywhere text-muted">
        {data !== undefined &&
          (data.mailServer === 'files'
            ? messages.files
            : `Sent from ${data.from} by ${messages.sentBy[data.mailServer]}.`)}
      </p>
      <div className="flex flex-wrap gap-2">
        {mayEdit && (
          <Button
            onPointerEnter={suppressionsDialog.preload}
            onFocus={suppressionsDialog.preload}
            onClick={() => {
              setShowsBlocked(true)
            }}
          >
            <Ban aria-hidden />
            {suppressionMessages.button}
          </Button>
        )}
        <PauseAllButton eventId={eventId} />
      </div>
      {showsBlocked && (
        <suppressionsDialog.Part
          onClose={() => {
            setShowsBlocked(false)
          }}
        />
      )}
    </div>
  )
}

/** Narrowest window, in rem, in which subjects have room beside the other columns. */
const tableFrom = { alone: 56, besidePanel: 80 }

type HistoryProps = {
  eventId: string
  list: HistoryList
  pages: readonly EmailHistoryPage[]
  opened: ItemInAddress
}

function History({ eventId, list, pages, opened }: HistoryProps) {
  const mayEdit = useMayEdit()
  const items = useMemo(() => pages.flatMap((page) => page.items), [pages])
  const { selected, selection, clear } = useSelection(items, keyOf, nameOf)
  const resend = useResend(eventId)
  const { id: openId, open } = opened
  const opening = useMemo(() => ({ openId, open }), [openId, open])
  const isBesidePanel = openId !== undefined
  const columns = useMemo(
    () => historyColumns(opening, { isBesidePanel }),
    [opening, isBesidePanel],
  )
  const first = pages[0]
  const total = first?.total ?? 0
  return (
    <>
      <FilteredList
        list={list}
        noun="email"
        search={{ name: 'q', label: 'Search emails', placeholder: 'Name, address or subject' }}
        tools={
          <StatusChips
            value={parseStatus(list.state.status) ?? ''}
            counts={first?.counts}
            onChange={(status) => {
              list.change({ status })
            }}
          />
        }
        shown={total}
        // The server counts what fits search and campaign; something else was sent in any case.
        all={Math.max(total, first?.counts.all ?? 0, 1)}
        count={countNoun(total, 'email')}
        level={3}
      >
        <DataTable
          label="Send history"
          rows={items}
          rowKey={keyOf}
          columns={columns}
          card={(item) => <HistoryCard item={item} opening={opening} />}
          tableFrom={isBesidePanel ? tableFrom.besidePanel : tableFrom.alone}
          currentKey={openId}
          onOpen={({ id }) => {
            open(id)
          }}
          {...(mayEdit ? { selection } : {})}
        />
      </FilteredList>
      <SelectionBar count={selected.length} onClear={clear}>
        <SelectionAction
          pending={resend.isPending}
          onClick={() => {
            resend.run(selected, clear)
          }}
        >
          <RotateCw aria-hidden />
          {messages.resend}
        </SelectionAction>
      </SelectionBar>
    </>
  )
}

function keyOf({ id }: EmailHistoryItem): string {
  return id
}

function nameOf(item: EmailHistoryItem): string {
  return `“${item.subject}” to ${recipientName(item)}`
}

type OpenedProps = { eventId: string; emailId: string; onClose: () => void }

function OpenedEmail({ eventId, emailId, onClose }: OpenedProps) {
  return (
    <SideArea>
      <EmailPanel
        eventId={eventId}
        emailId={emailId}
        onClose={onClose}
        returnFocus={() => document.getElementById(emailButtonId(emailId))}
      />
    </SideArea>
  )
}
