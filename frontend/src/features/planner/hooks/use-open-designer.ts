/*
 * Opens an event's plan: loads the WebAssembly plan, fetches the document, offers recovery,
 * and keeps the designer for as long as the event is open.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { fetchPlan } from '@/api/plan'
import { keys } from '@/api/keys'
import { newId } from '@/plan/ids'
import { isNewerThanServer, openJournal, type Journal, type JournalEntry } from '@/plan/journal'
import { createPlanStore } from '@/plan/plan-store'
import { loadPlanModule } from '@/plan/session'
import { startSync } from '@/plan/sync'
import { toast } from '@/ui/toast'
import { BROWSER_PICTURES } from '@/features/planner/canvas/images'
import { BROWSER_FRAMES } from '@/features/planner/canvas/stage'
import { Designer, type Sitting } from '@/features/planner/designer/designer'
import { BROWSER_PATHS, type DesignerDoors } from '@/features/planner/designer/doors'
import { messages } from '@/features/planner/messages'
import { sendJournal } from '@/features/planner/hooks/recover'
import { suitScreen } from '@/features/planner/hooks/use-designer-life'
import { send, serverDoors } from '@/features/planner/hooks/sync-doors'

export type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly kind: 'recover'
      readonly entry: JournalEntry
      readonly answer: (restore: boolean) => void
    }
  | { readonly kind: 'open'; readonly designer: Designer }

/** Milliseconds that a notice stays. A failure stays as long as everywhere, so that it can be read. */
const SUCCESS_MS = 2000
const RECOVERY_MS = 3000

const DOORS: DesignerDoors = {
  frames: BROWSER_FRAMES,
  paths: BROWSER_PATHS,
  pictures: BROWSER_PICTURES,
  newId,
  success: ({ title, text, action }) => {
    // A notice with something to press stays as long as elsewhere.
    toast.success(title, text, action === undefined ? { duration: SUCCESS_MS } : { action })
  },
  failure: ({ title, text, action }) => {
    toast.error(title, text, action === undefined ? {} : { action })
  },
  reducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => {
      clearTimeout(timer)
    }
  },
}

export type SeatGuest = (guestId: string, seatId: string) => void

/** `seatGuest` is read when it is needed, so it may change between renders. */
export function useOpenDesigner(
  eventId: string,
  userId: string,
  seatGuest: { readonly current: SeatGuest },
): Opening {
  const cache = useQueryClient()
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let wanted = true
    let opened: Designer | undefined
    const journal = openJournal(localStorage, userId, eventId)
    const askRecovery = (entry: JournalEntry): Promise<boolean> =>
      new Promise((resolve) => {
        setOpening({ kind: 'recover', entry, answer: resolve })
      })
    openDesigner({ eventId, eventName: '', userId }, journal, askRecovery, (guest, seat) => {
      seatGuest.current(guest, seat)
    }).then(
      (designer) => {
        opened = designer
        if (wanted) setOpening({ kind: 'open', designer })
        else designer.dispose()
      },
      (error: unknown) => {
        const retry = (): void => {
          setOpening({ kind: 'loading' })
          setAttempt((count) => count + 1)
        }
        if (wanted) setOpening({ kind: 'failed', error, retry })
      },
    )
    return () => {
      wanted = false
      setOpening({ kind: 'loading' })
      void closeDesigner(opened).then(() =>
        Promise.all([
          cache.invalidateQueries({ queryKey: keys.plan(eventId) }),
          cache.invalidateQueries({ queryKey: keys.tables(eventId) }),
          cache.invalidateQueries({ queryKey: keys.events }),
        ]),
      )
    }
  }, [eventId, userId, seatGuest, attempt, cache])

  return opening
}

async function closeDesigner(designer: Designer | undefined): Promise<void> {
  await designer?.sync.flush()
  designer?.dispose()
}

async function openDesigner(
  sitting: Sitting,
  journal: Journal,
  askRecovery: (entry: JournalEntry) => Promise<boolean>,
  seatGuest: SeatGuest,
): Promise<Designer> {
  const { eventId } = sitting
  const [module, first] = await Promise.all([loadPlanModule(), fetchPlan(eventId)])
  let answer = first
  const entry = journal.read()
  const server = { revision: answer.revision, updatedAt: answer.updatedAt ?? undefined }
  if (entry !== undefined && isNewerThanServer(entry, server)) {
    if (await askRecovery(entry)) answer = await recovered(eventId, journal, entry, first)
    else journal.clear()
  } else {
    journal.clear()
  }
  const plan = createPlanStore(module.open(JSON.stringify(answer.plan)))
  const doors = serverDoors(module, eventId, {
    async askUnseat(guests) {
      const question = { kind: 'unseat', guests, verb: 'delete' } as const
      if (!(await designer.dialogs.ask(question))) return 'cancel'
      designer.editing.remember(guests)
      return 'unseat'
    },
    refused: (message) => {
      DOORS.failure({ title: messages.refused.title, text: message })
    },
  })
  const sync = startSync(plan, answer.revision, journal, doors)
  const designer: Designer = new Designer({
    ...{ module, plan, sync, doors: DOORS, seatGuest, sitting },
  })
  suitScreen(designer.view)
  return designer
}

async function recovered(
  eventId: string,
  journal: Journal,
  entry: JournalEntry,
  first: Awaited<ReturnType<typeof fetchPlan>>,
): Promise<typeof first> {
  const result = await sendJournal(
    entry,
    first.revision,
    (batch, revision) => send(eventId, batch, revision),
    async () => (await fetchPlan(eventId)).revision,
  )
  if (result.unreachable) {
    DOORS.failure(messages.notRecovered)
    throw new Error(messages.notRecovered.text)
  }
  journal.clear()
  const said = result.lost === 0 ? messages.recovered : messages.recoveredPartly(result.lost)
  toast.success(said.title, said.text, { duration: RECOVERY_MS })
  return fetchPlan(eventId)
}
