/* Where to go after signing in. Only a path of this site is ever followed. */
import { paths } from '@/lib/paths'

/**
 * Returns `asked` when it is a plain path of this site, else the dashboard.
 * A second slash or a backslash would name another host; control characters are dropped by browsers.
 */
export function safeReturnPath(asked: string | null): string {
  if (asked === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked)) return paths.dashboard
  try {
    const url = new URL(asked, 'https://here.invalid')
    return url.origin === 'https://here.invalid' ? asked : paths.dashboard
  } catch {
    return paths.dashboard
  }
}

/** The sign-in page that comes back to `from` afterwards. */
export function signInPath(from: string): string {
  return `${paths.signIn}?return=${encodeURIComponent(from)}`
}
