/* The frames of a stream of server-sent events. */

/** A change that the server tells: rows of a kind, of an event or of the organisation. */
export interface LiveChange {
  readonly kind: string
  readonly eventId: string | null
  /** Null: any row of the kind. */
  readonly ids: readonly string[] | null
  readonly version: number | null
}

/** One frame. `id` is the cursor to continue from. */
export interface Frame {
  readonly event: string
  readonly id: string | undefined
  readonly data: unknown
}

/**
 * Returns a function that takes the text of a stream in pieces of any size and answers the frames that are complete. A block
 * without data, such as a sign of life, is a frame with the event `alive`.
 */
export function frameReader(): (text: string) => Frame[] {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.map(readBlock)
  }
}

function readBlock(block: string): Frame {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) fields.set(name, value)
  }
  const data = fields.get('data')
  const id = fields.get('id')
  if (data === undefined) return { event: 'alive', id, data: undefined }
  return { event: fields.get('event') ?? 'message', id, data: parse(data) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the change of a frame, or undefined when it is something else. */
export function changeOf(data: unknown): LiveChange | undefined {
  if (!isObject(data) || typeof data.kind !== 'string') return undefined
  const { kind, eventId, ids, version } = data
  return {
    kind,
    eventId: typeof eventId === 'string' ? eventId : null,
    ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : null,
    version: typeof version === 'number' ? version : null,
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
