/* Save and Discard, in sight while there are changes. */
import type { EmailTemplate } from '@/api/email-types'
import {
  dropDraft,
  restoreDraft,
  type EditedTemplate,
} from '@/features/emails/templates/draft-store'
import type { SaveTemplate } from '@/features/emails/templates/edit/use-save-template'
import { templateMessages as messages } from '@/features/emails/templates/messages'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { Tooltip } from '@/ui/Tooltip'

type Props = {
  template: EmailTemplate
  edited: EditedTemplate
  save: SaveTemplate
}

export function SaveBar({ template, edited: { draft, outdated }, save }: Props) {
  const discard = () => {
    dropDraft(template.id)
    toast.success('Changes discarded', undefined, {
      action: {
        label: 'Undo',
        run: () => {
          restoreDraft(template.id, draft)
        },
      },
    })
  }
  return (
    <div
      data-bottom-bar
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-3 rounded-card border border-border bg-surface px-4 py-3 shadow-float"
    >
      <p className="min-w-0 flex-1 text-sm text-muted">
        {save.problems.size > 0 ? messages.problems(save.problems.size) : 'Unsaved changes'}
      </p>
      <Button onClick={discard}>Discard</Button>
      <Tooltip
        text="Save"
        shortcut="Ctrl S"
        side="top"
        inactive={outdated && !save.pending ? messages.chooseVersion : undefined}
      >
        <Button variant="primary" pending={save.pending} pendingLabel="Saving…" onClick={save.save}>
          Save
        </Button>
      </Tooltip>
    </div>
  )
}
