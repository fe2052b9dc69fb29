/* Going over to another organisation: the page is loaded anew, since everything on it belongs to the present one. */
import { useCallback } from 'react'
import { switchOrganisation } from '@/api/auth'
import { toApiError } from '@/api/errors'
import { rememberEvent } from '@/lib/current-event'
import { paths } from '@/lib/paths'
import { toast } from '@/ui/toast'

/** Returns a function that switches to the organisation with an id. */
export function useSwitchTo(): (id: string) => void {
  return useCallback((id: string) => {
    switchOrganisation(id).then(
      () => {
        rememberEvent(null)
        window.location.assign(paths.dashboard)
      },
      (error: unknown) => {
        toast.error('Error', toApiError(error).message)
      },
    )
  }, [])
}
