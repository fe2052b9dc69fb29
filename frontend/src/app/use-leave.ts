/* Signing out from any screen: the page is reloaded, so that no data of the user stays in memory. */
import { useNavigate } from 'react-router-dom'
import { useSignOut } from '@/api/auth'
import { toApiError } from '@/api/errors'
import { writeStored } from '@/lib/browser-storage'
import { waitingCheckIns, wipeCheckInData } from '@/lib/check-in-data'
import { rememberEvent } from '@/lib/current-event'
import { paths } from '@/lib/paths'
import { toast } from '@/ui/toast'

/**
 * Returns a function that signs out; it works even after the menu that called it has closed. While check-ins wait to be
 * sent, it opens the page that asks first.
 */
export function useLeave(): () => void {
  const signOut = useSignOut()
  const navigate = useNavigate()
  return () => {
    void waitingCheckIns().then((count) => {
      if (count > 0) void navigate(paths.signOut)
      else leave()
    })
  }

  function leave() {
    signOut.mutateAsync().then(
      async () => {
        await wipeCheckInData()
        rememberEvent(null)
        writeStored('palette', null)
        window.location.assign(paths.root)
      },
      (error: unknown) => {
        toast.error('Error', toApiError(error).message)
      },
    )
  }
}
