/*
 * The plan region in three dimensions: a canvas to look around in, viewpoints, and what is under the pointer in words.
 * It is for looking and selecting; the outline and the panels beside it do everything else.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react'

import '@/features/designer/view3d/tokens.css'
import { handTool, pointerTool, showShortcuts, toggleOutline } from '@/canvas/actions/view'
import { matches } from '@/canvas/actions/action'
import { toggle3D } from '@/canvas/actions/toggle-3d'
import { onThemeChange } from '@/lib/dark'
import { useDesigner } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { PlanFocusRing } from '@/canvas/viewport/PlanFocusRing'
import { PLAN_REGION } from '@/canvas/focus/focus-plan'
import { SceneUnavailable, type SceneProblem } from '@/features/designer/view3d/SceneUnavailable'
import { listenToRoom } from '@/features/designer/view3d/room-input'
import { RoomView } from '@/features/designer/view3d/room-view'
import { RoomScene } from '@/features/designer/view3d/room-scene'
import { HoverName, SelectedName } from '@/features/designer/view3d/SceneNames'
import { Viewpoints } from '@/features/designer/view3d/Viewpoints'

const HELP =
  'Arrow keys turn the room, with Shift they move it, plus and minus zoom, Home shows all of it. Objects are listed in the outline, which O opens; 3 goes back to the drawing.'

type Props = {
  /** What floats over the room. */
  children: ReactNode
}

export function View3D({ children }: Props) {
  const designer = useDesigner()
  const region = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [scene, setScene] = useState<RoomScene>()
  const [problem, setProblem] = useState<SceneProblem>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (region.current === null || canvas.current === null) return undefined
    return openScene(designer, region.current, canvas.current, setScene, setProblem)
  }, [designer, attempt])

  return (
    <div className="relative isolate h-full min-w-0 overflow-hidden bg-plan-outside">
      {problem === undefined ? (
        <div
          key={attempt}
          ref={region}
          id={PLAN_REGION}
          role="application"
          aria-label="Floor plan in 3D"
          aria-describedby="space-help"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is interactive
          tabIndex={0}
          className="group absolute inset-0 touch-none outline-hidden select-none"
        >
          <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />
          <PlanFocusRing />
        </div>
      ) : (
        <SceneUnavailable
          problem={problem}
          onRetry={() => {
            setProblem(undefined)
            setAttempt((count) => count + 1)
          }}
        />
      )}
      {scene !== undefined && problem === undefined && (
        <>
          <Viewpoints scene={scene} />
          <HoverName region={region} scene={scene} />
          <SelectedName />
        </>
      )}
      {children}
      <p id="space-help" className="sr-only">
        {HELP}
      </p>
    </div>
  )
}

/** Opens the view on a canvas and says how to close it; without WebGL it says so. */
function openScene(
  designer: Env,
  region: HTMLElement,
  canvas: HTMLCanvasElement,
  opened: (scene: RoomScene | undefined) => void,
  failed: (problem: SceneProblem) => void,
): (() => void) | undefined {
  if (!hasWebGl()) {
    failed('missing')
    return undefined
  }
  const root = document.documentElement
  const room = openRoom(designer, canvas)
  if (room === undefined) {
    failed('missing')
    return undefined
  }
  const scene = new RoomScene(designer, room, root, region)
  const lost = (event: Event): void => {
    event.preventDefault()
    failed('lost')
  }
  canvas.addEventListener('webglcontextlost', lost)
  designer.camera.scene = scene
  const stops = [
    listenToRoom(region, scene),
    listenToActions(designer, region),
    followSize(scene, region),
    onThemeChange(root, () => {
      scene.themeChanged()
    }),
  ]
  opened(scene)
  return () => {
    for (const stop of stops) stop()
    canvas.removeEventListener('webglcontextlost', lost)
    designer.camera.scene = undefined
    opened(undefined)
    scene.dispose()
  }
}

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}

function openRoom(designer: Env, canvas: HTMLCanvasElement): RoomView | undefined {
  try {
    return new RoomView(canvas, designer.module.chairModels(), designer.ports.frames)
  } catch {
    return undefined
  }
}

/** Keys of the plan that mean something here, too. */
const ACTIONS = [toggle3D, toggleOutline, showShortcuts, pointerTool, handTool]

function listenToActions(designer: Env, region: HTMLElement): () => void {
  const down = (event: KeyboardEvent): void => {
    if (event.target !== region || event.defaultPrevented) return
    const action = ACTIONS.find(({ shortcuts }) => shortcuts.some((keys) => matches(keys, event)))
    if (action === undefined) return
    event.preventDefault()
    event.stopPropagation()
    action.run(designer)
  }
  region.addEventListener('keydown', down)
  return () => {
    region.removeEventListener('keydown', down)
  }
}

function followSize(scene: RoomScene, region: HTMLElement): () => void {
  const measure = (): void => {
    const { clientWidth, clientHeight } = region
    if (clientWidth === 0 || clientHeight === 0) return
    scene.resize(clientWidth, clientHeight, window.devicePixelRatio)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(region)
  return () => {
    observer.disconnect()
  }
}
