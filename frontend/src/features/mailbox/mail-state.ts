/* The states of a mail: their words and their badges. */
import type { MailState } from '@/api/schema'
import type { BadgeTone } from '@/ui/Badge'

const states: Record<MailState, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Waiting', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  written: { label: 'Written to a file', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
}

/** The word and the tone of a state. */
export function mailState(state: MailState): { label: string; tone: BadgeTone } {
  return states[state]
}

/** Replaces the secret in links that belong to the recipient. */
const hiddenToken = '/personal-link'

/** Returns the distinct links in a mail's text, without the personal ones that only its recipient can open. */
export function linksIn(text: string): { links: string[]; hasPersonal: boolean } {
  const found = [...new Set(text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [])]
  const links = found.filter((link) => !link.endsWith(hiddenToken))
  return { links, hasPersonal: links.length < found.length }
}
