/* What went wrong since the page was loaded, the latest first. */
import { useStore } from 'zustand'
import { messages } from '@/app/messages'
import { Button } from '@/ui/Button'
import type { Popup } from '@/ui/PopupButton'
import { PopupPanel } from '@/ui/PopupPanel'
import { toast, toastStore } from '@/ui/toast'

/** Renders the list at the bell. */
export function FailuresPanel({ popup }: { popup: Popup }) {
  const failures = useStore(toastStore, (state) => state.failures)
  return (
    <PopupPanel
      popup={popup}
      label={messages.failures.label}
      className="md:right-0 md:left-auto md:w-96"
    >
      <ul className="min-h-0 flex-1 overflow-y-auto">
        {failures.map(({ id, title, text }) => (
          <li key={id} className="border-b border-border px-4 py-3 text-sm">
            <p className="font-semibold break-words">{title}</p>
            {text !== undefined && <p className="mt-0.5 break-words text-muted">{text}</p>}
          </li>
        ))}
      </ul>
      <div className="p-2 text-right">
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            popup.onClose()
            toast.forgetFailures()
          }}
        >
          {messages.failures.clear}
        </Button>
      </div>
    </PopupPanel>
  )
}
