/* The dialogs of the actions on selected guests: one at a time. */
import { BulkNeedsDialog } from '@/features/guests/panel/BulkNeedsDialog'
import { BulkPartyDialog } from '@/features/guests/panel/BulkPartyDialog'
import { BulkRsvpDialog } from '@/features/guests/panel/BulkRsvpDialog'
import { BulkTagsDialog } from '@/features/guests/panel/BulkTagsDialog'
import type { BulkDialogProps, BulkQuestion } from '@/features/guests/bulk'

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
