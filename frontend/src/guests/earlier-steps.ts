/*
 * What this person did to the guests of an event on screens without a history: changes of seats and imports. The designer
 * takes the steps over when it opens, so that undo there takes them back as well.
 */
import type { QueryClient } from '@tanstack/react-query'
import { keys } from '@/api/keys'
import type { User } from '@/api/schema'
import type { SeatsStep } from '@/guests/seating-ports'

/** Steps of an event that are kept; older ones go. */
const STEPS_MAX = 50

/** By person and event, the latest last. */
const left = new Map<string, readonly SeatsStep[]>()

export function recordStep(cache: QueryClient, eventId: string, step: SeatsStep): void {
  const key = keyOf(cache, eventId)
  left.set(key, [...(left.get(key) ?? []), step].slice(-STEPS_MAX))
}

/** Forgets a step that was undone where it was made. */
export function forgetStep(cache: QueryClient, eventId: string, step: SeatsStep): void {
  const key = keyOf(cache, eventId)
  left.set(
    key,
    (left.get(key) ?? []).filter((each) => each !== step),
  )
}

/** Hands the steps over, the latest last. */
export function takeSteps(cache: QueryClient, eventId: string): readonly SeatsStep[] {
  const key = keyOf(cache, eventId)
  const steps = left.get(key) ?? []
  left.delete(key)
  return steps
}

function keyOf(cache: QueryClient, eventId: string): string {
  return `${cache.getQueryData<User | null>(keys.user)?.id ?? ''} ${eventId}`
}
