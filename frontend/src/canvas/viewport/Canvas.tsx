/*
 * The plan region: rulers, canvases and overlays. One tab stop with the role of an application; the canvases are hidden
 * from screen readers, which use the items of the outline instead.
 */
import { useEffect, useRef, type ReactNode } from 'react'

import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { useDesigner, usePlanState, useSelection } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { planKey } from '@/canvas/actions/keyboard'
import { PlanFocusRing } from '@/canvas/viewport/PlanFocusRing'
import { PLAN_REGION } from '@/canvas/focus/focus-plan'
import { outlineItemId, PLAN_TREE } from '@/canvas/focus/outline-ids'
import { Chip } from '@/canvas/viewport/overlay/Chip'
import { Overlay } from '@/canvas/viewport/overlay/Overlay'
import { useRulerInset } from '@/canvas/viewport/use-ruler-inset'
import { listenToClipboard } from '@/canvas/viewport/clipboard-events'
import { onThemeChange } from '@/lib/dark'
import { followSurroundings } from '@/canvas/viewport/follow-surroundings'
import { listenToDrops } from '@/canvas/viewport/drops'
import { listenToPointer } from '@/canvas/viewport/pointer'
import { RULER_SIZE } from '@/canvas/painting/rulers'
import { prepareCanvases, type StageCanvases } from '@/canvas/painting/stage'

const HELP =
  'Enter goes in, Tab walks the objects, arrow keys move the selection, Escape goes out. Press O for the outline.'

type Props = {
  /** What floats over the plan. */
  children: ReactNode
}

/** The middle of the designer. */
export function Canvas({ children }: Props) {
  const designer = useDesigner()
  const view = useRef<HTMLDivElement>(null)
  const still = useRef<HTMLCanvasElement>(null)
  const active = useRef<HTMLCanvasElement>(null)
  const rulerX = useRef<HTMLCanvasElement>(null)
  const rulerY = useRef<HTMLCanvasElement>(null)
  const current = useActiveDescendant()
  const inset = useRulerInset()
  const rulers = inset > 0

  useEffect(() => {
    const element = view.current
    if (element === null || !still.current || !active.current) return undefined
    if (!rulerX.current || !rulerY.current) return undefined
    const canvases: StageCanvases = {
      static: still.current,
      active: active.current,
      rulerX: rulerX.current,
      rulerY: rulerY.current,
    }
    const stops = [
      listenToPointer(designer, element),
      listenToKeys(designer, element),
      listenToDrops(designer, element),
      listenToClipboard(designer, element),
      followSize(designer, element, canvases),
      onThemeChange(document.documentElement, () => {
        designer.scene.themeChanged()
      }),
      holdHandWithSpace(designer, element),
      followSurroundings(designer),
    ]
    return () => {
      for (const stop of stops) stop()
      designer.stage.detach()
    }
  }, [designer, inset])

  return (
    <div className="relative isolate h-full min-w-0 overflow-hidden bg-plan-outside">
      <canvas
        ref={rulerX}
        aria-hidden
        hidden={!rulers}
        className="absolute top-0"
        style={{ left: inset }}
      />
      <canvas
        ref={rulerY}
        aria-hidden
        hidden={!rulers}
        className="absolute left-0"
        style={{ top: inset }}
      />
      {rulers && (
        <div
          aria-hidden
          className="absolute top-0 left-0 border-r border-b border-border bg-surface"
          style={{ width: RULER_SIZE, height: RULER_SIZE }}
        />
      )}
      <div className="absolute right-0 bottom-0" style={{ left: inset, top: inset }}>
        <div
          ref={view}
          id={PLAN_REGION}
          role="application"
          aria-label="Floor plan"
          aria-describedby="plan-help"
          aria-owns={PLAN_TREE}
          aria-activedescendant={current}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is interactive
          tabIndex={0}
          className="group absolute inset-0 touch-none outline-hidden select-none"
        >
          <canvas ref={still} aria-hidden className="absolute inset-0" />
          <canvas ref={active} aria-hidden className="absolute inset-0" />
          <ErrorBoundary floating>
            <Overlay />
          </ErrorBoundary>
          <PlanFocusRing />
        </div>
        <ErrorBoundary floating>
          <Chip />
        </ErrorBoundary>
        {children}
      </div>
      <p id="plan-help" className="sr-only">
        {HELP}
      </p>
    </div>
  )
}

/** Returns the id of the outline item for the object or chair with keyboard focus. */
function useActiveDescendant(): string | undefined {
  const focus = useSelection((state) => state.focus)
  const seat = useSelection((state) => state.seat)
  const known = usePlanState((state) => focus !== undefined && state.elements.has(focus))
  return known ? outlineItemId(seat ?? focus ?? '') : undefined
}

/** Handles keys pressed on the region itself, as its role promises; fields inside keep theirs. */
function listenToKeys(designer: Env, element: HTMLElement): () => void {
  const down = (event: KeyboardEvent): void => {
    if (event.target !== element || !planKey(designer, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  element.addEventListener('keydown', down)
  return () => {
    element.removeEventListener('keydown', down)
  }
}

/** Keeps canvases as large as the view, in device pixels. */
function followSize(designer: Env, element: HTMLElement, canvases: StageCanvases): () => void {
  const measure = (): void => {
    const size = { width: element.clientWidth, height: element.clientHeight }
    if (size.width === 0 || size.height === 0) return
    const surfaces = prepareCanvases(canvases, size, RULER_SIZE, window.devicePixelRatio)
    designer.camera.resize(size)
    if (surfaces !== undefined) designer.stage.attach(surfaces)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  let density = window.matchMedia(`(resolution: ${String(window.devicePixelRatio)}dppx)`)
  const densityChanged = (): void => {
    density.removeEventListener('change', densityChanged)
    density = window.matchMedia(`(resolution: ${String(window.devicePixelRatio)}dppx)`)
    density.addEventListener('change', densityChanged)
    measure()
  }
  density.addEventListener('change', densityChanged)
  return () => {
    observer.disconnect()
    density.removeEventListener('change', densityChanged)
  }
}

function holdHandWithSpace(designer: Env, element: HTMLElement): () => void {
  const down = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || event.target !== element) return
    event.preventDefault()
    designer.holdHand(true)
    element.style.cursor = 'grab'
  }
  const up = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return
    designer.holdHand(false)
    element.style.cursor = 'default'
  }
  element.addEventListener('keydown', down)
  window.addEventListener('keyup', up)
  return () => {
    element.removeEventListener('keydown', down)
    window.removeEventListener('keyup', up)
  }
}
