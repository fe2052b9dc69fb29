/* What the hand is doing: exactly one gesture at a time, as one union. The state of the tools. */
import type { Box, Guide, PlanElement, Point } from '@/plan/types'

export type HandleName = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'rotate'
export type ResizeHandle = Exclude<HandleName, 'rotate'>

export type Interaction =
  | { readonly kind: 'idle' }
  /** The button is down on an object, which may become a click or a drag. */
  | {
      readonly kind: 'pressing'
      readonly element: string
      readonly seat: string | undefined
      readonly wasSelected: boolean
      readonly additive: boolean
      readonly world: Point
      readonly screen: Point
    }
  | {
      readonly kind: 'moving'
      readonly ids: readonly string[]
      readonly from: Point
      readonly dx: number
      readonly dy: number
      readonly guides: readonly Guide[]
      /** Copies move and the originals stay. */
      readonly copying: boolean
    }
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
  | {
      readonly kind: 'rotating'
      readonly id: string
      readonly centre: Point
      /** Angle of the pointer when the handle was taken, minus the object's. */
      readonly offset: number
      readonly start: number
      readonly rotation: number
    }
  | { readonly kind: 'panning'; readonly screen: Point }
  | {
      readonly kind: 'placing'
      readonly object: string
      readonly ghost: PlanElement
      readonly guides: readonly Guide[]
    }

export const IDLE: Interaction = { kind: 'idle' }

/** Ids that are drawn on the active layer for as long as the gesture lasts. */
export function liftedIds(interaction: Interaction): readonly string[] {
  switch (interaction.kind) {
    case 'moving':
      return interaction.copying ? [] : interaction.ids
    case 'resizing':
    case 'rotating':
      return [interaction.id]
    case 'idle':
    case 'pressing':
    case 'marquee':
    case 'panning':
    case 'placing':
      return []
  }
}

export function guidesOf(interaction: Interaction): readonly Guide[] {
  return 'guides' in interaction ? interaction.guides : []
}
