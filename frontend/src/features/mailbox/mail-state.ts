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

/** Returns the addresses that stand in a mail's text, each once. */
export function linksIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? []
  return [...new Set(found)]
}
