/* What was opened once stays: drafts survive the other tabs. */
import { useState } from 'react'

/** Stays true once it was. */
export function useOnceTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever || now
}
