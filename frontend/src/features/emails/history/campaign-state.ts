/* The states of a campaign: their words and their badges. */
import type { Campaign, CampaignState } from '@/api/email-types'
import type { BadgeTone } from '@/ui/Badge'

const states: Record<CampaignState, { label: string; tone: BadgeTone }> = {
  queued: { label: 'Planned', tone: 'info' },
  running: { label: 'Sending', tone: 'info' },
  paused: { label: 'Paused', tone: 'warning' },
  stopped: { label: 'Stopped', tone: 'neutral' },
  finished: { label: 'Sent', tone: 'success' },
}

/** Returns whether it can still be paused or stopped. */
export function isOpen({ state }: Pick<Campaign, 'state'>): boolean {
  return state === 'queued' || state === 'running' || state === 'paused'
}

/** The word and the tone of a campaign's state. */
export function campaignState({ state }: Pick<Campaign, 'state'>) {
  return states[state]
}
