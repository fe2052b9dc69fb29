/* When this page last changed something, so that it does not tell the person about their own change. */

/** A change is told this long after its answer at most. */
const ECHO_MS = 2_000

let running = 0
let last = -Infinity

/** Notes the start of a call that changes something; returns how to note its end. */
export function noteWrite(): () => void {
  running += 1
  let ended = false
  return () => {
    if (ended) return
    ended = true
    running -= 1
    last = Date.now()
  }
}

/** Returns whether a change that is told now may be one of this page. */
export function mayBeOwn(): boolean {
  return running > 0 || Date.now() - last < ECHO_MS
}
