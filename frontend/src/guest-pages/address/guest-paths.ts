/* The addresses of the pages for guests. `crates/api/src/embed/guest_pages.rs` sends their html for the same patterns. */

/** The patterns, by the name of the page's html file in `guest/`. A part with a colon takes any value. */
export const guestPaths = {
  'seat-lookup': '/seat-lookup',
  'found-seat': '/seat-lookup/:lookupCode',
  'find-seat': '/find-seat',
  'find-my-seat': '/find-my-seat',
  'guest-form': '/guest-form/:eventId',
  invitation: '/guest-form/:eventId/:token',
  ticket: '/ticket/:token',
  'confirm-answer': '/confirm-answer',
  unsubscribe: '/unsubscribe/:token',
  'your-data': '/your-data',
} as const

export type GuestPageName = keyof typeof guestPaths

/** The values of the parts with a colon. */
export type PathParams = Readonly<Record<string, string | undefined>>

type Match = { name: GuestPageName; params: PathParams }

/** Returns the page at a path; upper case and a slash at the end make no difference. */
export function guestPageAt(pathname: string): Match | undefined {
  const parts = pathname.split('/').filter((part) => part !== '')
  for (const name of pageNames) {
    const params = paramsOf(guestPaths[name], parts)
    if (params !== undefined) return { name, params }
  }
  return undefined
}

/** The pages in the order of `guestPaths`. */
export const pageNames: readonly GuestPageName[] = Object.keys(guestPaths).filter(isPageName)

function isPageName(name: string): name is GuestPageName {
  return name in guestPaths
}

function paramsOf(pattern: string, parts: readonly string[]): PathParams | undefined {
  const wanted = pattern.slice(1).split('/')
  if (wanted.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? ''
    if (name.startsWith(':')) params[name.slice(1)] = decoded(part)
    else if (part.toLowerCase() !== name) return undefined
  }
  return params
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
