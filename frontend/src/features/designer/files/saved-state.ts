/* The saved floor-plan state of the specification: the document with the view and how it came about. */

const STATE_VERSION = '1.0.0'

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

/** What a state is made for: a file, or a snapshot under a label. */
export type Purpose =
  { readonly kind: 'file' } | { readonly kind: 'snapshot'; readonly label: string }

/** Completes a document with what is known about it now; unknown fields of the document stay. */
export function savedState(
  documentJson: string,
  { eventName, now, view }: Facts,
  purpose: Purpose,
): Record<string, unknown> {
  const document = record(JSON.parse(documentJson))
  const metadata = record(document.metadata)
  const { name } = metadata
  return {
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
      ...marksOf(purpose, now),
    },
  }
}

function marksOf(purpose: Purpose, now: string): Record<string, string> {
  switch (purpose.kind) {
    case 'file':
      return { exported: now, exportVersion: STATE_VERSION }
    case 'snapshot':
      return {
        snapshotName: purpose.label,
        snapshotTimestamp: now,
        snapshotVersion: STATE_VERSION,
      }
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
