/* The gesture in progress, as a union: exactly one at a time. The state of the tools. */
import type { Box, Guide, PlanElement, Point, Rest } from '@/plan/types'
import type { Size } from '@/features/planner/store/camera'
import type { Draft } from '@/features/planner/store/drafts'

export type HandleName = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'rotate'
export type ResizeHandle = Exclude<HandleName, 'rotate'>

/** How a placed object differs from the catalogue's: its size, its picture. */
export type Look = Readonly<Partial<Omit<PlanElement, 'id' | 'type' | 'x' | 'y'>>>

export type Interaction =
  | { readonly kind: 'idle' }
  /** The button is down on an object, which may become a click or a drag. */
  | {
      readonly kind: 'pressing'
      readonly element: string
      /** The object with its group, unless that group is entered; the object is the last. */
      readonly family: readonly string[]
      readonly seat: string | undefined
      readonly wasSelected: boolean
      readonly additive: boolean
      readonly world: Point
      readonly screen: Point
    }
  | (Rest & {
      readonly kind: 'moving'
      readonly ids: readonly string[]
      readonly from: Point
      readonly dx: number
      readonly dy: number
      /** Rotation of a single door or window in the wall that it snapped to. */
      readonly rotation?: number | undefined
      /** Copies move and the originals stay. */
      readonly copying: boolean
    })
  | {
      readonly kind: 'marquee'
      readonly from: Point
      readonly to: Point
      readonly base: readonly string[]
      /** Nothing is drawn or selected until the pointer has travelled. */
      readonly started: boolean
    }
  | {
      readonly kind: 'resizing'
      readonly id: string
      readonly handle: ResizeHandle
      readonly from: Point
      readonly start: Box
      readonly rotation: number
      readonly box: Box
      readonly guides: readonly Guide[]
    }
  /** One object rotates about its centre, several about their common one. */
  | {
      readonly kind: 'rotating'
      readonly ids: readonly string[]
      readonly centre: Point
      /** Direction of the pointer when the handle was taken, in degrees. */
      readonly from: number
      /** The rotation of the only object; 0 for several. */
      readonly start: number
      /** How far they have turned, in degrees. */
      readonly turn: number
      /** How far the arrow keys have moved them during the rotation. */
      readonly dx: number
      readonly dy: number
    }
  /** Several objects move apart or together inside a box; their sizes are kept. */
  | {
      readonly kind: 'spreading'
      readonly ids: readonly string[]
      readonly handle: ResizeHandle
      readonly from: Point
      readonly start: Box
      readonly box: Box
      /** The largest width and height among them: the box gets no smaller. */
      readonly least: Size
    }
  | { readonly kind: 'panning'; readonly screen: Point }
  /** A path is drawn across tables, which are numbered in the order in which it crosses them. */
  | {
      readonly kind: 'renumbering'
      readonly path: readonly Point[]
      readonly tables: readonly string[]
    }
  /** A guest is dragged from a chair to another one. */
  | { readonly kind: 'seating'; readonly guest: string }
  /** Copies that a form is about to make, drawn at their future positions. */
  | {
      readonly kind: 'previewing'
      readonly ids: readonly string[]
      readonly offsets: readonly Point[]
    }
  | (Rest & {
      readonly kind: 'placing'
      readonly object: string
      readonly look?: Look | undefined
      /** Where the pointer has the centre of the ghost, which may have snapped to a wall nearby. */
      readonly at: Point
      readonly ghost: PlanElement
      /** The pointer at the last pan, while space or the middle button is held. */
      readonly pan?: Point | undefined
    })
  /** A line or an outline is drawn over the plan. */
  | {
      readonly kind: 'drafting'
      readonly draft: Draft
      /** The pointer at the last pan, while space or the middle button is held. */
      readonly pan?: Point | undefined
    }

export const IDLE: Interaction = { kind: 'idle' }

/** No snap. */
export const NOWHERE: Rest = { guides: [], besideAisle: undefined }

/** Returns what a gesture snapped to, for announcements; nothing without a snap. */
export function restOf({ guides, besideAisle }: Rest): { readonly rest?: Rest } {
  return guides.length > 0 || besideAisle === true ? { rest: { guides, besideAisle } } : {}
}

/** Returns the ids that the active layer draws during the gesture. */
export function liftedIds(interaction: Interaction): readonly string[] {
  switch (interaction.kind) {
    case 'moving':
      return interaction.copying ? [] : interaction.ids
    case 'resizing':
      return [interaction.id]
    case 'rotating':
    case 'spreading':
      return interaction.ids
    case 'idle':
    case 'pressing':
    case 'marquee':
    case 'panning':
    case 'placing':
    case 'renumbering':
    case 'seating':
    case 'previewing':
    case 'drafting':
      return []
  }
}

export function guidesOf(interaction: Interaction): readonly Guide[] {
  if (interaction.kind === 'drafting') return interaction.draft.guides
  return 'guides' in interaction ? interaction.guides : []
}

/** The tools that change the tracing picture. */
export type Tracing = 'calibrate' | 'slide'

/** Returns whether this tool is changing the tracing picture. */
export function isTracing(interaction: Interaction, what: Tracing): boolean {
  return interaction.kind === 'drafting' && interaction.draft.kind === what
}

/** Returns whether any tool is changing the tracing picture. */
export function holdsPicture(interaction: Interaction): boolean {
  return isTracing(interaction, 'calibrate') || isTracing(interaction, 'slide')
}
