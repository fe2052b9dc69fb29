/*
 * What is let go over the plan: a tile of a panel, or files from outside. Without this the browser would open a dropped
 * file in the place of the page.
 */
import type { Env } from '@/canvas/env'
import { toWorld } from '@/plan/camera/camera'
import { dropFiles } from '@/canvas/store/panel'

const FILES = 'Files'

/** Listens on the view; returns how to stop. */
export function listenToDrops(designer: Env, view: HTMLElement): () => void {
  const concerns = ({ dataTransfer }: DragEvent): boolean =>
    designer.dragPayload !== undefined || dataTransfer?.types.includes(FILES) === true
  const over = (event: DragEvent): void => {
    if (!concerns(event)) return
    event.preventDefault()
    if (event.dataTransfer !== null) {
      event.dataTransfer.dropEffect = designer.toolEnv.readOnly ? 'none' : 'copy'
    }
  }
  const drop = (event: DragEvent): void => {
    if (!concerns(event)) return
    event.preventDefault()
    if (designer.toolEnv.readOnly) return
    const box = view.getBoundingClientRect()
    const screen = { x: event.clientX - box.left, y: event.clientY - box.top }
    const at = toWorld(designer.view.getState().camera, screen)
    if (designer.dragPayload !== undefined) {
      designer.dragPayload.drop(at)
      return
    }
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) return
    dropFiles(designer.view, files, at)
  }
  view.addEventListener('dragover', over)
  view.addEventListener('drop', drop)
  return () => {
    view.removeEventListener('dragover', over)
    view.removeEventListener('drop', drop)
  }
}
