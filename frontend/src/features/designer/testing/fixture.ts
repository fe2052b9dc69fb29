/* A designer on the real plan with frames, canvases and server in the test's hands. */
import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { PendingChange } from '@/guests/pending-moves'
import { noSeating } from '@/guests/seating'
import type { SeatingCommands } from '@/guests/seating-service'
import { journalAt } from '@/plan/journal'
import { createPlanStore } from '@/plan/plan-store'
import type { PlanModule } from '@/plan/session'
import type { SyncPorts } from '@/plan/sync'
import { startSync } from '@/plan/sync/command-sync'
import type { Command, Point } from '@/plan/types'
import type { StageSurfaces } from '@/canvas/painting/stage'
import { Designer, type DesignerParts } from '@/features/designer/designer'
import { installed } from '@/features/designer/capabilities'
import type { Notice } from '@/canvas/ports'
import { toScreen } from '@/plan/camera/camera'
import { NO_MODIFIERS, type Modifiers } from '@/canvas/hand/tool'
import { setSize } from '@/canvas/store/viewport'

const VIEW = { width: 1200, height: 800 }

/** Answers every call with nothing and remembers what is set. */
function blank(target: Record<string, unknown> = {}): unknown {
  return new Proxy(target, {
    get: (known, name) =>
      typeof name === 'string' && name in known ? known[name] : () => undefined,
    set: (known, name, value) => {
      if (typeof name === 'string') known[name] = value
      return true
    },
  })
}

function isSurface(value: unknown): value is CanvasRenderingContext2D {
  return typeof value === 'object'
}

function isPath(value: unknown): value is Path2D {
  return typeof value === 'object'
}

function blankSurface(): CanvasRenderingContext2D {
  const surface = blank({ font: '', canvas: VIEW })
  if (!isSurface(surface)) throw new Error('no surface')
  return surface
}

function blankPath(): Path2D {
  const path = blank()
  if (!isPath(path)) throw new Error('no path')
  return path
}

/** Answers yes to every change and writes it down. */
function seatsWrittenDown(seated: string[]): SeatingCommands {
  const done = (change: string): Promise<boolean> => {
    seated.push(change)
    return Promise.resolve(true)
  }
  return {
    pending: createStore<readonly PendingChange[]>(() => []),
    seating: () => noSeating,
    over: (guests) => guests,
    assign: vi.fn((guest: string, seat: string) => done(`${guest} at ${seat}`)),
    swap: vi.fn((guest: string, seat: string) => done(`${guest} swaps ${seat}`)),
    unseat: vi.fn((guests: readonly string[]) => done(`${guests.join()} unseated`)),
    seatTogether: (moves) =>
      done(moves.map(({ guestId, seatId }) => `${guestId} at ${seatId}`).join()),
    apply: (seats) => done(seats.map(({ guest, seat = 'none' }) => `${guest} at ${seat}`).join()),
    restore: () => Promise.resolve(),
  }
}

export interface Bench {
  readonly designer: Designer
  readonly sent: Command[]
  readonly notices: Notice[]
  /** Who was seated where: `ben at table-1-chair-2`. */
  readonly seated: string[]
  /** Runs the frame that was asked for; false when none was. */
  frame(): boolean
  pointer(kind: 'down' | 'move' | 'up', world: Point, held?: Partial<Modifiers>): void
  /** Runs what waits for its time. */
  elapse(): void
  /** Lets the sync send what waits. */
  settle(): Promise<void>
}

/** Changes of seats are only written into `seated`, unless a test brings what makes them. */
export function openBench(
  module: PlanModule,
  planJson: string,
  seats?: DesignerParts['seats'],
  overrides: Partial<SyncPorts> = {},
): Bench {
  let frame: ((now: number) => void) | undefined
  let now = 0
  let id = 0
  let revision = 1
  const sent: Command[] = []
  const notices: Notice[] = []
  const seated: string[] = []
  const later = new Set<() => void>()
  const plan = createPlanStore(module.open(planJson))
  const ports: SyncPorts = {
    send(batch) {
      sent.push(...batch.commands)
      revision += 1
      return Promise.resolve({ kind: 'applied', revision, others: [] })
    },
    changesSince: () => Promise.resolve({ revision, changes: [] }),
    refetch: () => Promise.resolve({ revision, session: module.open(planJson) }),
    hold: () => undefined,
    merged: () => undefined,
    askUnseat: () => Promise.resolve('cancel'),
    after: () => () => undefined,
    now: () => '2026-05-01T10:00:00Z',
    refused: () => undefined,
    stepsLost: () => undefined,
    ...overrides,
  }
  localStorage.clear()
  const sync = startSync(plan, revision, journalAt(localStorage, 'journal'), ports)
  const designer = new Designer({
    module,
    plan,
    sync,
    seats: seats ?? (() => seatsWrittenDown(seated)),
    installed,
    editingSession: { eventId: 'event', eventName: 'Wedding', userId: 'user' },
    ports: {
      frames: {
        request(run) {
          frame = run
          return 1
        },
        cancel: () => {
          frame = undefined
        },
      },
      paths: { create: blankPath },
      pictures: () => new Promise(() => undefined),
      newId: () => {
        id += 1
        return `new-${String(id)}`
      },
      success: (notice) => {
        notices.push(notice)
      },
      failure: (notice) => {
        notices.push(notice)
      },
      reducedMotion: () => true,
      after: (_milliseconds, run) => {
        later.add(run)
        return () => {
          later.delete(run)
        }
      },
    },
  })
  const surface = blankSurface()
  const surfaces: StageSurfaces = {
    static: surface,
    active: surface,
    rulerX: surface,
    rulerY: surface,
    pixelRatio: 1,
  }
  setSize(designer.view, VIEW)
  designer.camera.fitAll(false)
  designer.stage.attach(surfaces)
  return {
    designer,
    sent,
    notices,
    seated,
    frame() {
      const run = frame
      frame = undefined
      now += 16
      run?.(now)
      return run !== undefined
    },
    pointer(kind, world, held = {}) {
      const screen = toScreen(designer.view.getState().camera, world)
      const event = { kind, world, screen, touch: false, ...NO_MODIFIERS, ...held }
      if (kind === 'move') designer.pointerMoved(event)
      else designer.dispatch(event)
    },
    elapse() {
      const due = [...later]
      later.clear()
      for (const run of due) run()
    },
    settle: () => sync.flush(),
  }
}
