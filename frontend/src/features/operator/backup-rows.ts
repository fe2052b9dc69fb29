/* Whether there are backups, on another machine too, and whether they can be restored. */
import type { BackupCopies, OperatorStatus } from '@/api/operator'
import { bytesInWords } from '@/features/operator/amounts'
import type { StatusRow } from '@/features/operator/status-row'
import { relativeTime } from '@/lib/dates'
import { countNoun } from '@/lib/words'

/** Milliseconds after which a daily backup should have been replaced. */
const dayAndHalf = 36 * 3600 * 1000

/** Returns what the page shows under Backups. */
export function backupRows(status: OperatorStatus): StatusRow[] {
  const { now, backups } = status
  const { s3, command, drill } = backups
  const copies: StatusRow[] = []
  if (s3 !== undefined) {
    copies.push(follower('Copy to S3', s3, now, `To ${s3.place ?? 'S3'}.`))
  }
  if (command !== undefined) {
    copies.push(follower('Copy by command', command, now, 'By --backup-command.'))
  }
  if (copies.length === 0) {
    const text = 'All backups are on this machine only.'
    const options = ['--backup-s3-endpoint', '--backup-command']
    copies.push({ name: 'Copies', state: 'warning', word: 'None', text, options })
  }
  return [daily(status), ...copies, drillRow(backups.daily, drill, now)]
}

function daily({
  now,
  backups: { daily: isOn, folder, count: files, last },
}: OperatorStatus): StatusRow {
  const name = 'Daily backup'
  if (!isOn) {
    const text = 'No backups are made.'
    return { name, state: 'bad', word: 'Off', text, options: ['--backups on'] }
  }
  if (files === undefined) {
    return { name, state: 'bad', word: 'Unknown', text: `${folder} cannot be read. See the log.` }
  }
  if (last === undefined) {
    const text = `The first one is made a minute after the start, in ${folder}.`
    return { name, state: 'warning', word: 'None yet', text }
  }
  const when = relativeTime(last.at, new Date(now))
  const text = `${last.name}, ${bytesInWords(last.bytes)}. ${countNoun(files, 'backup')} in ${folder}.`
  return Date.parse(now) - Date.parse(last.at) > dayAndHalf
    ? { name, state: 'bad', word: when, text: `${text} The log says why there is none of today.` }
    : { name, state: 'good', word: when, text }
}

function drillRow(isOn: boolean, drill: BackupCopies | undefined, now: string): StatusRow {
  const name = 'Restore drill'
  if (drill !== undefined) return follower(name, drill, now, 'Each backup is restored for proof.')
  const text = isOn ? 'No backup is restored for proof.' : 'There is no backup to restore.'
  const options = [isOn ? '--backup-drill on' : '--backups on']
  return { name, state: 'warning', word: 'Off', text, options }
}

function follower(name: string, { last }: BackupCopies, now: string, about: string): StatusRow {
  if (last === undefined) {
    return { name, state: 'off', word: 'Not yet', text: `${about} It follows the next backup.` }
  }
  const when = relativeTime(last.at, new Date(now))
  const text = `${about} Last ${when}: ${last.detail}.`
  switch (last.status) {
    case 'done':
      return { name, state: 'good', word: 'Succeeded', text }
    case 'skipped':
      return { name, state: 'warning', word: 'Skipped', text }
    case 'failed':
      return { name, state: 'bad', word: 'Failed', text }
  }
}
