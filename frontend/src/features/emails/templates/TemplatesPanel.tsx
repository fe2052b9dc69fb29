/* The templates of an event: the list, and beside it the one that is edited; in narrow windows one or the other. */
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import { useEmailTemplates } from '@/api/emails'
import type { EmailTemplate } from '@/api/email-types'
import type { Event } from '@/api/schema'
import { PausedNotice } from '@/features/emails/pause/PauseAll'
import { useTemplatesView } from '@/features/emails/templates-view'
import { newTemplateDialog, templateEditor } from '@/features/emails/templates/lazy'
import { templateMessages as messages } from '@/features/emails/templates/messages'
import { TemplateList } from '@/features/emails/templates/TemplateList'
import { useNarrow } from '@/lib/media'
import { translationsPath } from '@/lib/translations-path'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'

type Props = { event: Event }

/** Renders the panel of one event. */
export function TemplatesPanel({ event }: Props) {
  const templates = useEmailTemplates(event.id)
  return (
    <QueryView
      query={templates}
      failed={messages.loadFailed}
      frame={(failure) => <Card>{failure}</Card>}
      skeleton={6}
    >
      {(loaded) => <Templates event={event} templates={loaded} />}
    </QueryView>
  )
}

/** Below this width in rem the list and the editor are shown one at a time. */
const roomForBoth = 80

type TemplatesProps = Props & { templates: readonly EmailTemplate[] }

function Templates({ event, templates }: TemplatesProps) {
  const mayEdit = useMayEdit()
  const narrow = useNarrow(roomForBoth)
  const [place, open] = useTemplatesView()
  const [creating, setCreating] = useState(false)
  const [leftId, setLeftId] = useState<string>()
  const first = templates.find(({ archivedAt }) => archivedAt === undefined)
  const openId = place.view === 'template' ? place.templateId : narrow ? undefined : first?.id
  const template = templates.find(({ id }) => id === openId)
  const show = (templateId: string) => {
    open({ view: 'template', templateId }, { replace: place.view === 'template' })
  }
  const back = () => {
    setLeftId(openId)
    open({ view: 'list' })
  }
  const showsList = !narrow || openId === undefined
  return (
    <div className="flex flex-col gap-4">
      <PausedNotice eventId={event.id} />
      <Link
        to={translationsPath(event.id)}
        className={buttonStyles({ size: 'sm', className: 'self-start' })}
      >
        <Languages aria-hidden />
        Translations
      </Link>
      <div className="flex items-start gap-6">
        {showsList && (
          <TemplateList
            event={event}
            templates={templates}
            openId={openId}
            focusId={narrow ? leftId : undefined}
            className={narrow ? 'w-full' : 'w-52 shrink-0'}
            onOpen={show}
            onCreate={
              mayEdit
                ? () => {
                    setCreating(true)
                  }
                : undefined
            }
          />
        )}
        {openId !== undefined && (
          <div className="min-w-0 flex-1">
            {template === undefined ? (
              <Card>
                <EmptyState
                  {...messages.notFound}
                  action={<Button onClick={back}>Show all templates</Button>}
                />
              </Card>
            ) : (
              <templateEditor.Part
                event={event}
                template={template}
                onBack={narrow ? back : undefined}
                onOpen={show}
              />
            )}
          </div>
        )}
      </div>
      {creating && (
        <newTemplateDialog.Part
          eventId={event.id}
          templates={templates}
          onCreated={show}
          onClose={() => {
            setCreating(false)
          }}
        />
      )}
    </div>
  )
}
