/* The first step: which email. */
import { Mail } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import type { EmailTemplate } from '@/api/email-types'
import { sendMessages as messages } from '@/features/emails/send/messages'
import { Step } from '@/features/emails/send/Step'
import { draftStore } from '@/features/emails/templates/draft-store'
import { partsOf, variableLabel } from '@/features/emails/templates/variables'
import { kindLabels } from '@/features/emails/templates/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Select } from '@/ui/Select'

type Props = {
  template: EmailTemplate
  /** Those that can be sent. */
  usable: readonly EmailTemplate[]
  /** Why this one cannot be sent. */
  problem: string | undefined
  onChange: (templateId: string) => void
}

export function EmailStep({ template, usable, problem, onChange }: Props) {
  const [changing, setChanging] = useState(false)
  const selectId = useId()
  useEffect(() => {
    // Change was pressed, and is gone.
    if (changing) document.getElementById(selectId)?.focus()
  }, [changing, selectId])
  const unsaved = useStore(draftStore, ({ drafts }) => drafts[template.id]?.changed === true)
  const others = usable.some(({ id }) => id !== template.id)
  return (
    <Step
      number={1}
      title="Email"
      done={problem === undefined}
      action={
        others && !changing ? (
          <Button
            variant="link"
            className="pointer-coarse:min-h-11"
            aria-label="Change the email"
            onClick={() => {
              setChanging(true)
            }}
          >
            Change
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-3">
        {changing && (
          <Select
            id={selectId}
            aria-label="Template"
            value={template.id}
            onChange={({ target }) => {
              onChange(target.value)
            }}
          >
            {!usable.includes(template) && <option value={template.id}>{template.name}</option>}
            {usable.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <div className="flex items-center gap-3">
          <span
            aria-hidden
            className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent"
          >
            <Mail className="size-5" strokeWidth={1.75} />
          </span>
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
              {template.name}
              {template.name !== kindLabels[template.templateType] && (
                <Badge>{kindLabels[template.templateType]}</Badge>
              )}
            </p>
            <p className="text-sm wrap-anywhere text-muted">
              <Subject text={template.subject} />
            </p>
          </div>
        </div>
        {problem !== undefined && <p className="text-sm text-danger">{problem}</p>}
        {unsaved && (
          <p className="rounded-control bg-warning-soft px-3 py-2 text-sm">
            {messages.unsavedDraft}
          </p>
        )}
      </div>
    </Step>
  )
}

/** Renders a subject with its variables in words, as in the editor. */
function Subject({ text }: { text: string }) {
  return partsOf(text).map((part, index) =>
    'text' in part ? (
      <span key={index}>{part.text}</span>
    ) : (
      <span key={index} className="rounded-control bg-surface-2 px-1.5 py-0.5">
        {variableLabel(part.variable)}
      </span>
    ),
  )
}
