/*
 * Asks before something that cannot be undone, does it, and tells how it went. After a failure the question stays open for
 * another try.
 */
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/ConfirmDialog'
import type { MutationLike } from '@/ui/mutation'
import { toast, type ToastAction } from '@/ui/toast'

type Notice = { title: string; text?: string; action?: ToastAction }

type Props<A, R> = Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'pending' | 'onConfirm'> & {
  mutation: MutationLike<A, R>
  /** What the mutation is called with. */
  input: A
  /** The toast afterwards. */
  done?: Notice
  /** The toast for a failure; by default the message of the error. */
  failed?: (error: Error) => Notice
  onDone?: (result: R) => void
  onClose: () => void
}

/** Renders the question until it is answered. */
export function ConfirmAction<A, R>({
  mutation,
  input,
  done,
  failed = (error) => ({ title: 'Error', text: error.message }),
  onDone,
  onClose,
  ...question
}: Props<A, R>) {
  const confirm = () => {
    mutation.mutate(input, {
      onSuccess: (result) => {
        onClose()
        if (done !== undefined) toast.success(done.title, done.text, done)
        onDone?.(result)
      },
      onError: (error) => {
        const { title, text } = failed(error)
        toast.error(title, text)
      },
    })
  }
  return (
    <ConfirmDialog
      {...question}
      open
      onOpenChange={onClose}
      pending={mutation.isPending}
      onConfirm={confirm}
    />
  )
}
