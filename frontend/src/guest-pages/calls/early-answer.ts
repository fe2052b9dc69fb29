/*
 * The answer to the first call of a page, which is asked for or even there before the code has come: the script in
 * `guest.html` asks for it, and the server may write it into the page as `<script type="application/json" id="answer">`.
 */

declare global {
  interface Window {
    /** Set by `guest.html`. */
    earlyCall?: { path: string; response: Promise<Response> } | undefined
  }
}

/** Returns the early answer to a call, once; later calls ask the server. */
export function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  const written = document.getElementById('answer')
  if (written?.dataset.path === path) {
    written.remove()
    const status = Number(written.dataset.status)
    return Promise.resolve(new Response(written.textContent, { status }))
  }
  const call = window.earlyCall
  if (call?.path !== path) return undefined
  delete window.earlyCall
  return call.response
}
