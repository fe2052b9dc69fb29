/* Says that someone else saved the template, and offers both versions. */
import type { EmailTemplate } from '@/api/email-types'
import {
  dropDraft,
  restoreDraft,
  type EditedTemplate,
} from '@/features/emails/templates/draft-store'
import { templateMessages as messages } from '@/features/emails/templates/messages'
import { relativeTime } from '@/lib/dates'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'

type Props = { template: EmailTemplate; edited: EditedTemplate }

export function ConflictNotice({ template, edited: { draft, change } }: Props) {
  const loadTheirs = () => {
    dropDraft(template.id)
    toast.success('Latest version loaded', 'Your changes were discarded.', {
      action: {
        label: 'Undo',
        run: () => {
          restoreDraft(template.id, draft)
        },
      },
    })
  }
  return (
    <div role="alert" className="rounded-control bg-warning-soft px-4 py-3 text-sm">
      <p className="font-medium text-warning">
        {messages.changedByOthers} ({relativeTime(template.updatedAt, new Date())})
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
            change({ version: template.version })
          }}
        >
          Keep my version
        </Button>
      </div>
    </div>
  )
}
