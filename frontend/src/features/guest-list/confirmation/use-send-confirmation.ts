/* Sending the confirmation of one guest, with its toasts. */
import { useSendConfirmation as useSendCall } from '@/api/confirmations'
import { toApiError } from '@/api/errors'
import { confirmationMessages } from '@/features/guest-list/confirmation/messages'
import { toast } from '@/ui/toast'

/** Returns a function that sends the confirmation, and whether it runs. */
export function useSendConfirmation(guestId: string): { run: () => void; isPending: boolean } {
  const { mutateAsync, isPending } = useSendCall()
  return {
    isPending,
    run: () => {
      // A promise instead of callbacks of `mutate`, so that the toast appears even after the dialog was closed.
      mutateAsync(guestId).then(
        ({ lookupCode, recipient }) => {
          const { title, text, detail } = confirmationMessages.sent(lookupCode, recipient)
          toast.success(title, text, { detail })
        },
        (error: unknown) => {
          const { title, text } = confirmationMessages.failed
          toast.error(title, text, { detail: toApiError(error).message })
        },
      )
    },
  }
}
