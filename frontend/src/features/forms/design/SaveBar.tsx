/* Save and Discard, in sight while there are changes. */
import type { InvitationForm } from '@/api/invitation-form'
import { dropDraft, restoreDraft, type EditedForm } from '@/features/forms/draft-store'
import type { SaveForm } from '@/features/forms/design/use-save-form'
import { relativeTime } from '@/lib/dates'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { toast } from '@/ui/toast'
import { Tooltip } from '@/ui/Tooltip'

type Props = { eventId: string; form: InvitationForm; edited: EditedForm; save: SaveForm }

export function SaveBar({ eventId, form, edited, save }: Props) {
  const { draft, changed, outdated } = edited
  const discard = () => {
    dropDraft(eventId)
    toast.success('Changes discarded', undefined, {
      action: {
        label: 'Undo',
        run: () => {
          restoreDraft(eventId, draft)
        },
      },
    })
  }
  return (
    <div
      data-bottom-bar
      className={cn(
        'flex flex-wrap items-center gap-3 rounded-card border border-border bg-surface px-4 py-3',
        // In sight as long as there is something to save.
        (changed || form.version === 0) && 'sticky bottom-3 z-10 shadow-float',
      )}
    >
      <p className="min-w-0 flex-1 text-sm text-muted">
        {changed ? 'Unsaved changes' : savedText(form)}
      </p>
      {changed && <Button onClick={discard}>Discard</Button>}
      <Tooltip text="Save" side="top" inactive={inactiveReason(form, changed, outdated)}>
        <Button variant="primary" pending={save.pending} pendingLabel="Saving…" onClick={save.save}>
          Save
        </Button>
      </Tooltip>
    </div>
  )
}

/** A form that was never saved can be saved as it is. */
function inactiveReason(form: InvitationForm, changed: boolean, outdated: boolean) {
  if (outdated) return 'Choose which version to keep first.'
  return changed || form.version === 0 ? undefined : 'There are no changes to save.'
}

function savedText({ version, updatedAt, updatedBy }: InvitationForm): string {
  if (version === 0) return 'These are the default questions. Save them to open registration.'
  const when = updatedAt === undefined ? '' : ` ${relativeTime(updatedAt, new Date())}`
  return `Saved${when}${updatedBy === undefined ? '' : ` by ${updatedBy}`}`
}
