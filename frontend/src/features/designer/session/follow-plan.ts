/* Follows what other people and tabs change in the plan: told of a newer revision, takes it as soon as nothing is in its way. */
import { atRest, fetchNewer, type NewerRequest } from '@/features/designer/session/fetch-newer'
import type { Env } from '@/canvas/env'
import { messages } from '@/canvas/text/messages'
import { offerNewer } from '@/canvas/store/screen'

/** Milliseconds without changes of others after which the next one is mentioned again. */
const QUIET_MS = 30_000

export interface PlanFollower {
  /** There is this revision, or perhaps a newer one where it is not known. */
  told(revision: number | null): void
  /** Looks again for what could not be read. */
  retry(): void
  stop(): void
}

export function followPlan(designer: Env, ask: NewerRequest): PlanFollower {
  const { sync, view, interaction, dialogs, ports } = designer
  let newest = 0
  let isLooking = false
  let hasFailed = false
  let cancelQuiet: (() => void) | undefined

  const isDue = () => newest > sync.state.getState().revision

  /** Mentions the first of several changes in a row; the plan itself shows the others. */
  const mention = () => {
    if (cancelQuiet === undefined) ports.success(messages.changedElsewhere)
    cancelQuiet?.()
    cancelQuiet = ports.after(QUIET_MS, () => {
      cancelQuiet = undefined
    })
  }

  const look = async (agreed: boolean): Promise<void> => {
    isLooking = true
    const looked = newest
    try {
      const outcome = await fetchNewer(designer, ask, agreed)
      hasFailed = false
      // A revision that was told while it looked is still to be read.
      if (outcome !== 'busy' && newest === looked) newest = 0
      if (outcome === 'taken') mention()
      if (outcome === 'waits') offerNewer(view, show)
    } catch {
      // The save state shows whether the server can be reached.
      hasFailed = newest === looked
    } finally {
      isLooking = false
    }
    lookWhenDue()
  }

  const show = () => {
    if (!isLooking) void look(true)
  }

  const lookWhenDue = () => {
    const isOffered = view.getState().showNewer !== undefined
    if (isLooking || isOffered || hasFailed || !isDue() || !atRest(designer)) return
    void look(false)
  }

  const stops = [
    sync.state.subscribe((after, before) => {
      // A new revision includes all changes made elsewhere.
      if (after.revision !== before.revision) offerNewer(view, undefined)
    }),
    ...[sync.state, view, interaction, dialogs.state].map((state) => state.subscribe(lookWhenDue)),
  ]
  return {
    told: (revision) => {
      newest = Math.max(newest, revision ?? Infinity)
      hasFailed = false
      lookWhenDue()
    },
    retry: () => {
      hasFailed = false
      lookWhenDue()
    },
    stop: () => {
      for (const stop of stops) stop()
      cancelQuiet?.()
    },
  }
}
