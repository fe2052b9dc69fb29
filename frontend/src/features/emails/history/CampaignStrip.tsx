/* The newest campaigns above the history; pressing one shows its emails only. */
import type { Campaign } from '@/api/email-types'
import { campaignState } from '@/features/emails/history/campaign-state'
import { momentText } from '@/features/emails/history/email-status'
import { capitalised } from '@/lib/capitalised'
import { count } from '@/lib/words'
import { cn } from '@/ui/class-names'

type Props = {
  campaigns: readonly Campaign[]
  /** Empty while all emails are shown. */
  chosenId: string
  onChoose: (campaignId: string) => void
}

/** Most campaigns in the strip; the chosen one is always among them. */
const shownCampaigns = 12

/** Renders a row that scrolls sideways where there is too little room. */
export function CampaignStrip({ campaigns, chosenId, onChoose }: Props) {
  if (campaigns.length === 0) return null
  const shown = campaigns.filter(({ id }, index) => index < shownCampaigns || id === chosenId)
  return (
    <section aria-label="Campaigns">
      <ul className="-m-1 flex snap-x gap-3 overflow-x-auto p-1 pb-2">
        {shown.map((campaign) => (
          <li key={campaign.id} className="w-52 shrink-0 grow snap-start @min-[40rem]:max-w-72">
            <CampaignButton
              campaign={campaign}
              isChosen={campaign.id === chosenId}
              onPress={() => {
                onChoose(campaign.id === chosenId ? '' : campaign.id)
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ButtonProps = { campaign: Campaign; isChosen: boolean; onPress: () => void }

function CampaignButton({ campaign, isChosen, onPress }: ButtonProps) {
  const { templateName, startedAt, state, total, sent, failed, pending, skipped } = campaign
  const label = campaignState(campaign).label
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={cn(
        'flex size-full flex-col rounded-card border bg-surface px-3.5 py-3 text-start shadow-card transition-colors duration-120 hover:border-border-strong',
        isChosen ? 'border-accent ring-1 ring-accent' : 'border-border',
      )}
      onClick={onPress}
    >
      <span className="block w-full truncate font-semibold">{templateName}</span>
      <span className="block w-full truncate text-xs text-muted">
        {capitalised(momentText(startedAt, new Date()))}
        {state !== 'finished' && ` · ${label}`}
      </span>
      <span
        aria-hidden
        className="mt-2 flex h-1.5 w-full overflow-hidden rounded-full bg-surface-2"
      >
        <Share of={total} value={sent} className="bg-success" />
        <Share of={total} value={failed} className="bg-danger" />
        <Share of={total} value={skipped} className="bg-border-strong" />
      </span>
      <span className="mt-1.5 flex w-full flex-wrap justify-between gap-x-3 text-xs tabular-nums">
        <span>
          {pending > 0 ? `${count(sent)} of ${count(total)} sent` : `${count(sent)} sent`}
        </span>
        {failed > 0 ? (
          <span className="font-semibold text-danger">{count(failed)} failed</span>
        ) : (
          <span className="text-muted">none failed</span>
        )}
      </span>
    </button>
  )
}

function Share({ of: all, value, className }: { of: number; value: number; className: string }) {
  if (value === 0 || all === 0) return null
  // Two failures of ten thousand can be seen as well.
  return (
    <span
      style={{ width: `max(4px, ${String((value / all) * 100)}%)` }}
      className={cn('shrink', className)}
    />
  )
}
