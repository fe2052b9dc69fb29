/* One template: what it says, how it looks to a guest, and everything done with it. */
import { ArrowLeft, Check, Send } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMayEdit } from '@/api/auth'
import type { EmailTemplate } from '@/api/email-types'
import type { Event } from '@/api/schema'
import { useOpenSend } from '@/features/emails/templates-view'
import { SubjectEditor } from '@/features/emails/templates/body/SubjectEditor'
import { useEditedTemplate, type EditedTemplate } from '@/features/emails/templates/draft-store'
import { BodyViews, type BodyView } from '@/features/emails/templates/edit/BodyViews'
import { ConflictNotice } from '@/features/emails/templates/edit/ConflictNotice'
import { SaveBar } from '@/features/emails/templates/edit/SaveBar'
import { TemplateMenu } from '@/features/emails/templates/edit/TemplateMenu'
import { useSaveKey } from '@/features/emails/templates/edit/use-save-key'
import { useSaveTemplate } from '@/features/emails/templates/edit/use-save-template'
import { useTemplateActions } from '@/features/emails/templates/edit/use-template-actions'
import { templateMessages as messages } from '@/features/emails/templates/messages'
import { Preview } from '@/features/emails/templates/preview/Preview'
import { usePreviewChoices } from '@/features/emails/templates/preview/use-preview'
import { kindLabels, nameMax } from '@/features/emails/templates/words'
import { relativeTime } from '@/lib/dates'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { Field } from '@/ui/Field'
import { Segmented } from '@/ui/Segmented'
import { Tooltip } from '@/ui/Tooltip'

type Props = {
  event: Event
  template: EmailTemplate
  /** Leads back to the list, where that is not in sight. */
  onBack: (() => void) | undefined
  onOpen: (templateId: string) => void
}

/** Renders the editor; the choices of the preview stay from template to template. */
export function TemplateEditor(props: Props) {
  const choices = usePreviewChoices()
  return <OneTemplate key={props.template.id} {...props} choices={choices} />
}

type Side = 'write' | 'preview'

const sides = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const

type OneProps = Props & { choices: ReturnType<typeof usePreviewChoices> }

function OneTemplate({ event, template, onBack, onOpen, choices }: OneProps) {
  const mayEdit = useMayEdit()
  const editable = mayEdit && template.archivedAt === undefined
  const edited = useEditedTemplate(template)
  const save = useSaveTemplate(event.id, template, edited)
  const actions = useTemplateActions(event.id, template, edited, onOpen)
  const [view, setView] = useState<BodyView>('design')
  // Where both do not fit beside each other.
  const [side, setSide] = useState<Side>('write')
  useSaveKey(editable ? save.save : undefined)
  const { draft, changed, outdated } = edited
  return (
    <article aria-label={draft.name} className="@container flex flex-col gap-4">
      <Header
        template={template}
        edited={edited}
        onBack={onBack}
        menu={editable ? <TemplateMenu template={template} actions={actions} /> : undefined}
        editable={editable}
        problem={save.problems.get('name')}
      />
      {outdated && !save.pending && <ConflictNotice template={template} edited={edited} />}
      {template.archivedAt !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-surface-2 px-4 py-3 text-sm">
          <p>{messages.isArchived}</p>
          {mayEdit && (
            <Button size="sm" pending={actions.pending} onClick={actions.unarchive}>
              Restore from the archive
            </Button>
          )}
        </div>
      )}
      {!mayEdit && <p className="text-sm text-muted">{messages.readOnly}</p>}
      <Segmented
        legend="What is shown"
        hideLegend
        value={side}
        options={sides}
        onChange={setSide}
        className="@min-[46rem]:hidden"
      />
      <div className="grid items-start gap-6 @min-[46rem]:grid-cols-[minmax(0,1.35fr)_minmax(19rem,1fr)]">
        <div
          className={cn('flex min-w-0 flex-col gap-4', side === 'preview' && '@max-[46rem]:hidden')}
        >
          <SubjectEditor
            value={draft.subject}
            onChange={(subject) => {
              edited.change({ subject })
            }}
            editable={editable}
            problem={save.problems.get('subject')}
          />
          <BodyViews
            edited={edited}
            problems={save.problems}
            editable={editable}
            view={view}
            onView={setView}
          />
          {changed && editable && <SaveBar template={template} edited={edited} save={save} />}
        </div>
        <Preview
          event={event}
          template={template}
          draft={draft}
          asText={view === 'text'}
          choices={choices}
          className={side === 'preview' ? '' : '@max-[46rem]:hidden'}
        />
      </div>
    </article>
  )
}

type HeaderProps = {
  template: EmailTemplate
  edited: EditedTemplate
  editable: boolean
  /** What is wrong with the name. */
  problem: string | undefined
  onBack: (() => void) | undefined
  menu: ReactNode
}

function Header({ template, edited, editable, problem, onBack, menu }: HeaderProps) {
  const { draft, changed } = edited
  const openSend = useOpenSend()
  const heading = useRef<HTMLHeadingElement>(null)
  const covers = onBack !== undefined
  useEffect(() => {
    // The list with the button that had the focus is gone.
    if (covers) heading.current?.focus({ preventScroll: true })
  }, [covers])
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {onBack !== undefined && (
        <Button
          variant="ghost"
          className="-ml-3 basis-full kit:justify-start md:basis-auto"
          onClick={onBack}
        >
          <ArrowLeft aria-hidden />
          Templates
        </Button>
      )}
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {draft.name}
      </h2>
      <NameField edited={edited} problem={problem} editable={editable} />
      {draft.name !== kindLabels[template.templateType] && (
        <Badge>{kindLabels[template.templateType]}</Badge>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {!changed && (
          <p className="flex items-center gap-1.5 text-sm text-muted">
            <Check aria-hidden strokeWidth={1.75} className="size-4" />
            Saved {relativeTime(template.updatedAt, new Date())}
          </p>
        )}
        {menu}
        {editable && (
          <Tooltip inactive={changed ? messages.saveFirst : undefined}>
            <Button
              variant="primary"
              onClick={() => {
                openSend(template.id)
              }}
            >
              <Send aria-hidden />
              Send
            </Button>
          </Tooltip>
        )}
      </div>
    </div>
  )
}

type NameProps = { edited: EditedTemplate; problem: string | undefined; editable: boolean }

function NameField({ edited: { draft, change }, problem, editable }: NameProps) {
  return (
    <Field label="Name of the template" labelHidden error={problem} className="-ml-3 max-w-full">
      {(control) => (
        <input
          {...control}
          type="text"
          dir="auto"
          autoComplete="off"
          className="field-sizing-content h-10 max-w-full min-w-24 rounded-control border border-transparent bg-transparent px-3 font-display text-xl font-semibold transition-colors duration-120 not-read-only:hover:border-border-strong focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-danger"
          maxLength={nameMax}
          readOnly={!editable}
          value={draft.name}
          onChange={({ target }) => {
            change({ name: target.value })
          }}
        />
      )}
    </Field>
  )
}
