/* What a scanned or typed text may be: a look-up code, a token of a personal link or ticket, or a name. */
import type { DoorGuest, Roster } from '@/features/check-in/model/roster'

/** Longer texts cannot be one of our codes; the server refuses them. */
const longestScan = 2048
const codeLength = 6
const shortestToken = 16

type Scan = {
  text: string
  /** The look-up code in the text. */
  code?: string
  /** Parts of the text that may be tokens. */
  tokens: string[]
}

/** Reads a text; undefined when it can be neither a code nor a token. */
export function parseScan(typed: string): Scan | undefined {
  const text = typed.trim().slice(0, longestScan)
  const tokens = text.split(/[^A-Za-z0-9_-]+/).filter(({ length }) => length >= shortestToken)
  const code = isLink(text) ? codeOfLink(text) : codeOf(text)
  if (code === undefined && tokens.length === 0) return undefined
  return { text, tokens, ...(code === undefined ? {} : { code }) }
}

/** Returns “ABC23X” for “ab-c 23x”, and undefined for anything but six letters and digits. */
function codeOf(text: string): string | undefined {
  const kept = text.replace(/[\s-]/g, '').toUpperCase()
  return kept.length === codeLength && /^[A-Z0-9]+$/.test(kept) ? kept : undefined
}

function isLink(text: string): boolean {
  return /^https?:\/\//i.test(text)
}

function codeOfLink(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined
  const last = new URL(link).pathname.split('/').findLast((part) => part !== '') ?? ''
  return codeOf(last)
}

/** Returns the guest of a scan, or undefined when no guest of the list has its code or token. */
export async function guestOfScan(
  { code, tokens }: Scan,
  { byCode, byTokenHash }: Pick<Roster, 'byCode' | 'byTokenHash'>,
): Promise<DoorGuest | undefined> {
  const byItsCode = code === undefined ? undefined : byCode.get(code)
  if (byItsCode !== undefined) return byItsCode
  for (const token of tokens) {
    const hash = await sha256(token)
    const guest = hash === undefined ? undefined : byTokenHash.get(hash)
    if (guest !== undefined) return guest
  }
  return undefined
}

/** Returns undefined where the page has no cryptography because it was not loaded securely; the server decides then. */
async function sha256(text: string): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns guests whose code differs in one character, or has two neighbours swapped, in the order of the list. */
export function similarCodes(code: string, guests: readonly DoorGuest[], most = 4): DoorGuest[] {
  return guests.filter((guest) => areSimilar(code, guest.code)).slice(0, most)
}

function areSimilar(a: string, b: string): boolean {
  if (a.length !== b.length || a === b) return false
  const different = [...a].flatMap((character, at) => (character === b[at] ? [] : [at]))
  const [first = 0, second] = different
  if (second === undefined) return true
  const areNeighbours = different.length === 2 && second === first + 1
  return areNeighbours && a[first] === b[second] && a[second] === b[first]
}
