/* The dialogs of the actions on selected guests: one at a time. */
import { BulkNeedsDialog } from '@/features/guest-list/panel/BulkNeedsDialog'
import { BulkPartyDialog } from '@/features/guest-list/panel/BulkPartyDialog'
import { BulkRsvpDialog } from '@/features/guest-list/panel/BulkRsvpDialog'
import { BulkTagsDialog } from '@/features/guest-list/panel/BulkTagsDialog'
import type { BulkDialogProps, BulkQuestion } from '@/features/guest-list/bulk'

export function BulkDialog({ question, ...props }: BulkDialogProps & { question: BulkQuestion }) {
  switch (question) {
    case 'rsvp':
      return <BulkRsvpDialog {...props} />
    case 'tags':
      return <BulkTagsDialog {...props} />
    case 'needs':
      return <BulkNeedsDialog {...props} />
    case 'party':
      return <BulkPartyDialog {...props} />
  }
}
