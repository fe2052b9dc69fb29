/* A template as a guest would get it, in a dialog. */
import { useMemo } from 'react'
import type { EmailTemplate } from '@/api/email-types'
import type { Event } from '@/api/schema'
import { draftOf } from '@/features/emails/templates/draft-store'
import { Preview } from '@/features/emails/templates/preview/Preview'
import { usePreviewChoices } from '@/features/emails/templates/preview/use-preview'
import { Dialog } from '@/ui/Dialog'

type Props = { event: Event; template: EmailTemplate; onClose: () => void }

export function PreviewDialog({ event, template, onClose }: Props) {
  const choices = usePreviewChoices()
  const saved = useMemo(() => draftOf(template), [template])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={template.name}
      description="The saved version, as the guest you choose would see it."
      maxWidth={620}
    >
      <Preview
        event={event}
        template={template}
        draft={saved}
        asText={false}
        choices={choices}
        className=""
      />
    </Dialog>
  )
}
