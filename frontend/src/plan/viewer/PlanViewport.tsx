/*
 * A window onto a drawing: pan by dragging or arrow keys, zoom by wheel, pinch, buttons or + and −. The drawing is SVG in
 * units of its own. What is seen can be asked for with `focus`.
 */
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react'
import { zoomStep } from '@/plan/camera/camera'
import { byHand, viewBox } from '@/plan/camera/rules'
import type { HandMove } from '@/plan/camera/input'
import { useCamera } from '@/plan/camera/use-camera'
import type { Box } from '@/plan/types'
import { maxZoom, viewerRules } from '@/plan/viewer/camera'
import { createGlide } from '@/plan/viewer/glide'
import { ZoomButtons, type ZoomTexts } from '@/plan/viewer/ZoomButtons'

type Props = {
  label: string
  /** The size of the drawing; its top left corner is 0, 0. */
  width: number
  height: number
  /** Pixels around the fitted drawing. */
  padding?: number
  /** A part of the drawing to show; the camera follows it when it changes. */
  focus?: Box | undefined
  /** Leaves one finger and the plain wheel to the page around it, which scrolls. */
  inPage?: boolean
  showsZoom?: boolean
  /** The largest zoom, for drawings in which all of it is too far away. */
  closest?: number
  texts?: ZoomTexts
  className?: string
  /** The drawing; a function gets the pixels per unit, for strokes and labels of a constant size. */
  children: ReactNode | ((scale: number) => ReactNode)
  /** HTML over the drawing, such as a legend. */
  overlay?: ReactNode
}

const english: ZoomTexts = { zoom: 'Zoom', zoomIn: 'Zoom in', zoomOut: 'Zoom out', reset: 'Reset' }
/** Pixels that an arrow key moves the drawing. */
const keyPan = 40

/** Renders the window; it fills the box that `className` gives it. */
export function PlanViewport({
  label,
  width,
  height,
  padding = 24,
  focus,
  inPage = false,
  showsZoom = true,
  closest = maxZoom,
  texts = english,
  className = 'h-full w-full',
  children,
  overlay,
}: Props) {
  const drawing = { width, height }
  const rules = viewerRules({ drawing, padding, closest })
  const [glide] = useState(createGlide)
  useEffect(() => glide.stop, [glide])
  const { attach, view, isMeasured, camera, change } = useCamera(rules, {
    unmeasured: drawing,
    scroll: inPage ? 'pan-x pan-y' : 'none',
    onGesture: glide.stop,
  })
  const glideTo = useEffectEvent((box: Box) => {
    glide.to(camera, rules.framing(box, view), (next) => change(() => next))
  })
  const { x, y, width: across = 0, height: down = 0 } = focus ?? {}
  useEffect(() => {
    if (!isMeasured || x === undefined || y === undefined) return
    glideTo({ x, y, width: across, height: down })
  }, [isMeasured, x, y, across, down])
  const move = (by: Partial<HandMove>) => {
    glide.stop()
    change(byHand(by))
  }
  const reset = () => {
    glide.stop()
    change(() => undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const pan = arrows[event.key]
    if (pan !== undefined) move({ to: { x: pan.x * keyPan, y: pan.y * keyPan } })
    else if (event.key === '+' || event.key === '=') move({ factor: zoomStep })
    else if (event.key === '-') move({ factor: 1 / zoomStep })
    else if (event.key === '0') reset()
    else return
    event.preventDefault()
  }
  return (
    <div className={`relative overflow-hidden ${className}`}>
      {/* The group takes the keys that move the camera; everything else in it works without them. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={attach}
        role="group"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="absolute inset-0 cursor-grab select-none active:cursor-grabbing"
        style={{ touchAction: inPage ? 'pan-x pan-y' : 'none' }}
      >
        <svg
          className="size-full [direction:ltr]"
          viewBox={viewBox(camera, view)}
          preserveAspectRatio="xMidYMid meet"
        >
          {typeof children === 'function' ? children(camera.zoom) : children}
        </svg>
      </div>
      {overlay}
      {showsZoom && (
        <ZoomButtons
          // Rounded, so that the limits are met in spite of the fractions of the unit.
          zoom={Number((camera.zoom / rules.unit(view)).toFixed(6))}
          closest={closest}
          texts={texts}
          onZoom={(factor) => {
            move({ factor })
          }}
          onReset={reset}
        />
      )}
    </div>
  )
}

const arrows: Readonly<Record<string, { x: number; y: number } | undefined>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}
