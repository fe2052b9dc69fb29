/* A bell beside the account once something went wrong: a message goes after a while, here it can be read again. */
import { Bell } from 'lucide-react'
import { useStore } from 'zustand'
import { messages } from '@/app/messages'
import { countNoun } from '@/lib/words'
import { loadable } from '@/ui/loadable'
import { PopupButton } from '@/ui/PopupButton'
import { toastStore } from '@/ui/toast'

const failuresPanel = loadable(async () => (await import('@/app/FailuresPanel')).FailuresPanel, {
  floating: true,
})

/** Renders the bell, or nothing while all went well. */
export function FailuresMenu() {
  const count = useStore(toastStore, (state) => state.failures.length)
  if (count === 0) return null
  return (
    <PopupButton
      opens="dialog"
      code={failuresPanel}
      panel={(popup) => <failuresPanel.Part popup={popup} />}
      variant="ghost"
      size="icon"
      aria-label={messages.failures.button(countNoun(count, 'message'))}
      title={messages.failures.label}
    >
      <Bell aria-hidden />
    </PopupButton>
  )
}
