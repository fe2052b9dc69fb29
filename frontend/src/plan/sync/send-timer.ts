/* When to send: a moment after an edit, and at growing intervals while the server cannot be reached. */

/** Milliseconds in which edits gather before they are sent together. */
const SEND_AFTER = 400
/** Milliseconds until the next try after one, two, … failures. */
const RETRY_AFTER = [1000, 2000, 4000, 8000, 15_000, 30_000] as const
const LONGEST_WAIT = 30_000

/** Runs a function after a time; returns the function that cancels it. */
type Schedule = (milliseconds: number, run: () => void) => () => void

export class SendTimer {
  readonly #after: Schedule
  readonly #send: () => void
  #cancel: (() => void) | undefined
  #failures = 0
  #stopped = false

  constructor(after: Schedule, send: () => void) {
    this.#after = after
    this.#send = send
  }

  /** Schedules a send. While the server is unreachable, the next retry is already scheduled. */
  sendSoon(): void {
    if (this.#failures === 0) this.#schedule(SEND_AFTER)
  }

  /** The server could not be reached. */
  onFailure(): void {
    const wait = RETRY_AFTER[Math.min(this.#failures, RETRY_AFTER.length - 1)] ?? LONGEST_WAIT
    this.#failures += 1
    this.#schedule(wait)
  }

  /** The server answered, with success or a refusal. */
  onAnswer(): void {
    this.#failures = 0
  }

  /** Sending begins now, not at the time that was set. */
  cancel(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }

  stop(): void {
    this.#stopped = true
    this.cancel()
  }

  #schedule(milliseconds: number): void {
    if (this.#cancel !== undefined || this.#stopped) return
    this.#cancel = this.#after(milliseconds, () => {
      this.#cancel = undefined
      this.#send()
    })
  }
}
