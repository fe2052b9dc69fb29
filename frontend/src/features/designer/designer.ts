/*
 * The designer without its screen: stores, tools and canvases put together.
 * Pointer and keyboard come in as tool events, edits go out as commands; nothing here knows React.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { PlanStore } from '@/plan/plan-store'
import type { PlanModule } from '@/plan/session'
import type { PlanSync } from '@/plan/sync'
import type { Point } from '@/plan/types'
import type { Proposal } from '@/canvas/painting/layers/proposal'
import type { Backdrop } from '@/canvas/painting/layers/static'
import type { GuestText } from '@/canvas/painting/display-list'
import { ListCache } from '@/canvas/painting/list-cache'
import { Pictures } from '@/canvas/painting/images'
import { Stage } from '@/canvas/painting/stage'
import { noSeating, type Seating } from '@/guests/seating'
import type { SeatingPorts } from '@/guests/seating-ports'
import type { SeatingCommands } from '@/guests/seating-service'
import {
  changedTables,
  guestText,
  NO_PROPOSAL,
  seatingWith,
  shownSeats,
  type ShownProposal,
} from '@/canvas/seats/seating'
import { prefsStore } from '@/canvas/store/prefs'
import { createSelectionStore, forget, type SelectionStore } from '@/canvas/store/selection'
import { clearChosen } from '@/canvas/store/chosen'
import { pickedGuest, putDown } from '@/canvas/store/hand'
import { chooseTool } from '@/canvas/store/surface'
import { createViewStore, type ViewStore } from '@/canvas/store/view'
import { clearHover, setMode } from '@/canvas/store/viewport'
import type { ActiveGesture } from '@/canvas/hand/active-gesture'
import { feed } from '@/canvas/hand/feed'
import { IDLE } from '@/canvas/hand/gesture'
import { startPlacing } from '@/canvas/placing/place'
import type { Look, PointerInput, ToolEnv, ToolEvent } from '@/canvas/hand/tool'
import { createAnnouncer, type Announcer } from '@/canvas/document/announcer'
import { CameraMoves } from '@/canvas/camera/camera-moves'
import { createDialogs, type Dialogs } from '@/canvas/document/dialogs'
import type { DesignerPorts } from '@/canvas/ports'
import { EditHistory } from '@/canvas/document/edit-history'
import { Editing } from '@/canvas/document/editing'
import { runEffect } from '@/canvas/edits/effects'
import { toolEnv } from '@/canvas/edits/tool-env'
import type { EditingSession, Env, Installed } from '@/canvas/env'
import { GhostRenderer } from '@/canvas/document/ghost-renderer'
import { ScenePainter } from '@/canvas/viewport/scene-painter'
import { SeatAdvisor } from '@/canvas/seats/seat-advisor'
import { seatingPorts } from '@/canvas/edits/seating-ports'

export interface DesignerParts {
  readonly installed: Installed
  readonly editingSession: EditingSession
  readonly module: PlanModule
  readonly plan: PlanStore
  readonly sync: PlanSync
  readonly ports: DesignerPorts
  readonly seats: (ports: SeatingPorts) => SeatingCommands
}

export class Designer implements Env {
  readonly module: PlanModule
  readonly plan: PlanStore
  readonly sync: PlanSync
  readonly ports: DesignerPorts
  readonly installed: Installed
  readonly editingSession: StoreApi<EditingSession>
  readonly view: ViewStore = createViewStore()
  readonly selection: SelectionStore = createSelectionStore()
  readonly interaction: StoreApi<ActiveGesture> = createStore<ActiveGesture>(() => IDLE)
  readonly seating: StoreApi<Seating> = createStore<Seating>(() => noSeating)
  readonly announcer: Announcer = createAnnouncer()
  readonly dialogs: Dialogs = createDialogs()
  readonly history: EditHistory
  readonly editing: Editing
  readonly camera: CameraMoves
  readonly scene: ScenePainter
  readonly pictures: Pictures
  readonly stage: Stage
  readonly lists: ListCache
  readonly ghosts: GhostRenderer
  readonly seats: SeatingCommands
  readonly seatProposal: StoreApi<ShownProposal> = createStore<ShownProposal>(() => NO_PROPOSAL)
  readonly seatAdvisor: SeatAdvisor
  repeat: Env['repeat']
  pointer: Point | undefined
  lifted: ReadonlySet<string> = new Set()
  readonly toolEnv: ToolEnv
  backdrop: Backdrop | undefined
  proposal: Proposal | undefined
  dragPayload: Env['dragPayload']
  #override: 'hand' | undefined
  #waitingMove: PointerInput | undefined
  readonly #stops: (() => void)[] = []

  constructor(parts: DesignerParts) {
    this.module = parts.module
    this.plan = parts.plan
    this.sync = parts.sync
    this.ports = parts.ports
    this.installed = parts.installed
    this.editingSession = createStore<EditingSession>(() => parts.editingSession)
    this.toolEnv = toolEnv(this)
    this.history = new EditHistory(this.plan, prefsStore.getState().historySize)
    this.editing = new Editing(this)
    this.seats = parts.seats(seatingPorts(this))
    this.seatAdvisor = new SeatAdvisor(this.plan, this.seating)
    const textOf = (seat: string): GuestText | undefined => {
      const guest = this.#painted().bySeat.get(seat)
      return guest === undefined ? undefined : guestText(guest, prefsStore.getState().guests)
    }
    this.lists = new ListCache(() => this.plan.session(), textOf, this.ports.paths)
    this.ghosts = new GhostRenderer(this.module, this.lists)
    this.pictures = new Pictures(this.ports.pictures, () => {
      this.stage.invalidate('static', 'active')
    })
    this.scene = new ScenePainter(this)
    this.stage = new Stage(this.scene, this.ports.frames)
    this.camera = new CameraMoves(this)
    this.#listen()
  }

  #listen(): void {
    this.#stops.push(
      this.plan.onChange((change) => {
        this.lists.applyChange(change)
        forget(this.selection, (id) => !this.plan.state.getState().elements.has(id))
        this.stage.invalidate('static', 'rulers')
      }),
      this.view.subscribe((now, before) => {
        if (now.size !== before.size) this.stage.invalidate('static', 'active', 'rulers')
        if (now.camera === before.camera) return
        this.stage.cameraMoved()
        if (this.interaction.getState().isPainted) this.stage.invalidate('active')
      }),
      this.plan.state.subscribe(({ canvas: now }, { canvas: before }) => {
        const sameRoom =
          now.venueWidth === before.venueWidth && now.venueHeight === before.venueHeight
        if (!sameRoom) this.camera.autoFit()
      }),
      this.plan.state.subscribe(({ surroundings: now }, { surroundings: before }) => {
        // Aisles have no ids, so another number of them may mean another aisle by the same index.
        if (now.aisles.length !== before.aisles.length) clearChosen(this.view, 'aisle')
      }),
      this.selection.subscribe(({ ids }) => {
        if (ids.length > 0) clearChosen(this.view)
        this.stage.invalidate('rulers')
      }),
      this.selection.subscribe(({ ids: now }, { ids: before }) => {
        // The pointer may rest on an unselected object, for example after a copy; its hover shows with the next move.
        if (now !== before) clearHover(this.view)
      }),
      prefsStore.subscribe((now, before) => {
        if (now.guests !== before.guests) this.lists.clear()
        if (now.historySize !== before.historySize) this.history.limit(now.historySize)
        this.stage.invalidate('static', 'active', 'rulers')
      }),
      this.seating.subscribe((now, before) => {
        this.lists.forget(changedTables(before, now))
        this.stage.invalidate('static')
      }),
      this.seats.pending.subscribe((changes) => {
        this.showSeating()
        // A guest in hand who is being seated is set down.
        const guest = pickedGuest(this.view.getState())
        const isSent = changes.some(
          ({ isConfirmed, moves }) =>
            !isConfirmed && moves.some(({ guestId, seatId }) => guestId === guest && seatId),
        )
        if (isSent) putDown(this.view)
      }),
      this.interaction.subscribe((now, before) => {
        this.#interactionChanged(now, before)
      }),
    )
  }

  #interactionChanged(now: ActiveGesture, before: ActiveGesture): void {
    const lifted = now.lifted()
    if (lifted === before.lifted()) {
      // The list is the same in each frame of a gesture; comparing its contents would cost as much as it is long.
    } else if (lifted.length !== this.lifted.size || lifted.some((id) => !this.lifted.has(id))) {
      this.lifted = new Set(lifted)
      this.stage.invalidate('static')
    }
    if (now.isPainted || before.isPainted) this.stage.invalidate('active', 'rulers')
  }

  /** Feeds an event to the active tool and runs the effects it returns. */
  dispatch(event: ToolEvent): void {
    this.#flushMove()
    this.#step(event)
  }

  /** Keeps the latest pointer move for the next frame; a frame handles one. */
  pointerMoved(event: PointerInput): void {
    this.#waitingMove = event
    this.pointer = event.world
    this.stage.wake()
  }

  /** Runs what waits for a frame. */
  advance(now: number): boolean {
    this.#flushMove()
    return this.camera.advance(now)
  }

  /** Pans with the pointer in every tool, while space or the middle button is held. */
  holdHand(held: boolean): void {
    this.#override = held ? 'hand' : undefined
  }

  /** Space or the middle button holds the hand over any tool. */
  get overridesTool(): boolean {
    return this.#override === 'hand'
  }

  get handHeld(): boolean {
    return this.#override === 'hand' || this.view.getState().surface.tool === 'hand'
  }

  /** Enters place mode with a ghost at a point, or in the middle of the view. */
  place(object: string, at: Point = this.camera.centre(), look?: Look): void {
    setMode(this.view, '2d')
    this.selection.setState({ ids: [], seat: undefined })
    this.interaction.setState(startPlacing(object, at, this.toolEnv, look), true)
  }

  /** Shows a layout over the plan, or takes it away. */
  propose(proposal: Proposal | undefined): void {
    if (proposal === this.proposal) return
    this.proposal = proposal
    this.stage.invalidate('static')
  }

  /** Begins a gesture that stays in hand without a button, such as a drawing. */
  begin(active: ActiveGesture): void {
    this.selection.setState({ ids: [], seat: undefined })
    chooseTool(this.view, 'pointer')
    clearHover(this.view)
    this.interaction.setState(active, true)
  }

  /** Shows the server's guests with the pending moves over them. */
  showSeating(): void {
    this.seating.setState(this.seats.seating(), true)
  }

  /** Paints seats that may be given, or those of the moment. */
  proposeSeats(shown: ShownProposal): void {
    const before = this.#painted()
    this.seatProposal.setState(shown, true)
    this.lists.forget(changedTables(before, this.#painted()))
    this.stage.invalidate('static')
  }

  /** Who is painted on which chair. */
  #painted(): Seating {
    return seatingWith(this.seating.getState(), shownSeats(this.seatProposal.getState()))
  }

  /** Runs something when the designer is closed. */
  onDispose(run: () => void): void {
    this.#stops.push(run)
  }

  dispose(): void {
    for (const stop of this.#stops) stop()
    this.history.dispose()
    this.seatAdvisor.dispose()
    this.camera.dispose()
    this.stage.detach()
    this.sync.stop()
    this.ghosts.dispose()
  }

  #flushMove(): void {
    const move = this.#waitingMove
    this.#waitingMove = undefined
    if (move !== undefined) this.#step(move)
  }

  #step(event: ToolEvent): void {
    const before = this.interaction.getState()
    const { state, effects } = feed(before, event, this.toolEnv, this.installed.gestures)
    if (state !== before) this.interaction.setState(state, true)
    for (const effect of effects) runEffect(this, effect)
  }
}
