/* Starts a drawing. Drawings are loaded on first use; a failed load leaves everything as it was. */
import type { DrawingName, Drawings, Env } from '@/canvas/env'
import { PerDesignerState } from '@/canvas/per-designer-state'
import { messages } from '@/canvas/text/messages'

const loaded = new PerDesignerState<Drawings>()

/** Starts at once when drawings are loaded, so that the key presses that follow reach it. */
export function startDrawing(designer: Env, name: DrawingName): void {
  const drawings = loaded.get(designer)
  if (drawings === undefined) void loadAndStart(designer, name)
  else beginDrawing(designer, name, drawings)
}

/** Begins a drawing that is loaded. */
export function beginDrawing(designer: Env, name: DrawingName, drawings: Drawings): void {
  loaded.set(designer, drawings)
  designer.begin(drawings[name](designer))
}

async function loadAndStart(designer: Env, name: DrawingName): Promise<void> {
  try {
    beginDrawing(designer, name, await designer.installed.loadDrawings())
  } catch {
    designer.ports.failure(messages.toolNotLoaded)
  }
}
