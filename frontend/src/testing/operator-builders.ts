/* What the operator's page is answered, with everything in order. */
import type { OperatorStatus, SizedOrganisation } from '@/api/operator'

/** The state of an installation in which everything works. */
export function anOperatorStatus(fields: Partial<OperatorStatus> = {}): OperatorStatus {
  return {
    now: '2026-11-30T12:00:00Z',
    version: '0.1.0',
    build: 'release, linux x86_64',
    uptimeSeconds: 273_600,
    draining: false,
    database: {
      kind: 'sqlite',
      version: '3.50.2',
      bytes: 3_145_728,
      schema: '20261130231000',
      migrations: 41,
      pendingMigrations: 0,
      unknownMigrations: 0,
    },
    disk: { folder: '/data', freeBytes: 53_687_091_200, totalBytes: 107_374_182_400 },
    clock: {},
    integrity: { isChecked: true, checkedAt: '2026-11-30T09:00:00Z' },
    mail: {
      mode: 'smtp',
      server: 'mail.example.org:465',
      waiting: 0,
      paused: 0,
      sentLastDay: 120,
      failedLastDay: 0,
      lastSentAt: '2026-11-30T11:55:00Z',
    },
    jobs: { waiting: 0, running: 1 },
    backups: {
      daily: true,
      folder: '/data/backups',
      count: 7,
      last: {
        name: 'seatwright-2026-11-30.backup',
        at: '2026-11-30T00:05:00Z',
        bytes: 2_097_152,
        verified: true,
      },
      s3: {
        place: 'seats at s3.example.org',
        last: {
          backup: 'seatwright-2026-11-30.backup',
          at: '2026-11-30T00:06:00Z',
          status: 'done',
          detail: '2097152 bytes in seats',
        },
      },
      drill: {
        last: {
          backup: 'seatwright-2026-11-30.backup',
          at: '2026-11-30T00:07:00Z',
          status: 'done',
          detail: '9000 rows of 30 tables were restored',
        },
      },
    },
    figures: {
      countedMax: 100_000,
      accounts: 42,
      sandboxes: 3,
      sessions: 57,
      organisations: 40,
      events: 118,
      guests: 20_431,
    },
    ...fields,
  }
}

/** An organisation within its limits. */
export function anOrganisation(fields: Partial<SizedOrganisation> = {}): SizedOrganisation {
  return {
    id: 'o-1',
    name: 'Lind Events',
    createdAt: '2026-01-05T09:00:00Z',
    members: 3,
    events: { used: 12, limit: 500, hasOwnLimit: false },
    guests: { used: 1204, limit: 2000, hasOwnLimit: true },
    planBytes: { used: 3_145_728, limit: 2_147_483_648, hasOwnLimit: false },
    lastActivityAt: '2026-11-30T10:00:00Z',
    ...fields,
  }
}
