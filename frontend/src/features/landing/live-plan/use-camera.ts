/*
 * Moves the camera of the sample plan by mouse, touch, pen and wheel without taking the page's scrolling away:
 * a plain wheel and one finger up or down scroll the page; Ctrl and wheel, two fingers or the buttons zoom.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react'
import {
  firstCamera,
  panned,
  wholeRoom,
  zoomed,
  type At,
  type Camera,
  type Size,
} from '@/features/landing/live-plan/camera'

const step = 1.3
/** A press that moved less than this many pixels is a click. */
const slop = 4

export function useCamera(room: Size, focus: At) {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<Size>({ width: 1200, height: 640 })
  const [camera, setCamera] = useState<Camera>(() => firstCamera(room, view, focus))
  const [wheelHint, setWheelHint] = useState(false)
  const pointers = useRef(new Map<number, At>())
  const travelled = useRef(0)
  const touched = useRef(false)

  useLayoutEffect(() => {
    const box = frame.current
    if (box === null) return
    const measure = () => {
      const next = { width: box.clientWidth || 1200, height: box.clientHeight || 640 }
      setView(next)
      setCamera((present) =>
        touched.current ? panned(present, 0, 0, room, next) : firstCamera(room, next, focus),
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => {
      observer.disconnect()
    }
  }, [room, focus])

  // React listens passively to wheels; zooming must keep the browser from zooming the page.
  useEffect(() => {
    const box = frame.current
    if (box === null) return
    let hide: ReturnType<typeof setTimeout> | undefined
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) {
        setWheelHint(true)
        clearTimeout(hide)
        hide = setTimeout(() => setWheelHint(false), 1200)
        return
      }
      event.preventDefault()
      touched.current = true
      const at = within(box, event)
      const factor = Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 200)
      setCamera((present) => zoomed(present, factor, at, room, view))
    }
    box.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      clearTimeout(hide)
      box.removeEventListener('wheel', onWheel)
    }
  }, [room, view])

  const change = useCallback((next: (present: Camera) => Camera) => {
    touched.current = true
    setCamera(next)
  }, [])
  const wasDragged = useCallback(() => travelled.current > slop, [])
  const centre = { x: view.width / 2, y: view.height / 2 }
  return {
    frame,
    view,
    camera,
    wheelHint,
    change,
    zoomIn: () => change((present) => zoomed(present, step, centre, room, view)),
    zoomOut: () => change((present) => zoomed(present, 1 / step, centre, room, view)),
    fit: () => change(() => wholeRoom(room, view)),
    /** Returns whether the press that just ended moved the plan, and so was not a click. */
    wasDragged,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        if (event.button !== 0) return
        if (pointers.current.size === 0) travelled.current = 0
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        const before = pointers.current.get(event.pointerId)
        if (before === undefined) return
        const now = { x: event.clientX, y: event.clientY }
        const box = event.currentTarget
        const others = [...pointers.current].filter(([id]) => id !== event.pointerId)
        const other = others[0]?.[1]
        pointers.current.set(event.pointerId, now)
        travelled.current += Math.hypot(now.x - before.x, now.y - before.y)
        if (travelled.current <= slop) return
        box.setPointerCapture(event.pointerId)
        if (other === undefined) {
          change((present) => panned(present, now.x - before.x, now.y - before.y, room, view))
          return
        }
        // Two fingers: the distance between them zooms around their midpoint, the midpoint pans.
        const [was, is] = [between(before, other), between(now, other)]
        const factor = is.apart / Math.max(1, was.apart)
        const at = inside(box, is)
        change((present) =>
          panned(zoomed(present, factor, at, room, view), is.x - was.x, is.y - was.y, room, view),
        )
      },
      onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
        pointers.current.delete(event.pointerId)
      },
      onPointerCancel: (event: PointerEvent<HTMLDivElement>) => {
        pointers.current.delete(event.pointerId)
      },
    },
  }
}

function between(a: At, b: At) {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) }
}

function within(box: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): At {
  return inside(box, { x: clientX, y: clientY })
}

function inside(box: HTMLElement, { x, y }: At): At {
  const { left, top } = box.getBoundingClientRect()
  return { x: x - left, y: y - top }
}
