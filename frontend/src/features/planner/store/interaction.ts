/* What the hand is doing: exactly one gesture at a time, as one union. The state of the tools. */
import type { Box, Guide, PlanElement, Point, Rest } from '@/plan/types'
import type { Size } from '@/features/planner/store/camera'
import type { Draft } from '@/features/planner/store/drafts'

export type HandleName = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'rotate'
export type ResizeHandle = Exclude<HandleName, 'rotate'>

/** What makes a thing that is placed another one than the catalogue's: its size, its picture. */
export type Look = Readonly<Partial<Omit<PlanElement, 'id' | 'type' | 'x' | 'y'>>>

export type Interaction =
  | { readonly kind: 'idle' }
  /** The button is down on an object, which may become a click or a drag. */
  | {
      readonly kind: 'pressing'
      readonly element: string
      /** The object with the group it belongs to, unless one is inside that group; the object is the last. */
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
      /** How the only one of them, a door or window, stands in the wall that it has come to. */
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
  /** One object turns about its middle, several about their common one. */
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
      /** How far the arrow keys have moved them meanwhile. */
      readonly dx: number
      readonly dy: number
    }
  /** Several objects move apart or together inside a box; their sizes stay true. */
  | {
      readonly kind: 'spreading'
      readonly ids: readonly string[]
      readonly handle: ResizeHandle
      readonly from: Point
      readonly start: Box
      readonly box: Box
      /** The widest and the longest of them: the box gets no smaller. */
      readonly least: Size
    }
  | { readonly kind: 'panning'; readonly screen: Point }
  /** A path is drawn across tables, which take their numbers in the order in which it meets them. */
  | {
      readonly kind: 'renumbering'
      readonly path: readonly Point[]
      readonly tables: readonly string[]
    }
  /** A guest is dragged from a chair to another one. */
  | { readonly kind: 'seating'; readonly guest: string }
  /** Copies that a form is about to make, drawn where they would stand. */
  | {
      readonly kind: 'previewing'
      readonly ids: readonly string[]
      readonly offsets: readonly Point[]
    }
  | (Rest & {
      readonly kind: 'placing'
      readonly object: string
      readonly look?: Look | undefined
      /** Where the hand has the middle of the ghost, which may rest in a wall beside it. */
      readonly at: Point
      readonly ghost: PlanElement
      /** Where the pointer was when it last moved the view, while space or the middle button is held. */
      readonly pan?: Point | undefined
    })
  /** A line or an outline is drawn over the plan. */
  | {
      readonly kind: 'drafting'
      readonly draft: Draft
      /** Where the pointer was when it last moved the view, while space or the middle button is held. */
      readonly pan?: Point | undefined
    }

export const IDLE: Interaction = { kind: 'idle' }

/** At rest at nothing. */
export const NOWHERE: Rest = { guides: [], besideAisle: undefined }

/** What a gesture came to rest at, for those who are told of it; nothing when it rests at nothing. */
export function restOf({ guides, besideAisle }: Rest): { readonly rest?: Rest } {
  return guides.length > 0 || besideAisle === true ? { rest: { guides, besideAisle } } : {}
}

/** Ids that are drawn on the active layer for as long as the gesture lasts. */
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

/** What can be done to the tracing picture with a tool. */
export type Tracing = 'calibrate' | 'slide'

/** Whether a tool holds the tracing picture in exactly this way. */
export function isTracing(interaction: Interaction, what: Tracing): boolean {
  return interaction.kind === 'drafting' && interaction.draft.kind === what
}

/** Whether the tracing picture is worked with at all. */
export function holdsPicture(interaction: Interaction): boolean {
  return isTracing(interaction, 'calibrate') || isTracing(interaction, 'slide')
}
