/* Sending a template: the email, its recipients and the time, with the preview beside them. */
import type { RecipientType } from '@/api/email-types'
import { useEmailTemplates } from '@/api/emails'
import type { Event } from '@/api/schema'
import { templateOfKind, usableTemplates } from '@/features/emails/schedules/suggestions'
import { PausedNotice } from '@/features/emails/pause/PauseAll'
import { useTemplatesView } from '@/features/emails/templates-view'
import { Crumbs } from '@/features/emails/send/Crumbs'
import { sendMessages as messages } from '@/features/emails/send/messages'
import { usualRecipients } from '@/features/emails/recipients'
import { UnsavedFormNotice } from '@/features/emails/send/UnsavedFormNotice'
import { SendSteps } from '@/features/emails/send/SendSteps'
import { usePreviewChoices } from '@/features/emails/templates/preview/use-preview'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'

type Props = {
  event: Event
  /** A template, or a kind, which means its default. */
  templateId: string
  /** Chosen in the address; the usual ones of the template otherwise. */
  recipients: RecipientType | undefined
}

/** Renders the panel of one event. */
export function SendPanel({ event, templateId, recipients }: Props) {
  const templates = useEmailTemplates(event.id)
  const [, open] = useTemplatesView()
  const choices = usePreviewChoices()
  return (
    <QueryView
      query={templates}
      failed={messages.loadFailed}
      frame={(failure) => <Card>{failure}</Card>}
      skeleton={6}
    >
      {(loaded) => {
        const template =
          loaded.find(({ id }) => id === templateId) ?? templateOfKind(loaded, templateId)
        return template === undefined ? (
          <Card>
            <EmptyState
              {...messages.notFound}
              action={
                <Button
                  onClick={() => {
                    open({ view: 'list' })
                  }}
                >
                  Show all templates
                </Button>
              }
            />
          </Card>
        ) : (
          <div className="flex flex-col gap-4">
            <Crumbs title={`Send “${template.name}”`} />
            <PausedNotice eventId={event.id} />
            {template.templateType === 'invitation' && <UnsavedFormNotice eventId={event.id} />}
            <SendSteps
              event={event}
              template={template}
              usable={usableTemplates(loaded)}
              recipients={recipients ?? usualRecipients(template.templateType)}
              choices={choices}
            />
          </div>
        )
      }}
    </QueryView>
  )
}
