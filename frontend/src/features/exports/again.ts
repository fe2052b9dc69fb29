/* Making a file again as it was made before. */
import type { FileRequest } from '@/api/exports'
import type { PastExport } from '@/api/schema'

/** The same file of the present state. */
export function again(past: PastExport): FileRequest {
  const { kind, format, paper, separator, quality, sections, design, colour, stock, meals } = past
  return {
    kind,
    ...(format !== undefined && { format }),
    ...(paper !== undefined && { paper }),
    ...(separator !== undefined && { separator }),
    ...(quality !== undefined && { quality }),
    ...(sections !== undefined && { sections }),
    ...(design !== undefined && { design }),
    ...(colour !== undefined && { colour }),
    ...(stock !== undefined && { stock }),
    ...(meals !== undefined && { meals }),
  }
}

/** What is out of date of a kind, on the paper and in the style of its last print. */
export function changedOf(kind: FileRequest['kind'], past: readonly PastExport[]): FileRequest {
  const last = past.find((each) => each.kind === kind && each.format !== 'docx')
  return { ...(last === undefined ? { kind } : again(last)), changed: true }
}
