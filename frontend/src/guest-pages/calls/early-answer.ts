/*
 * The answer to the first call of a page, which is asked for or even there before the code has come: the script in
 * `guest.html` asks for it, and the server may write it into the page as `<script type="application/json" id="answer">`.
 */

type Early =
  | { kind: 'body'; body: unknown; response?: undefined }
  | { kind: 'call'; response: Promise<Response> }

declare global {
  interface Window {
    /** Set by `guest.html`. */
    earlyCall?: { path: string; response: Promise<Response> } | undefined
  }
}

/** Returns the early answer to a call, once; later calls ask the server. */
export function takeEarlyAnswer(path: string): Early | undefined {
  const written = document.getElementById('answer')
  if (written !== null) {
    written.remove()
    return { kind: 'body', body: JSON.parse(written.textContent) }
  }
  const call = window.earlyCall
  if (call?.path !== path) return undefined
  delete window.earlyCall
  return { kind: 'call', response: call.response }
}
