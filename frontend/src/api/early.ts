/*
 * The calls that a page starts before the application has come (`early-chunks.config.ts`). The browser keeps their
 * answers for the first call that asks the same, however late that is.
 */

/**
 * Uses up the answers fetched while signed out: each is a refusal, and would be taken for the answer to the user who
 * signs in on this page later.
 */
export function dropEarlyAnswers(): void {
  for (const link of earlyLinks()) {
    const address = link.getAttribute('href')
    link.remove()
    if (address !== null) fetch(address, { credentials: 'same-origin' }).catch(() => undefined)
  }
}

/** The paths of the calls that this page has started. */
export function earlyCalls(): readonly string[] {
  return earlyLinks().flatMap((link) => link.getAttribute('href') ?? [])
}

function earlyLinks(): Element[] {
  return [...document.querySelectorAll('link[rel="preload"][as="fetch"]')]
}
