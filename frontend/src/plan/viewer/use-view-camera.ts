/* The camera of a viewer as state: it follows the size of its element, glides to what is to be seen, and obeys gestures. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Box, Point } from '@/plan/types'
import {
  between,
  fitted,
  framing,
  panned,
  zoomedAt,
  type ViewCamera,
  type ViewFrame,
  type ViewSize,
} from '@/plan/viewer/camera'
import { listenToGestures } from '@/plan/viewer/gestures'

const glideMs = 240

interface Wanted {
  readonly drawing: ViewSize
  readonly padding: number
  readonly focus: Box | undefined
  readonly inPage: boolean
  readonly closest: number
}

/** Returns the frame, the camera and its moves; `attach` is the ref of the element. */
export function useViewCamera({ drawing, padding, focus, inPage, closest }: Wanted) {
  const [element, attach] = useState<HTMLElement | null>(null)
  const view = useSize(element)
  const frame: ViewFrame = { drawing, padding, view: view ?? drawing, closest }
  // Undefined while the whole drawing is shown, at any size of the view.
  const [chosen, setChosen] = useState<ViewCamera>()
  const camera = chosen ?? fitted(frame)
  const now = useRef({ frame, camera })
  useEffect(() => {
    now.current = { frame, camera }
  })

  const glide = useGlide(now, setChosen)
  const change = useCallback(
    (next: (frame: ViewFrame, camera: ViewCamera) => ViewCamera) => {
      glide.stop()
      setChosen((old) => {
        const { frame } = now.current
        return next(frame, old ?? fitted(frame))
      })
    },
    [glide],
  )
  const zoomBy = useCallback(
    (factor: number, at?: Point) => {
      change((frame, camera) => zoomedAt(frame, camera, factor, at ?? centreOf(frame.view)))
    },
    [change],
  )
  const panBy = useCallback(
    (by: Point) => {
      change((frame, camera) => panned(frame, camera, by))
    },
    [change],
  )

  useEffect(() => {
    if (element === null) return undefined
    return listenToGestures(element, { pan: panBy, zoom: zoomBy }, { inPage })
  }, [element, inPage, panBy, zoomBy])

  const isMeasured = view !== undefined
  const [x, y, width, height] = [focus?.x, focus?.y, focus?.width, focus?.height]
  useEffect(() => {
    if (!isMeasured || x === undefined || y === undefined) return
    const box = { x, y, width: width ?? 0, height: height ?? 0 }
    glide.to(framing(now.current.frame, box))
  }, [glide, isMeasured, x, y, width, height])

  const reset = useCallback(() => {
    glide.stop()
    setChosen(undefined)
  }, [glide])
  return { attach, frame, camera, panBy, zoomBy, reset }
}

function centreOf({ width, height }: ViewSize): Point {
  return { x: width / 2, y: height / 2 }
}

function useSize(element: HTMLElement | null): ViewSize | undefined {
  const [size, setSize] = useState<ViewSize>()
  useEffect(() => {
    if (element === null) return undefined
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) setSize({ width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [element])
  return size
}

function useGlide(
  now: { readonly current: { readonly camera: ViewCamera } },
  show: (camera: ViewCamera) => void,
) {
  const [glide] = useState(() => {
    let pending = 0
    let isFirst = true
    const stop = () => {
      cancelAnimationFrame(pending)
    }
    return {
      stop,
      to(target: ViewCamera) {
        stop()
        // The first place is where the viewer begins; people who want less motion see every place at once.
        if (isFirst || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
          isFirst = false
          show(target)
          return
        }
        const from = now.current.camera
        const start = performance.now()
        const step = (time: number) => {
          const share = Math.min(1, Math.max(0, (time - start) / glideMs))
          show(between(from, target, 1 - (1 - share) ** 3))
          if (share < 1) pending = requestAnimationFrame(step)
        }
        pending = requestAnimationFrame(step)
      },
    }
  })
  useEffect(() => glide.stop, [glide])
  return glide
}
