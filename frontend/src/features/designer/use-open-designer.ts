/*
 * Opens an event's plan: loads the WebAssembly module, fetches the document, offers recovery, and keeps the designer
 * for as long as the event is open.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { fetchArrival, fetchPlan } from '@/api/plan'
import { keys } from '@/api/keys'
import type { FloorPlanAnswer, User } from '@/api/schema'
import { takeSteps } from '@/guests/earlier-steps'
import { SeatingService } from '@/guests/seating-service'
import { fetchCode } from '@/lib/fetch-code'
import { newId } from '@/plan/ids'
import { openJournals, type Journals, type LeftJournal } from '@/plan/journal'
import { createPlanStore } from '@/plan/plan-store'
import { loadPlanModule } from '@/plan/session'
import { startSync } from '@/plan/sync/command-sync'
import { BROWSER_LOCKS } from '@/plan/tab-locks'
import { toast } from '@/ui/toast'
import { installed } from '@/features/designer/capabilities'
import { BROWSER_PICTURES } from '@/canvas/painting/images'
import { BROWSER_FRAMES } from '@/canvas/painting/stage'
import { Designer, type DesignerParts } from '@/features/designer/designer'
import type { EditingSession, Env } from '@/canvas/env'
import { BROWSER_PATHS, type DesignerPorts } from '@/canvas/ports'
import { IDLE } from '@/canvas/hand/gesture'
import { messages } from '@/canvas/text/messages'
import type { RecoveryQuestion } from '@/features/designer/session/recover'
import { makeReadOnly } from '@/canvas/store/screen'
import { adaptToScreen } from '@/features/designer/session/use-designer-lifecycle'
import { send, serverPorts } from '@/features/designer/session/sync-ports'

type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly kind: 'recover'
      readonly question: RecoveryQuestion
      readonly answer: (restore: boolean) => void
    }
  | { readonly kind: 'open'; readonly designer: Env }

/** Milliseconds that a success notice stays. Failures stay longer, so that they can be read. */
const SUCCESS_MS = 2000

const PORTS: DesignerPorts = {
  frames: BROWSER_FRAMES,
  paths: BROWSER_PATHS,
  pictures: BROWSER_PICTURES,
  newId,
  success: ({ title, text, detail, isQuiet = false, action }) => {
    // A notice with a button stays as long as elsewhere.
    const stay = action === undefined ? { duration: SUCCESS_MS } : { action }
    toast.success(title, text, detail === undefined ? stay : { ...stay, detail, isQuiet })
  },
  failure: ({ title, text, detail, action }) => {
    toast.error(title, text, {
      ...(detail === undefined ? {} : { detail }),
      ...(action === undefined ? {} : { action }),
    })
  },
  reducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => {
      clearTimeout(timer)
    }
  },
}

const others = () =>
  fetchCode(() => import('@/features/designer/session/others')).catch(() => undefined)

/** Resolves when the previous designer has sent its edits. */
let closing: Promise<unknown> = Promise.resolve()

type Ask = (question: RecoveryQuestion) => Promise<boolean>

export function useOpenDesigner(eventId: string, userId: string, isReadOnly: boolean): Opening {
  const cache = useQueryClient()
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const life = new AbortController()
    const { signal } = life
    const journals = openJournals(localStorage, BROWSER_LOCKS, userId, eventId)
    const ask: Ask = (question) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('the page was left'))
        })
        setOpening({ kind: 'recover', question, answer: resolve })
      })
    // A viewer cannot restore edits; those of an earlier editor are kept until they may edit again.
    const left = isReadOnly ? () => Promise.resolve([]) : () => journals.left()
    const work = closing.then(() =>
      openDesigner(
        { eventId, eventName: '', userId },
        { ...journals, left },
        ask,
        (room) => new SeatingService(cache, eventId, room),
      ),
    )
    work.then(
      (designer) => {
        if (signal.aborted) return
        for (const step of takeSteps(cache, eventId)) designer.history.add(step)
        if (isReadOnly) makeReadOnly(designer.view)
        setOpening({ kind: 'open', designer })
      },
      (error: unknown) => {
        void journals.release()
        const retry = (): void => {
          setOpening({ kind: 'loading' })
          setAttempt((count) => count + 1)
        }
        if (!signal.aborted) setOpening({ kind: 'failed', error, retry })
      },
    )
    return () => {
      life.abort()
      setOpening({ kind: 'loading' })
      // The next designer to open sees these edits.
      const same = cache.getQueryData<User | null>(keys.user)?.id === userId
      closing = work.then((designer) => closeDesigner(designer, same)).catch(() => undefined)
      void closing.then(() => {
        void journals.release()
        return Promise.all([
          cache.invalidateQueries({ queryKey: keys.plan(eventId) }),
          cache.invalidateQueries({ queryKey: keys.tables(eventId) }),
          cache.invalidateQueries({ queryKey: keys.events }),
        ])
      })
    }
  }, [eventId, userId, isReadOnly, attempt, cache])

  return opening
}

/** Sends waiting edits, unless another user has signed in since: edits are never sent under another name. */
async function closeDesigner(designer: Designer, stillSignedIn: boolean): Promise<void> {
  designer.dialogs.close()
  // Changes of others no longer wait for what is in hand.
  designer.interaction.setState(IDLE, true)
  if (stillSignedIn) await designer.sync.flush()
  designer.dispose()
}

async function openDesigner(
  editingSession: EditingSession,
  journals: Journals,
  ask: Ask,
  seats: DesignerParts['seats'],
): Promise<Designer> {
  const { eventId } = editingSession
  const work = [loadPlanModule(), fetchPlan(eventId), journals.left()] as const
  const [module, first, left] = await Promise.all(work)
  const answer = left.length === 0 ? first : await recovered(editingSession, left, first, ask)
  const plan = createPlanStore(module.open(JSON.stringify(answer.plan)))
  const ports = serverPorts(module, editingSession, {
    async askUnseat(guests) {
      // The server's seating is newer than that of this page.
      designer.editing.guestsChanged = true
      const question = { kind: 'unseat', guests, verb: 'refused' } as const
      if (!(await designer.dialogs.ask(question))) return 'cancel'
      designer.editing.remember(guests)
      return 'unseat'
    },
    // Without the code, changes of others do not wait and are not told.
    hold: (changes) => others().then((part) => part?.holdHand(designer, changes)),
    merged: (merge) => void others().then((part) => part?.tellMerged(designer, merge)),
    refused: (message) => {
      PORTS.failure({ title: messages.refused.title, text: message })
    },
    stepsLost: (steps) => {
      PORTS.failure(messages.stepsLost(steps))
    },
  })
  const sync = startSync(plan, answer.revision, journals.own, ports)
  const designer: Designer = new Designer({
    ...{ module, plan, sync, ports: PORTS, seats, editingSession, installed },
  })
  adaptToScreen(designer.view)
  return designer
}

async function recovered(
  editingSession: EditingSession,
  left: readonly LeftJournal[],
  first: FloorPlanAnswer,
  ask: Ask,
): Promise<FloorPlanAnswer> {
  const { recover } = await fetchCode(() => import('@/features/designer/session/recover'))
  const { eventId } = editingSession
  return recover(left, first, {
    ask,
    arrived: (commandId, baseRevision) => fetchArrival(eventId, commandId, baseRevision),
    send: (batch, revision) => send(editingSession, batch, revision),
    refetch: () => fetchPlan(eventId),
  })
}
