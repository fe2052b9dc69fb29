/* What the status page says about each part, from one look at the server. */
import type { Health, MailHealth } from '@/api/health'
import type { MailMode } from '@/api/schema'
import { countNoun } from '@/lib/words'

export type StatusState = 'good' | 'warning' | 'bad' | 'unknown'

interface StatusRow {
  readonly part: string
  readonly state: StatusState
  readonly word: string
  readonly text: string
}

/** Mail that waits longer than this is late. */
const lateSeconds = 600

/** The three parts in the order of the page. */
export function statusRows(health: Health, mailMode: MailMode | undefined): readonly StatusRow[] {
  return [serverRow(health), databaseRow(health), mailRow(health, mailMode)]
}

/** One sentence for the whole. */
export function summary(rows: readonly StatusRow[]): string {
  if (rows.every(({ state }) => state === 'good')) return 'Everything works.'
  if (rows.some(({ state }) => state === 'bad')) return 'Something does not work.'
  return 'Everything works, with a note below.'
}

function serverRow({ server }: Health): StatusRow {
  return server === 'up'
    ? { part: 'Server', state: 'good', word: 'Operational', text: 'Responds to requests.' }
    : {
        part: 'Server',
        state: 'bad',
        word: 'No answer',
        text: 'The server could not be reached. The problem may be your own connection.',
      }
}

function databaseRow({ database }: Health): StatusRow {
  switch (database) {
    case 'up':
      return { part: 'Database', state: 'good', word: 'Operational', text: 'Reads and writes.' }
    case 'down':
      return {
        part: 'Database',
        state: 'bad',
        word: 'No answer',
        text: 'The server responds, but its database does not. Changes you make now may be refused.',
      }
    case 'unknown':
      return { part: 'Database', state: 'unknown', word: 'Unknown', text: 'Could not be checked.' }
  }
}

function mailRow({ mail, server }: Health, mailMode: MailMode | undefined): StatusRow {
  const mode = mail?.mode ?? mailMode
  if (server === 'down' || mode === undefined) {
    return { part: 'Mail', state: 'unknown', word: 'Unknown', text: 'Could not be checked.' }
  }
  if (mode !== 'smtp') {
    return {
      part: 'Mail',
      state: 'warning',
      word: 'Not sent',
      text: 'No mail server is configured. Mail is written to files on the server.',
    }
  }
  if ((mail?.oldestWaitingSeconds ?? 0) > lateSeconds) {
    return { part: 'Mail', state: 'warning', word: 'Delayed', text: waitingText(mail) }
  }
  return { part: 'Mail', state: 'good', word: 'Operational', text: waitingText(mail) }
}

function waitingText(mail: MailHealth | undefined): string {
  const waiting = mail?.waiting ?? 0
  if (waiting === 0) return 'Mail is being sent. Nothing is waiting.'
  const minutes = Math.round((mail?.oldestWaitingSeconds ?? 0) / 60)
  const since = minutes < 1 ? 'for less than a minute' : `for ${countNoun(minutes, 'minute')}`
  return `${countNoun(waiting, 'mail')} waiting, the oldest ${since}.`
}
