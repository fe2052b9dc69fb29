/*
 * Keeps the camera on the view of the followed person, until this person moves the camera, the room is shown in three
 * dimensions, or the other one leaves.
 */
import type { PlanRect } from '@/api/live-presence'
import type { Env } from '@/canvas/env'
import type { FramePort } from '@/canvas/painting/stage'
import { followedView, stopFollowing, type Presence } from '@/canvas/presence/presence'
import { sameCamera } from '@/canvas/store/camera'
import { fitZoom, placed, type Camera, type Size } from '@/plan/camera/camera'

/** Milliseconds in which about two thirds of the way are covered. */
const EASE = 90
/** Screen pixels, and the share of a zoom, that make no difference. */
const CLOSE = { pan: 0.5, zoom: 0.001 } as const

/** Watches whom the page follows; returns a function that stops it. */
export function startFollowCamera(
  designer: Env,
  presence: Presence,
  frames: FramePort,
): () => void {
  const { view, camera, ports, stage } = designer
  let target: PlanRect | null = null
  let frame: number | undefined
  let before: number | undefined
  let isOurs = false

  const goTo = (next: Camera): void => {
    isOurs = true
    camera.set(next)
    isOurs = false
  }

  const run = (now: number): void => {
    frame = undefined
    if (target === null) return
    const from = view.getState().camera
    const to = onPixels(cameraFor(target, view.getState().size), stage.pixelRatio)
    const share = ports.reducedMotion() ? 1 : 1 - Math.exp(-(now - (before ?? now - 16)) / EASE)
    const next = onPixels(towards(from, to, share), stage.pixelRatio)
    const isThere = sameCamera(next, from) || isClose(next, to)
    goTo(isThere ? to : next)
    before = isThere ? undefined : now
    if (!isThere) wake()
  }

  const wake = (): void => {
    frame ??= frames.request(run)
  }

  const look = (): void => {
    const seen = followedView(presence.state.getState())
    if (seen === target) return
    target = seen
    if (target !== null) wake()
  }

  const stops = [
    presence.state.subscribe(look),
    view.subscribe((now, earlier) => {
      if (presence.state.getState().followed === undefined) return
      const isMoved = now.camera !== earlier.camera && !isOurs
      if (isMoved || now.mode !== '2d') stopFollowing(presence)
      else if (now.size !== earlier.size) wake()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    if (frame !== undefined) frames.cancel(frame)
  }
}

/** Returns the camera that shows all of what another person sees. */
function cameraFor(seen: PlanRect, size: Size): Camera {
  const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 }
  return placed(middle, { x: size.width / 2, y: size.height / 2 }, fitZoom(seen, size))
}

/** Whole pixels, so that the painted picture can move along. */
function onPixels({ zoom, panX, panY }: Camera, pixelRatio: number): Camera {
  const whole = (pixels: number): number => Math.round(pixels * pixelRatio) / pixelRatio
  return { zoom, panX: whole(panX), panY: whole(panY) }
}

function towards(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * share
  return {
    zoom: mix(from.zoom, to.zoom),
    panX: mix(from.panX, to.panX),
    panY: mix(from.panY, to.panY),
  }
}

function isClose(a: Camera, b: Camera): boolean {
  return (
    Math.abs(a.zoom - b.zoom) <= CLOSE.zoom * b.zoom &&
    Math.abs(a.panX - b.panX) <= CLOSE.pan &&
    Math.abs(a.panY - b.panY) <= CLOSE.pan
  )
}
