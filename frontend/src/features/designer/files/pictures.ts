/*
 * The pictures of a plan, embedded in a file. Each one is requested from the server, so that no file contains anything
 * the person may not see. Missing, invalid and oversized pictures become placeholders in the drawing.
 */
import { facts } from '@/generated/facts.gen'

/** Only our own pictures are requested, so that other sites never learn of an export. */
const OWN = '/api/images/'
const TYPES = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/gif']
/** Bytes of all pictures of a drawing: programs that open drawings hold them several times over. */
const PICTURES_BYTES_MAX = 40 * 1024 * 1024

export interface EmbeddedPictures {
  /** `data:` addresses by address. */
  readonly pictures: Record<string, string>
  /** How many are missing. */
  readonly missing: number
}

/** Fetches each picture once, one after the other. Never fails. */
export async function embedPictures(
  addresses: readonly string[],
  roomFor = PICTURES_BYTES_MAX,
): Promise<EmbeddedPictures> {
  const pictures: Record<string, string> = {}
  const wanted = new Set(addresses)
  let room = roomFor
  for (const address of wanted) {
    const picture = await load(address).catch(() => undefined)
    if (picture === undefined || picture.size > room) continue
    pictures[address] = await dataAddress(picture)
    room -= picture.size
  }
  return { pictures, missing: wanted.size - Object.keys(pictures).length }
}

async function load(address: string): Promise<Blob | undefined> {
  if (!address.startsWith(OWN)) return undefined
  const response = await fetch(address, { credentials: 'same-origin' })
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
  if (!response.ok || !TYPES.includes(type)) return undefined
  const bytes = await response.arrayBuffer()
  return bytes.byteLength > facts.limits.imageBytesMax ? undefined : new Blob([bytes], { type })
}

function dataAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    }
    reader.onerror = () => {
      reject(new Error('a picture could not be read'))
    }
    reader.readAsDataURL(picture)
  })
}
