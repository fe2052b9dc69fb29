/* E-mails that confirm a guest's place, with the lookup code. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keys } from '@/api/keys'
import { callUpcoming, type ConfirmationSent } from '@/api/upcoming'

/** Sends one guest the confirmation. */
export function useSendConfirmation(guestId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () =>
      callUpcoming<ConfirmationSent>(
        'post',
        `/api/guests/${encodeURIComponent(guestId)}/send-confirmation`,
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.mailbox }),
  })
}
