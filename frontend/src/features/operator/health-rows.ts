/* Whether the server and its database are well. */
import type { OperatorStatus } from '@/api/operator'
import { bytesInWords, durationInWords } from '@/features/operator/amounts'
import type { StatusRow } from '@/features/operator/status-row'
import { relativeTime } from '@/lib/dates'
import { count, countNoun } from '@/lib/words'

const gigabyte = 1024 ** 3

/** Returns what the page shows under Health. */
export function healthRows(status: OperatorStatus): StatusRow[] {
  return [
    server(status),
    database(status),
    migrations(status),
    disk(status),
    clock(status),
    integrity(status),
  ]
}

/** “SQLite 3.50.2”. */
export function databaseName({ kind, version }: OperatorStatus['database']): string {
  return `${kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${version}`
}

function server({ draining, uptimeSeconds }: OperatorStatus): StatusRow {
  const name = 'Server'
  const up = `Running for ${durationInWords(uptimeSeconds)}.`
  return draining
    ? { name, state: 'warning', word: 'Draining', text: `${up} It was asked to stop.` }
    : { name, state: 'good', word: 'Serving', text: up }
}

function database({ database: found }: OperatorStatus): StatusRow {
  const name = 'Database'
  const text = `${databaseName(found)}, ${bytesInWords(found.bytes)}.`
  return found.writeProblem === undefined
    ? { name, state: 'good', word: 'Reachable', text: `${text} It takes reads and writes.` }
    : { name, state: 'bad', word: 'No writes', text: `${text} ${found.writeProblem}` }
}

function migrations({ database: found }: OperatorStatus): StatusRow {
  const name = 'Migrations'
  if (found.pendingMigrations > 0) {
    const text = `${countNoun(found.pendingMigrations, 'migration')} of this server did not run. Restart it.`
    return { name, state: 'bad', word: 'Missing', text }
  }
  if (found.unknownMigrations > 0) {
    const text = 'A newer server has changed the database. Upgrade this one, too.'
    return { name, state: 'warning', word: 'Newer', text }
  }
  return { name, state: 'good', word: 'Complete', text: `All ${count(found.migrations)} have run.` }
}

function disk({ disk: found }: OperatorStatus): StatusRow {
  const name = 'Disk'
  if (found === undefined) {
    const text = 'This system does not tell how much room its disks have.'
    return { name, state: 'off', word: 'Unknown', text }
  }
  const { freeBytes, totalBytes, folder } = found
  const share = freeBytes / totalBytes
  const text = `${bytesInWords(freeBytes)} of ${bytesInWords(totalBytes)} free for ${folder}.`
  const percent = `${String(Math.floor(share * 100))}% free`
  if (share < 0.02 || freeBytes < gigabyte / 4) {
    return { name, state: 'bad', word: percent, text: `${text} Make room now.` }
  }
  if (share < 0.1 || freeBytes < gigabyte) {
    return { name, state: 'warning', word: percent, text: `${text} Make room soon.` }
  }
  return { name, state: 'good', word: percent, text }
}

/** The difference from which `/readyz` answers that the server is not ready. */
const differenceMax = 5

function clock({ clock: { aheadSeconds, housekeepingPaused } }: OperatorStatus): StatusRow {
  const name = 'Clock'
  if (aheadSeconds !== undefined && Math.abs(aheadSeconds) > differenceMax) {
    const off = `${durationOf(aheadSeconds)} ${aheadSeconds > 0 ? 'ahead of' : 'behind'} the database`
    return { name, state: 'bad', word: 'Wrong', text: `This machine is ${off}. Set its clock.` }
  }
  if (housekeepingPaused !== undefined) {
    const text =
      'The clock is more than a day away from the last run of the housekeeping, so nothing is erased. Check the clock.'
    return { name, state: 'warning', word: 'Unproven', text }
  }
  const text =
    aheadSeconds === undefined
      ? 'The database is a file and uses the clock of this machine.'
      : `Within ${durationOf(aheadSeconds)} of the database.`
  return { name, state: 'good', word: 'Right', text }
}

function durationOf(seconds: number): string {
  return countNoun(Math.max(1, Math.ceil(Math.abs(seconds))), 'second')
}

function integrity({ now, integrity: found }: OperatorStatus): StatusRow {
  const name = 'File check'
  if (!found.isChecked) {
    const text = 'PostgreSQL is checked by its own tools.'
    return { name, state: 'off', word: 'Not here', text }
  }
  if (found.damage !== undefined) {
    const reason = found.damage.problems[0] ?? ''
    const text = `Restore a backup with “seatwright restore --latest”. ${reason}`
    return { name, state: 'bad', word: 'Damaged', text }
  }
  if (found.checkedAt === undefined) {
    const text = 'The file is checked once a day, at the earliest an hour after the start.'
    return { name, state: 'off', word: 'Not yet', text }
  }
  const when = relativeTime(found.checkedAt, new Date(now))
  return { name, state: 'good', word: 'Sound', text: `Checked ${when}.` }
}
