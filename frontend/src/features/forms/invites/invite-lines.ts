/* Reads typed or pasted lines: an address, or a name with an address. */
import { looksLikeEmail } from '@/lib/email'

/** What will be sent, and what was left out. */
export type InviteList = {
  /** Lines with an address, each address once. */
  lines: string[]
  /** Lines without an “@”. */
  left: number
  /** Lines whose address is on an earlier line. */
  repeated: number
  /** Lines with an “@” whose address does not look right; the server decides. */
  doubtful: string[]
}

/** Keeps the lines that contain an “@”. */
export function readInvites(text: string): InviteList {
  const filled = text
    .split(/\r?\n/)
    .flatMap(split)
    // Lists from mail programs and spreadsheets end their lines with a separator.
    .map((line) => line.trim().replace(/[,;]+$/, ''))
    .filter((line) => line !== '')
  const kept = filled.filter((line) => line.includes('@'))
  const seen = new Set<string>()
  const lines = kept.filter((line) => {
    const address = addressOf(line).toLowerCase()
    if (seen.has(address)) return false
    seen.add(address)
    return true
  })
  return {
    lines,
    left: filled.length - kept.length,
    repeated: kept.length - lines.length,
    doubtful: lines.filter((line) => !looksLikeEmail(addressOf(line))),
  }
}

/** How many addresses of a list got an invitation already. */
export type InvitedBefore = {
  /** In the last 24 hours. */
  recently: number
  earlier: number
}

const dayMs = 86_400_000

/** Compares a list with the addresses that were invited, in lower case. */
export function invitedBefore(
  { lines }: Pick<InviteList, 'lines'>,
  invited: ReadonlyMap<string, string>,
  now: Date,
): InvitedBefore {
  const before = { recently: 0, earlier: 0 }
  for (const line of lines) {
    const at = invited.get(addressOf(line).toLowerCase())
    if (at === undefined) continue
    if (now.getTime() - Date.parse(at) < dayMs) before.recently += 1
    else before.earlier += 1
  }
  return before
}

/** Splits “a@x.org, b@x.org”. One address alone keeps its commas: “Wong, Ada <ada@x.org>”. */
function split(line: string): string[] {
  return line.split('@').length > 2 ? line.split(/[,;]/) : [line]
}

/** Returns “ada@x.org” for “Ada Wong <ada@x.org>”. */
export function addressOf(line: string): string {
  return /<([^<>]*)>\s*$/.exec(line)?.[1]?.trim() ?? line.trim()
}
