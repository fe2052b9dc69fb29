/* What the tools that draw may ask, with nothing behind it: each test brings the answers that it is about. */
import type { DraftEnv } from '@/canvas/drawing/draft-env'

export function draftEnv(change: Partial<DraftEnv> = {}): DraftEnv {
  return {
    zoom: 1,
    measurements: [],
    room: [],
    snap: (point) => ({ point, guides: [] }),
    centre: () => ({ x: 500, y: 400 }),
    write: (length) => `${String(Math.round(length))} u`,
    newId: () => 'new',
    use: () => ({ problem: 'No outline was expected.' }),
    underlay: undefined,
    calibrated: () => ({ problem: 'No length was expected.' }),
    ...change,
  }
}
