/* The bin beside an event. */
import { Trash2 } from 'lucide-react'
import type { Event } from '@/api/schema'
import { RowAction } from '@/ui/data-table/RowAction'

type Props = { event: Event; onDelete: ((event: Event) => void) | undefined }

export function DeleteButton({ event, onDelete }: Props) {
  return (
    <RowAction icon={Trash2} danger label={`Delete ${event.name}`} row={event} onAct={onDelete} />
  )
}
