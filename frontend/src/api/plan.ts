/* The floor plan of an event, and the commands that change it. */
import { useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type {
  AppliedCommands,
  Arrived,
  CommandBatch,
  FloorPlanAnswer,
  PlanChanges,
} from '@/api/schema'
import { ACCOUNT_HEADER } from '@/api/session'

/** Asks the server for the plan and its revision; an event without a plan answers an empty one. */
export function fetchPlan(eventId: string): Promise<FloorPlanAnswer> {
  return unwrap(client.GET('/api/events/{eventId}/floor-plan', { params: { path: { eventId } } }))
}

/** Asks what was changed in the plan since a revision. */
export function fetchChanges(eventId: string, since: number): Promise<PlanChanges> {
  return unwrap(
    client.GET('/api/events/{eventId}/floor-plan/commands', {
      params: { path: { eventId }, query: { since } },
    }),
  )
}

/** The plan of one event. */
export function usePlan(eventId: string | undefined) {
  return useQuery({
    queryKey: keys.plan(eventId ?? ''),
    queryFn: () => fetchPlan(eventId ?? ''),
    enabled: eventId !== undefined,
  })
}

/**
 * Sends a batch of commands in the name of the account that made them, even if the page has another account since.
 * Throws `ApiError` with `stale_revision` or `seats_occupied` when refused, and with `account_changed` when another
 * account is signed in.
 */
export function sendCommands(
  eventId: string,
  account: string,
  body: CommandBatch,
): Promise<AppliedCommands> {
  return unwrap(
    client.POST('/api/events/{eventId}/floor-plan/commands', {
      params: { path: { eventId } },
      headers: { [ACCOUNT_HEADER]: account },
      body,
    }),
  )
}

/** Asks whether a change that was sent arrived; `baseRevision` is the one it was sent with the first time. */
export async function fetchArrival(
  eventId: string,
  commandId: string,
  baseRevision: number,
): Promise<Arrived> {
  const { arrived } = await unwrap(
    client.GET('/api/events/{eventId}/floor-plan/commands/{commandId}', {
      params: { path: { eventId, commandId }, query: { baseRevision } },
    }),
  )
  return arrived
}
