/* Where to go after signing in. Only a screen of this site is ever followed. */
import { paths } from '@/lib/paths'

const MAX_LENGTH = 2_000

/**
 * Returns `asked` when it is a path of a screen of ours, with or without query and fragment, else the dashboard.
 * The same rule as `domain::return_path`, tested with the same file: the path itself is plain segments between single
 * slashes, so nothing is left that one reader decodes, drops or resolves and the next does not.
 */
export function safeReturnPath(asked: string | null): string {
  return asked !== null && isScreen(asked) ? asked : paths.dashboard
}

function isScreen(asked: string): boolean {
  const path = asked.split(/[?#]/)[0] ?? ''
  if (!path.startsWith('/') || new TextEncoder().encode(asked).length > MAX_LENGTH) return false
  if (/[\\\p{Cc}]/u.test(asked)) return false
  if (path === '/') return true
  const segments = path.slice(1).replace(/\/$/, '').split('/')
  const plain = segments.every((segment) => /^(?!\.{1,2}$)[A-Za-z0-9\-._~]+$/.test(segment))
  return plain && segments[0] !== 'api'
}

/** The sign-in page that comes back to `from` afterwards. */
export function signInPath(from: string): string {
  return `${paths.signIn}?return=${encodeURIComponent(from)}`
}
