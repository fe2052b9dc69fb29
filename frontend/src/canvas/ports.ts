/* What the designer needs from outside: frames, notices, ids. Tests bring their own. */
import type { FramePort } from '@/canvas/painting/stage'
import type { PicturePort } from '@/canvas/painting/images'
import type { PathPort } from '@/canvas/painting/display-list'

export interface Notice {
  readonly title: string
  readonly text?: string | undefined
  /** Whom or what it concerns, where the text is fixed and names neither. */
  readonly detail?: string | undefined
  /** The detail has all that the text has. */
  readonly isQuiet?: boolean
  /** What can be done about it, as a button of the notice. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

export interface DesignerPorts {
  readonly frames: FramePort
  readonly paths: PathPort
  readonly pictures: PicturePort
  readonly newId: () => string
  readonly success: (notice: Notice) => void
  readonly failure: (notice: Notice) => void
  /** Camera flights are jumps for people who asked for less motion. */
  readonly reducedMotion: () => boolean
  /** Runs something later; the answer calls it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void
}

export const BROWSER_PATHS: PathPort = {
  create: (data) => (data === undefined ? new Path2D() : new Path2D(data)),
}
