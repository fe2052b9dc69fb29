/* A camera as state: it follows the size of its element and obeys gestures. */
import { useEffect, useLayoutEffect, useReducer, useState } from 'react'
import type { Camera, Size } from '@/plan/camera/camera'
import { listenToGestures, type PageScroll } from '@/plan/camera/gestures'
import type { HandMove } from '@/plan/camera/input'
import { byHand, scaled, type CameraRules, type CameraStep } from '@/plan/camera/rules'

type Options = {
  /** The size of the view until it is measured. */
  unmeasured: Size
  scroll: PageScroll
  /** A wheel without Ctrl has scrolled the page. */
  onScrolled?: () => void
  /** A gesture is about to move the camera. */
  onGesture?: () => void
}

/** Returns the camera, the view and what changes the camera; `attach` is the ref of the element. */
export function useCamera(
  rules: CameraRules,
  { unmeasured, scroll, onScrolled, onGesture }: Options,
) {
  const [element, attach] = useState<HTMLElement | null>(null)
  const [measured, setMeasured] = useState<Size>()
  const view = measured ?? unmeasured
  const unit = rules.unit(view)
  const shown = (chosen: Camera | undefined) =>
    chosen === undefined ? rules.first(view) : rules.within(scaled(chosen, unit), view)
  // In the unit of the rules, so that it suits any view; undefined until it is moved.
  const [chosen, change] = useReducer((old: Camera | undefined, step: CameraStep) => {
    const next = step(shown(old), view, rules)
    return next && scaled(next, 1 / unit)
  }, undefined)

  useLayoutEffect(() => {
    if (element === null) return undefined
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) setMeasured({ width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [element])
  useEffect(() => {
    if (element === null) return undefined
    const move = (by: Partial<HandMove>) => {
      onGesture?.()
      change(byHand(by))
    }
    return listenToGestures(element, scroll, move, onScrolled)
  }, [element, scroll, onScrolled, onGesture])
  return { attach, camera: shown(chosen), view, isMeasured: measured !== undefined, change }
}
