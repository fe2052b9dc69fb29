/* What the tab of templates shows, in the address: a template, an email to be sent, or one that is being sent. */
import { useLocation, useSearchParams } from 'react-router-dom'
import type { RecipientType } from '@/api/email-types'

type TemplatesView =
  | { view: 'list' }
  | { view: 'template'; templateId: string }
  | { view: 'send'; templateId: string; recipients?: RecipientType }
  | { view: 'run'; campaignId: string }

const names = ['template', 'send', 'to', 'run'] as const

const recipientTypes: readonly RecipientType[] = [
  'all',
  'confirmed_only',
  'pending',
  'declined',
  'assigned',
  'unassigned',
  'seat_changed',
  'not_invited',
  'guest',
  'guests',
]

/** Reads what the address names. */
function parseTemplatesView(params: URLSearchParams): TemplatesView {
  const campaignId = params.get('run')
  if (campaignId !== null) return { view: 'run', campaignId }
  const sent = params.get('send')
  const recipients = recipientTypes.find((type) => type === params.get('to'))
  if (sent !== null)
    return { view: 'send', templateId: sent, ...(recipients === undefined ? {} : { recipients }) }
  const templateId = params.get('template')
  return templateId === null ? { view: 'list' } : { view: 'template', templateId }
}

/** Returns the address of a place; the event and the tabs stay. */
function addressOf(present: URLSearchParams, place: TemplatesView): URLSearchParams {
  const next = new URLSearchParams(present)
  for (const name of names) next.delete(name)
  switch (place.view) {
    case 'list':
      break
    case 'template':
      next.set('template', place.templateId)
      break
    case 'send':
      next.set('send', place.templateId)
      if (place.recipients !== undefined) next.set('to', place.recipients)
      break
    case 'run':
      next.set('run', place.campaignId)
  }
  if (place.view !== 'list') {
    // The other tabs and what is open there.
    for (const name of ['mail', 'schedule', 'email']) next.delete(name)
  }
  return next
}

type OpenPlace = (place: TemplatesView, options?: { replace: boolean }) => void

/** Returns the place in the address, and a function that opens another one. */
export function useTemplatesView(): [TemplatesView, OpenPlace] {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const open: OpenPlace = (place, { replace } = { replace: false }) => {
    // Chosen guests stay while the steps change in place.
    const state: unknown = replace && place.view === 'send' ? location.state : undefined
    setParams((present) => addressOf(present, place), { replace, state })
  }
  return [parseTemplatesView(params), open]
}

/** Returns a function that opens the steps of sending a template. */
export function useOpenSend(): (templateId: string) => void {
  const [, open] = useTemplatesView()
  return (templateId) => {
    open({ view: 'send', templateId })
  }
}
