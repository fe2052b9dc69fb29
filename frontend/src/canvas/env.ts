/* What the parts of the designer share: the open plan, its view, and what they ask of one another. */
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { StoreApi } from 'zustand/vanilla'

import type { Seating } from '@/guests/seating'
import type { SeatingCommands } from '@/guests/seating-service'
import type { PlanStore } from '@/plan/plan-store'
import type { PlanModule } from '@/plan/session'
import type { PlanSync } from '@/plan/sync'
import type { Point } from '@/plan/types'
import type { Proposal } from '@/canvas/painting/layers/proposal'
import type { Backdrop } from '@/canvas/painting/layers/static'
import type { ListCache } from '@/canvas/painting/list-cache'
import type { Stage } from '@/canvas/painting/stage'
import type { Announcer } from '@/canvas/document/announcer'
import type { CameraMoves } from '@/canvas/camera/camera-moves'
import type { Dialogs } from '@/canvas/document/dialogs'
import type { EditHistory } from '@/canvas/document/edit-history'
import type { Editing } from '@/canvas/document/editing'
import type { GhostRenderer } from '@/canvas/document/ghost-renderer'
import type { DesignerPorts } from '@/canvas/ports'
import type { SeatAdvisor } from '@/canvas/seats/seat-advisor'
import type { Pictures } from '@/canvas/painting/images'
import type { ActiveGesture } from '@/canvas/hand/active-gesture'
import type { Starter } from '@/canvas/hand/gesture'
import type { ShownProposal } from '@/canvas/seats/seating'
import type { OpenMenu } from '@/canvas/store/layer'
import type { PanelName } from '@/canvas/store/panel'
import type { SelectionStore } from '@/canvas/store/selection'
import type { Surface } from '@/canvas/store/surface'
import type { ViewStore } from '@/canvas/store/view'
import type { Look, PointerInput, ToolEnv, ToolEvent } from '@/canvas/hand/tool'

/** Whose plan is open: for the names of files, for snapshots, and for what this browser remembers of a person. */
export interface EditingSession {
  readonly eventId: string
  readonly eventName: string
  readonly userId: string
}

/** What is being dragged from a panel to the plan. */
interface DragPayload {
  readonly drop: (at: Point) => void
}

/** Copies, and their distance from the originals. */
interface Repeat {
  readonly ids: readonly string[]
  readonly offset: Point
}

/** Keys of an action. `mod` is Ctrl, or Cmd on a Mac. */
export interface Shortcut {
  readonly key: string
  readonly mod?: boolean
  readonly shift?: boolean
  readonly alt?: boolean
  /** The same keys under the name that another keyboard gives them; help leaves it out. */
  readonly alias?: boolean
}

/**
 * Something a person can tell the designer to do. One object holds label, icon, keys and function, so that toolbar,
 * keyboard and menus always agree.
 */
export interface Action {
  readonly id: string
  readonly label: string
  readonly icon: LucideIcon
  readonly shortcuts: readonly Shortcut[]
  /**
   * `plan` keys work while the plan or its outline has the focus, `designer` keys anywhere on the screen
   * except in text fields.
   */
  readonly scope: 'plan' | 'designer'
  /** Other words by which the command palette finds it. */
  readonly words?: string
  /** The browser's own event does the work when the keys are pressed, as for the clipboard. */
  readonly native?: boolean
  enabled(env: Env): boolean
  run(env: Env): void
}

/** Actions that belong together, under the title that help gives them. */
export interface Section {
  readonly title: string
  readonly actions: readonly Action[]
}

interface PanelPage {
  readonly Part: ComponentType
  readonly preload: () => void
}

/** A tab of the rail and its page. */
export interface Panel {
  readonly name: PanelName
  readonly label: string
  readonly icon: LucideIcon
  readonly page: PanelPage
  /** Viewers have it too, since nothing of the plan is changed in it. */
  readonly forViewers?: true
  /** People work in it on what they select, so a selection does not take it away. */
  readonly staysOnSelection?: true
}

export type DrawingName =
  'measuring' | 'drawing-room' | 'drawing-aisle' | 'reshaping' | 'calibrating' | 'sliding' | 'laser'

/** Gestures that draw over the plan, by name. */
export type Drawings = Readonly<Record<DrawingName, (env: Env) => ActiveGesture>>

/** Where capabilities add parts to the screen: the header, over the plan, the dialogs, and on a small screen over and below the plan. */
export type Place = 'header' | 'plan' | 'dialog' | 'compact-plan' | 'compact-bar'

/** Actions in a group of the toolbar at the top. */
export interface Tools {
  readonly group: 'plan' | 'selection' | 'view' | 'help'
  readonly actions: readonly Action[]
  readonly forViewers?: true
}

/** What the menu of the plan lists between two lines. */
export interface MenuSection {
  readonly title?: string
  readonly actions: readonly Action[]
}

/** Sections of the menu for what is selected, and for the chair under the pointer. */
export interface Menu {
  /** The place among the capabilities. */
  readonly order: number
  readonly sections: (
    designer: Env,
    at: Pick<OpenMenu, 'element' | 'seat'>,
  ) => readonly MenuSection[]
}

/** Fills the screen while the plan is open for one purpose. */
export interface FullScreen {
  readonly surface: Surface['kind']
  readonly Part: ComponentType<{
    readonly eventName: string
    readonly plan: ReactNode
    readonly outline: ReactNode
  }>
}

/** What a designer has of all its capabilities. */
export interface Installed {
  /** In the order in which help lists them. */
  readonly sections: readonly Section[]
  /** Those of all sections. */
  readonly actions: readonly Action[]
  /** In the order of the rail. */
  readonly panels: readonly Panel[]
  /** What a press can start, asked in this order. */
  readonly gestures: readonly Starter[]
  readonly toolbar: readonly Tools[]
  readonly menus: readonly Menu[]
  readonly parts: Readonly<Record<Place, readonly ComponentType[]>>
  readonly screens: readonly FullScreen[]
  readonly loadDrawings: () => Promise<Drawings>
}

/** The document and its edits. */
interface DocumentEnv {
  readonly module: PlanModule
  readonly plan: PlanStore
  readonly sync: PlanSync
  readonly history: EditHistory
  readonly editing: Editing
}

/** What is seen of the plan, and how it is painted. */
interface ViewportEnv {
  readonly view: ViewStore
  readonly camera: CameraMoves
  readonly stage: Stage
  readonly scene: { themeChanged(): void }
  readonly pictures: Pictures
  readonly lists: ListCache
  readonly ghosts: GhostRenderer
  /** Ids that the active layer draws. */
  readonly lifted: ReadonlySet<string>
  /** Paints the surroundings of the objects; undefined until it is loaded. */
  backdrop: Backdrop | undefined
  /** A layout that is previewed before it is applied. */
  readonly proposal: Proposal | undefined
  /** Shows a layout over the plan, or takes it away. */
  propose(proposal: Proposal | undefined): void
}

/** The hand, and what it holds. */
interface HandEnv {
  readonly selection: SelectionStore
  readonly interaction: StoreApi<ActiveGesture>
  readonly toolEnv: ToolEnv
  /** Last pointer position on the plan, undefined when outside. */
  pointer: Point | undefined
  /** The last copies; duplicating them keeps their distance. */
  repeat: Repeat | undefined
  /** What is being dragged from a panel; undefined without a drag. */
  dragPayload: DragPayload | undefined
  /** The hand tool is chosen, or held over any tool. */
  readonly handHeld: boolean
  /** Space or the middle button holds the hand over any tool. */
  readonly overridesTool: boolean
  /** Feeds an event to the active tool and runs the effects it returns. */
  dispatch(event: ToolEvent): void
  /** Keeps the latest pointer move for the next frame; a frame handles one. */
  pointerMoved(event: PointerInput): void
  /** Pans with the pointer in every tool, while space or the middle button is held. */
  holdHand(held: boolean): void
  /** Enters place mode with a ghost at a point, or in the middle of the view. */
  place(object: string, at?: Point, look?: Look): void
  /** Begins a gesture that stays in hand without a button, such as a drawing. */
  begin(active: ActiveGesture): void
}

/** The guests on the chairs. */
interface SeatingEnv {
  readonly seating: StoreApi<Seating>
  /** Seats guests; `seating` shows its pending moves over the server's guests. */
  readonly seats: SeatingCommands
  /** Seats that may be given, and whether they are what is shown. */
  readonly seatProposal: StoreApi<ShownProposal>
  /** Computes the value of seats, and which wishes are kept. */
  readonly seatAdvisor: SeatAdvisor
  /** Shows the server's guests with the pending moves over them. */
  showSeating(): void
  /** Paints seats that may be given, or those of the moment. */
  proposeSeats(shown: ShownProposal): void
}

export interface Env extends DocumentEnv, ViewportEnv, HandEnv, SeatingEnv {
  readonly ports: DesignerPorts
  readonly editingSession: StoreApi<EditingSession>
  readonly announcer: Announcer
  readonly dialogs: Dialogs
  readonly installed: Installed
  /** Runs something when the designer is closed. */
  onDispose(run: () => void): void
}
