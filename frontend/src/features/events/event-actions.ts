/* Changes of an event without a dialog, each with a message and, where the change is reversible, Undo. */
import type { QueryClient } from '@tanstack/react-query'
import { archiveEvent, restoreEvent, unarchiveEvent } from '@/api/event-changes'
import type { Event } from '@/api/schema'
import { messages } from '@/features/events/messages'
import { toast } from '@/ui/toast'

type Named = Pick<Event, 'id' | 'name'>

/** Restores a deleted event and shows a message. */
export async function restoreWithMessage(cache: QueryClient, event: Named): Promise<void> {
  try {
    await restoreEvent(cache, event.id)
    say(messages.restored(event.name))
  } catch {
    fail(messages.restoreFailed)
  }
}

/** Archives an event and shows a message with Undo. */
export async function archiveWithMessage(cache: QueryClient, event: Named): Promise<void> {
  try {
    await archiveEvent(cache, event.id)
    say(messages.archived(event.name), () => unarchiveWithMessage(cache, event))
  } catch {
    fail(messages.archiveFailed)
  }
}

/** Takes an event out of the archive and shows a message. */
export async function unarchiveWithMessage(cache: QueryClient, event: Named): Promise<void> {
  try {
    await unarchiveEvent(cache, event.id)
    say(messages.unarchived(event.name))
  } catch {
    fail(messages.unarchiveFailed)
  }
}

type Message = { title: string; text: string }

function say({ title, text }: Message, undo?: () => Promise<void>): void {
  const action = undo && { label: 'Undo', run: () => void undo() }
  toast.success(title, text, action === undefined ? {} : { action })
  keepFocus()
}

// The pressed button disappeared with its event, so focus moves to the main content.
function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus()
  })
}

function fail({ title, text }: Message): void {
  toast.error(title, text)
}
