/* The saved floor-plan state of the specification: the document with the view and the facts of its export. */

export const STATE_VERSION = '1.0.0'

interface Facts {
  readonly eventName: string
  /** An ISO instant. */
  readonly now: string
  readonly view: {
    readonly width: number
    readonly height: number
    readonly zoom: number
    readonly pan: { readonly x: number; readonly y: number }
  }
}

/** Completes a document as it is downloaded; unknown fields of the document stay. */
export function savedState(documentJson: string, { eventName, now, view }: Facts): string {
  const document = record(JSON.parse(documentJson))
  const metadata = record(document.metadata)
  const { name } = metadata
  return JSON.stringify({
    ...document,
    version: STATE_VERSION,
    timestamp: now,
    canvas: { ...record(document.canvas), ...view },
    metadata: {
      ...metadata,
      name: typeof name === 'string' && name !== '' ? name : eventName,
      eventName,
      lastSaved: now,
      autoSaveEnabled: true,
      exported: now,
      exportVersion: STATE_VERSION,
    },
  })
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
