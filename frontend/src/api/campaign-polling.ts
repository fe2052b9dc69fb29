/* How often the numbers of campaigns are asked for: while they change, and about when they start. */
import type { Campaign } from '@/api/email-types'

/** While an email is being sent, its counts are asked for this often. */
export const pollMs = 2000

/** How often, at most, those are asked for that wait for their time. */
const waitingPollMs = 60_000

/** Whether a campaign is being sent: it changes by itself. After Stop, the last mails are still going out. */
export function isMoving(campaign: Campaign, now = new Date()): boolean {
  const { state, pending } = campaign
  if (state === 'stopped') return pending > 0
  return state === 'running' || (state === 'queued' && !isPlanned(campaign, now))
}

/** Whether a campaign waits for a time in the future. */
export function isPlanned({ state, startedAt }: Campaign, now = new Date()): boolean {
  return state === 'queued' && new Date(startedAt) > now
}

/** Milliseconds until campaigns are asked for again: shortly while they move, at the latest when one of them starts. */
export function pollAfter(campaigns: readonly Campaign[], now = new Date()): number | false {
  if (campaigns.some((campaign) => isMoving(campaign, now))) return pollMs
  const starts = campaigns
    .filter((campaign) => isPlanned(campaign, now))
    .map(({ startedAt }) => new Date(startedAt).getTime() - now.getTime())
  if (starts.length === 0) return false
  return Math.min(waitingPollMs, Math.max(pollMs, Math.min(...starts)))
}
