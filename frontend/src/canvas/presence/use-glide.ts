/* Draws a pointer in each frame of its movement, and again when the camera moves. */
import { useEffect, useRef } from 'react'

import { useDesigner } from '@/canvas/context'
import { BROWSER_FRAMES } from '@/canvas/painting/stage'
import { Glide, type GlideView } from '@/canvas/presence/glide'
import type { Camera } from '@/plan/camera/camera'
import type { Point } from '@/plan/types'

interface GlideOptions {
  readonly at: Point
  /** The pointer of this page is where the hand is. */
  readonly jumps?: boolean
  readonly hasTrail: boolean
  readonly draw: (view: GlideView, camera: Camera) => void
}

/** `draw` writes to the elements of the component. */
export function useGlide({ at, jumps = false, hasTrail, draw }: GlideOptions): void {
  const designer = useDesigner()
  const glide = useRef<Glide>(undefined)
  const drawLatest = useRef(draw)
  useEffect(() => {
    drawLatest.current = draw
  })
  useEffect(() => {
    const { view, ports } = designer
    const own = new Glide({
      frames: BROWSER_FRAMES,
      jumps: jumps || ports.reducedMotion(),
      hasTrail,
      draw: (shown) => {
        drawLatest.current(shown, view.getState().camera)
      },
    })
    glide.current = own
    const stop = view.subscribe((now, before) => {
      if (now.camera !== before.camera) own.redraw()
    })
    return () => {
      stop()
      own.stop()
    }
  }, [designer, jumps, hasTrail])
  useEffect(() => {
    glide.current?.aim(at)
  }, [at, designer, jumps, hasTrail])
}
