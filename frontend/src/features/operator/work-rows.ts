/* Whether mail leaves and jobs run. */
import type { OperatorStatus } from '@/api/operator'
import { durationInWords } from '@/features/operator/amounts'
import type { StatusRow } from '@/features/operator/status-row'
import { relativeTime } from '@/lib/dates'
import { count, countNoun } from '@/lib/words'

/** Seconds after which mail that no one has paused should have gone. */
const patience = 3600

/** Returns what the page shows under Mail and jobs. */
export function workRows(status: OperatorStatus): StatusRow[] {
  return [mailServer(status), queue(status), lastDay(status), jobs(status)]
}

function mailServer({ now, mail }: OperatorStatus): StatusRow {
  const name = 'Mail server'
  if (mail.mode === 'files') {
    const text = 'No mail leaves: it is written to files in the data folder.'
    return { name, state: 'off', word: 'Not set up', text, options: ['--smtp-url'] }
  }
  const server = mail.server ?? ''
  if (mail.unreachableSince !== undefined) {
    const since = relativeTime(mail.unreachableSince, new Date(now))
    const text = `${server} stopped answering ${since}. Waiting mail keeps its place.`
    return { name, state: 'bad', word: 'Unreachable', text }
  }
  const last =
    mail.lastSentAt === undefined
      ? 'No mail has gone in the last 24 hours.'
      : `The last mail went ${relativeTime(mail.lastSentAt, new Date(now))}.`
  const word = mail.lastSentAt === undefined ? 'Ready' : 'Delivering'
  return { name, state: 'good', word, text: `${server}. ${last}` }
}

function queue({ mail: { waiting, paused, oldestWaitingSeconds } }: OperatorStatus): StatusRow {
  const name = 'Mail queue'
  if (waiting === 0) return { name, state: 'good', word: 'Empty', text: 'No mail waits.' }
  const oldest = oldestWaitingSeconds ?? 0
  const text = [
    `The oldest has waited ${durationInWords(oldest)}.`,
    paused > 0 ? `Organisers have paused ${count(paused)}.` : '',
  ]
  const state = oldest > patience && paused < waiting ? 'warning' : 'good'
  return { name, state, word: `${count(waiting)} waiting`, text: text.join(' ').trim() }
}

function lastDay({ mail: { mode, sentLastDay, failedLastDay } }: OperatorStatus): StatusRow {
  const name = 'Last 24 hours'
  const sent = `${countNoun(sentLastDay, 'mail')} ${mode === 'files' ? 'written' : 'sent'}.`
  return failedLastDay === 0
    ? { name, state: 'good', word: 'No failures', text: sent }
    : {
        name,
        state: 'warning',
        word: `${count(failedLastDay)} failed`,
        text: `${sent} The mailbox of each organisation has the reasons.`,
      }
}

function jobs({ jobs: { running, waiting } }: OperatorStatus): StatusRow {
  const text = `${count(running)} running, ${count(waiting)} waiting, on all servers.`
  const word = running + waiting === 0 ? 'Idle' : running > 0 ? 'Running' : 'Waiting'
  return { name: 'Jobs', state: running === 0 && waiting > 0 ? 'warning' : 'good', word, text }
}
