/* The templates with what happens with each; archived ones last, out of sight until they are asked for. */
import { Archive, Check, Clock, FilePen, Pause, Plus, Send, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useCampaigns, useEmailSchedules } from '@/api/emails'
import type { EmailTemplate } from '@/api/email-types'
import type { Event } from '@/api/schema'
import { draftStore } from '@/features/emails/templates/draft-store'
import {
  kindLabels,
  kindTexts,
  templateState,
  type StateIcon,
  type TemplateState,
} from '@/features/emails/templates/words'
import { countNoun } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'

type Props = {
  event: Event
  templates: readonly EmailTemplate[]
  openId: string | undefined
  /** The template whose button gets the focus when the list appears. */
  focusId: string | undefined
  onOpen: (templateId: string) => void
  /** Absent for members who only read. */
  onCreate: (() => void) | undefined
  className: string
}

export function TemplateList({
  event,
  templates,
  openId,
  focusId,
  onOpen,
  onCreate,
  className,
}: Props) {
  const schedules = useEmailSchedules(event.id).data ?? []
  const campaigns = useCampaigns(event.id).data ?? []
  const archived = templates.filter(({ archivedAt }) => archivedAt !== undefined)
  const present = templates.filter(({ archivedAt }) => archivedAt === undefined)
  const [showsArchived, setShowsArchived] = useState(false)
  const opensArchived = archived.some(({ id }) => id === openId)
  useEffect(() => {
    if (focusId !== undefined) document.getElementById(buttonId(focusId))?.focus()
  }, [focusId])
  const item = (template: EmailTemplate) => (
    <TemplateItem
      key={template.id}
      template={template}
      state={templateState(template, { schedules, campaigns, zone: event.zone })}
      isOneOfMany={
        present.filter(({ templateType }) => templateType === template.templateType).length > 1
      }
      open={template.id === openId}
      onOpen={onOpen}
    />
  )
  return (
    <nav aria-label="Templates" className={className}>
      <ul className="flex flex-col gap-2">{present.map(item)}</ul>
      {onCreate !== undefined && (
        <Button variant="ghost" className="mt-3 text-accent kit:px-3" onClick={onCreate}>
          <Plus aria-hidden />
          New template
        </Button>
      )}
      {archived.length > 0 && (
        <div className="mt-3 border-t border-border pt-3">
          <Button
            variant="ghost"
            size="sm"
            className="text-muted"
            aria-expanded={showsArchived || opensArchived}
            onClick={() => {
              setShowsArchived(!showsArchived)
            }}
          >
            <Archive aria-hidden />
            {countNoun(archived.length, 'archived template')}
          </Button>
          {(showsArchived || opensArchived) && (
            <ul className="mt-2 flex flex-col gap-2">{archived.map(item)}</ul>
          )}
        </div>
      )}
    </nav>
  )
}

type ItemProps = {
  template: EmailTemplate
  state: TemplateState | undefined
  /** The event has more templates of this kind, so the one in use is pointed out. */
  isOneOfMany: boolean
  open: boolean
  onOpen: (templateId: string) => void
}

function TemplateItem({ template, state, isOneOfMany, open, onOpen }: ItemProps) {
  const { id, name, templateType, isDefault } = template
  const unsaved = useStore(draftStore, ({ drafts }) => drafts[id]?.changed === true)
  return (
    <li>
      <button
        type="button"
        id={buttonId(id)}
        aria-current={open ? 'true' : undefined}
        className={cn(
          'w-full rounded-card border bg-surface px-3 py-2.5 text-left transition-colors duration-120',
          open
            ? 'border-accent ring-1 ring-accent'
            : 'border-border hover:border-border-strong hover:bg-surface-2',
        )}
        onClick={() => {
          onOpen(id)
        }}
      >
        <span className="flex items-center gap-2">
          <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
          {unsaved && (
            <span className="size-2 shrink-0 rounded-full bg-accent" title="Unsaved changes">
              <span className="sr-only">Unsaved changes</span>
            </span>
          )}
        </span>
        <span className="mt-0.5 block text-sm text-muted">
          {name === kindLabels[templateType] ? kindTexts[templateType] : kindLabels[templateType]}
        </span>
        {(state !== undefined || (isOneOfMany && isDefault)) && (
          <span className="mt-2 flex flex-wrap gap-1.5">
            {state !== undefined && <StateBadge state={state} />}
            {isOneOfMany && isDefault && <Badge>Default</Badge>}
          </span>
        )}
      </button>
    </li>
  )
}

const icons: Readonly<Record<StateIcon, LucideIcon>> = {
  sending: Send,
  planned: Clock,
  active: Check,
  paused: Pause,
  draft: FilePen,
  archived: Archive,
}

/** Renders what happens with a template. */
function StateBadge({ state: { label, tone, icon } }: { state: TemplateState }) {
  const Icon = icons[icon]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden strokeWidth={1.75} className="size-3.5" />
      {label}
    </Badge>
  )
}

function buttonId(templateId: string): string {
  return `template-${templateId}`
}
