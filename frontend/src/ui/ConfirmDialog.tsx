/* Asks before something that cannot be undone. It names what goes, and the safe answer has the focus. */
import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { useDialogFocus } from '@/ui/dialog-focus'

export type ConfirmDialogProps = {
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
}: ConfirmDialogProps) {
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
