/* Says that someone else saved the form, and offers both versions. */
import type { InvitationForm } from '@/api/invitation-form'
import { dropDraft, restoreDraft, type EditedForm } from '@/features/forms/draft-store'
import { formMessages } from '@/features/forms/messages'
import { relativeTime } from '@/lib/dates'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'

type Props = { eventId: string; form: InvitationForm; edited: EditedForm }

export function ConflictNotice({ eventId, form, edited: { draft, change } }: Props) {
  const loadTheirs = () => {
    dropDraft(eventId)
    toast.success('Latest version loaded', 'Your changes were discarded.', {
      action: {
        label: 'Undo',
        run: () => {
          restoreDraft(eventId, draft)
        },
      },
    })
  }
  return (
    <div role="alert" className="rounded-control bg-warning-soft px-4 py-3 text-sm">
      <p className="font-medium text-warning">
        {formMessages.changedBy(form.updatedBy)}
        {form.updatedAt !== undefined && ` (${relativeTime(form.updatedAt, new Date())})`}
      </p>
      <p className="mt-1">
        Load the latest version and discard your changes, or keep your version, which replaces the
        latest one when you save.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={loadTheirs}>
          Load the latest version
        </Button>
        <Button
          size="sm"
          onClick={() => {
            change((present) => ({ ...present, version: form.version }))
          }}
        >
          Keep my version
        </Button>
      </div>
    </div>
  )
}
