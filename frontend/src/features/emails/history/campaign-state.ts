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

/** Returns whether a campaign is being sent: it changes by itself. After Stop, the last mails are still going out. */
export function isMoving(campaign: Campaign, now = new Date()): boolean {
  const { state, pending } = campaign
  if (state === 'stopped') return pending > 0
  return state === 'running' || (state === 'queued' && !isPlanned(campaign, now))
}

/** Returns whether a campaign waits for a time in the future. */
export function isPlanned({ state, startedAt }: Campaign, now = new Date()): boolean {
  return state === 'queued' && new Date(startedAt) > now
}
