/* Frames that a test runs by hand. */
import type { FramePort } from '@/canvas/painting/stage'

export interface HandFrames extends FramePort {
  /** Runs the frame that was asked for, some milliseconds after the one before; false when none was. */
  run(ms?: number): boolean
}

export function handFrames(): HandFrames {
  let waiting: ((now: number) => void) | undefined
  let now = 1_000
  return {
    request(run) {
      waiting = run
      return 1
    },
    cancel() {
      waiting = undefined
    },
    run(ms = 16) {
      const run = waiting
      waiting = undefined
      now += ms
      run?.(now)
      return run !== undefined
    },
  }
}
