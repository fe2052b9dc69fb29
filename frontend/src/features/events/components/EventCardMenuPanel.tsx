/* The menu of an event card. */
import { useQueryClient } from '@tanstack/react-query'
import { Archive, Copy } from 'lucide-react'
import type { Event } from '@/api/schema'
import { archiveWithMessage } from '@/features/events/event-actions'
import { DropdownMenuItem, PopupMenu } from '@/ui/DropdownMenu'
import type { Popup } from '@/ui/PopupButton'

type Props = { popup: Popup; event: Event; onDuplicate: () => void }

/** Renders the menu at its button. */
export function EventCardMenuPanel({ popup, event, onDuplicate }: Props) {
  const cache = useQueryClient()
  return (
    <PopupMenu popup={popup}>
      <DropdownMenuItem onSelect={onDuplicate}>
        <Copy aria-hidden />
        Duplicate
      </DropdownMenuItem>
      <DropdownMenuItem
        onSelect={() => {
          void archiveWithMessage(cache, event)
        }}
      >
        <Archive aria-hidden />
        Archive
      </DropdownMenuItem>
    </PopupMenu>
  )
}
