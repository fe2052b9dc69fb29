/* Asks before something that cannot be undone. It names what goes, and the safe answer has the focus. */
import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { useDialogFocus } from '@/ui/dialog-focus'
import type { MutationLike } from '@/ui/mutation'
import { toast, type ToastAction } from '@/ui/toast'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What will be gone, in plain words. */
  children: ReactNode
  confirmLabel: string
  /** The safe answer. */
  cancelLabel?: string
  pendingLabel?: string
  pending?: boolean
  onConfirm: () => void
}

/** Renders a question with Cancel and a destructive answer. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  pendingLabel,
  pending = false,
  onConfirm,
}: Props) {
  const focus = useDialogFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-overlay" />
        <Radix.Content
          {...focus}
          className="fixed inset-x-3 top-[18dvh] z-40 mx-auto max-w-[440px] animate-pop-in rounded-dialog border border-border bg-surface p-6 shadow-dialog focus:outline-none"
        >
          <Radix.Title className="text-lg font-semibold break-words">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-2 space-y-2 text-sm text-muted">{children}</div>
          </Radix.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button
              variant="danger"
              pending={pending}
              {...(pendingLabel === undefined ? {} : { pendingLabel })}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type Notice = { title: string; text?: string; action?: ToastAction }

type ActionProps<A, R> = Omit<Props, 'open' | 'onOpenChange' | 'pending' | 'onConfirm'> & {
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

/**
 * Renders the question until it is answered, runs the mutation and tells how it went. After a failure the question stays
 * open for another try.
 */
export function ConfirmAction<A, R>({
  mutation,
  input,
  done,
  failed = (error) => ({ title: 'Error', text: error.message }),
  onDone,
  onClose,
  ...question
}: ActionProps<A, R>) {
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
