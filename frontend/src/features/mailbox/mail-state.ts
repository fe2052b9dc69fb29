/* The states of a mail: their words and their badges. */
import type { BadgeTone } from '@/ui/Badge'

const states: Record<string, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Waiting', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  written: { label: 'Written to a file', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
}

/** The word and the tone of a state; an unknown one stays as it is. */
export function mailState(state: string): { label: string; tone: BadgeTone } {
  return states[state] ?? { label: state, tone: 'neutral' }
}

/** Returns the addresses that stand in a mail's text, each once. */
export function linksIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? []
  return [...new Set(found)]
}
