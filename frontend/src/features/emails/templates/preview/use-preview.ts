/* The text as a guest would get it, shortly after it was typed. */
import { useMemo, useState } from 'react'
import { useEmailPreview } from '@/api/emails'
import type { EmailPreview, EmailPreviewInput, EmailTemplate } from '@/api/email-types'
import type { TemplateDraft } from '@/features/emails/templates/draft-store'
import { useDebouncedValue } from '@/lib/debounced-value'
import { useNarrow } from '@/lib/media'

export type Device = 'desktop' | 'phone'

type PreviewChoices = {
  device: Device
  dark: boolean
  /** Empty: the server chooses the guest. */
  guestId: string
}

/** Returns how the preview is shown, and how to change it. */
export function usePreviewChoices() {
  const narrow = useNarrow()
  const [choices, setChoices] = useState<PreviewChoices>({
    device: narrow ? 'phone' : 'desktop',
    dark: false,
    guestId: '',
  })
  const change = (next: Partial<PreviewChoices>) => {
    setChoices((present) => ({ ...present, ...next }))
  }
  return { ...choices, change }
}

/** Milliseconds after the last key. */
const restMs = 400

/** Returns what is shown: the newest text without errors, and what is wrong with the present one. */
export function usePreview(
  eventId: string,
  { templateType }: EmailTemplate,
  { subject, htmlContent, textContent }: TemplateDraft,
  guestId: string,
) {
  const typed = useMemo(
    (): EmailPreviewInput => ({
      subject,
      htmlContent,
      textContent,
      templateType,
      ...(guestId === '' ? {} : { guestId }),
    }),
    [subject, htmlContent, textContent, templateType, guestId],
  )
  const { data, error, isFetching, refetch } = useEmailPreview(
    eventId,
    useDebouncedValue(typed, restMs),
  )
  const [last, setLast] = useState<EmailPreview>()
  if (data !== undefined && data !== last) setLast(data)
  return { shown: data ?? last, error, isFetching, refetch }
}
