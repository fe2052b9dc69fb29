/* The health of the server for the status page, from the same calls that a load balancer makes. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { keys } from '@/api/keys'
import type { MailMode } from '@/api/schema'

/** The result of one check. An undefined part could not be checked. */
export interface Health {
  readonly checkedAt: Date
  readonly server: 'up' | 'down'
  readonly database: 'up' | 'down' | 'unknown'
  readonly mail: MailHealth | undefined
}

/** How mail leaves, and what waits. */
export interface MailHealth {
  readonly mode: MailMode
  readonly waiting: number
  readonly oldestWaitingSeconds: number | undefined
}

/** A server that takes longer counts as one that does not answer. */
const patience = 8_000

/** Checks once; the page checks again on request. */
export function useHealth() {
  return useQuery(queryOptions({ queryKey: keys.health, queryFn: fetchHealth, gcTime: 0 }))
}

/** Checks the process, and what it needs. */
async function fetchHealth(): Promise<Health> {
  const [alive, ready] = await Promise.all([ask('/healthz'), ask('/readyz')])
  return {
    checkedAt: new Date(),
    server: alive?.ok === true ? 'up' : 'down',
    database: ready === undefined ? 'unknown' : ready.ok ? 'up' : 'down',
    mail: mailOf(ready?.body),
  }
}

async function ask(path: string): Promise<{ ok: boolean; body: unknown } | undefined> {
  try {
    const answer = await fetch(new Request(new URL(path, globalThis.location.origin)), {
      signal: AbortSignal.timeout(patience),
      cache: 'no-store',
    })
    const body: unknown = await answer.json().catch(() => undefined)
    return { ok: answer.ok, body }
  } catch {
    return undefined
  }
}

function mailOf(body: unknown): MailHealth | undefined {
  if (!isRecord(body) || !isRecord(body.mail)) return undefined
  const { mode, waiting, oldestWaitingSeconds } = body.mail
  if (mode !== 'smtp' && mode !== 'files') return undefined
  return {
    mode,
    waiting: typeof waiting === 'number' ? waiting : 0,
    oldestWaitingSeconds:
      typeof oldestWaitingSeconds === 'number' ? oldestWaitingSeconds : undefined,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
