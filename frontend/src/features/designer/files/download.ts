/* The plan as files that leave the browser: the saved state, and a drawing. */
import { fetchCode } from '@/lib/fetch-code'
import { saveFile } from '@/lib/files'
import type { Env } from '@/canvas/env'
import { messages } from '@/canvas/text/messages'
import type { EmbeddedPictures } from '@/features/designer/files/pictures'
import { fileName } from '@/features/designer/files/file-name'
import { savedState, type Purpose } from '@/features/designer/files/saved-state'
import { initials } from '@/guests/names'
import { prefsStore } from '@/canvas/store/prefs'

/** Saves the whole plan as a file that can be uploaded again. */
export function downloadPlan(designer: Env): void {
  give(designer, 'json', 'application/json', () =>
    JSON.stringify(stateNow(designer, { kind: 'file' })),
  )
}

/** Saves a drawing of the plan as it is seen now, in light colours, with its pictures in it. */
export async function downloadDrawing(designer: Env): Promise<void> {
  const addresses = designer.plan
    .session()
    .elements()
    .flatMap(({ hidden, imageUrl }) => (hidden || imageUrl === undefined ? [] : [imageUrl]))
  const none: EmbeddedPictures = { pictures: {}, missing: new Set(addresses).size }
  const { pictures, missing } =
    none.missing === 0 ? none : await embedded(addresses).catch(() => none)
  give(designer, 'svg', 'image/svg+xml', () => drawing(designer, pictures), missing)
}

async function embedded(addresses: readonly string[]): Promise<EmbeddedPictures> {
  const { embedPictures } = await fetchCode(() => import('@/features/designer/files/pictures'))
  return embedPictures(addresses)
}

function drawing(designer: Env, pictures: Record<string, string>): string {
  const { seatNumbers, guests } = prefsStore.getState()
  const seated = [...designer.seating.getState().bySeat]
  return designer.plan.session().toSvg({
    title: designer.editingSession.getState().eventName,
    seatNumbers,
    pictures,
    assigned:
      guests === 'none' ? [] : seated.map(([seat, guest]) => ({ seat, initials: initials(guest) })),
  })
}

/** The saved state of the plan as it is now. */
export function stateNow(designer: Env, purpose: Purpose): Record<string, unknown> {
  const { camera, size } = designer.view.getState()
  const facts = {
    eventName: designer.editingSession.getState().eventName,
    now: new Date().toISOString(),
    view: { ...size, zoom: camera.zoom, pan: { x: camera.panX, y: camera.panY } },
  }
  return savedState(designer.plan.session().toFile(), facts, purpose)
}

function give(designer: Env, ending: string, type: string, text: () => string, missing = 0): void {
  const name = fileName(designer.editingSession.getState().eventName, ending)
  try {
    saveFile(name, new Blob([text()], { type }))
  } catch {
    designer.ports.failure(messages.planNotExported)
    return
  }
  designer.ports.success(messages.planExported(name, missing))
}
