/* A bell beside the account once something went wrong: a message goes after a while, here it can be read again. */
import { Bell } from 'lucide-react'
import { lazy } from 'react'
import { useStore } from 'zustand'
import { messages } from '@/app/messages'
import { counted } from '@/lib/words'
import { PopupButton } from '@/ui/PopupButton'
import { toastStore } from '@/ui/toast'

const load = () => import('@/app/FailuresPanel')
const FailuresPanel = lazy(async () => ({ default: (await load()).FailuresPanel }))

/** Renders the bell, or nothing while all went well. */
export function FailuresMenu() {
  const count = useStore(toastStore, (state) => state.failures.length)
  if (count === 0) return null
  return (
    <PopupButton
      opens="dialog"
      load={load}
      panel={(popup) => <FailuresPanel popup={popup} />}
      variant="ghost"
      size="icon"
      aria-label={messages.failures.button(counted(count, 'message'))}
      title={messages.failures.label}
    >
      <Bell aria-hidden />
    </PopupButton>
  )
}
