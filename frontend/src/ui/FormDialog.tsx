/* A dialog around one form: Cancel, and the button that sends it, stand in the dialog's footer. */
import { useId, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { FormAlert } from '@/ui/FormAlert'

type Props = {
  open?: boolean
  onClose: () => void
  title: string
  /** Widest size in CSS pixels. */
  maxWidth: number
  /** What `useSubmit` returns. */
  submit: {
    onSubmit: (event: SyntheticEvent) => void
    pending: boolean
    failure?: string | undefined
  }
  submitLabel: string
  submitVariant?: 'primary' | 'danger'
  pendingLabel: string
  /** “Cancel” unless closing means something else. */
  cancelLabel?: string
  /** Buttons at the other end of the footer. */
  extra?: ReactNode
  /** The layout of the fields. */
  className?: string
  children: ReactNode
}

/** Renders the dialog with the fields in it. */
export function FormDialog({
  open = true,
  onClose,
  title,
  maxWidth,
  submit,
  submitLabel,
  submitVariant = 'primary',
  pendingLabel,
  cancelLabel = 'Cancel',
  extra,
  className = 'flex flex-col gap-4',
  children,
}: Props) {
  const formId = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      maxWidth={maxWidth}
      footer={
        <>
          {extra}
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button
            type="submit"
            form={formId}
            variant={submitVariant}
            pending={submit.pending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit.onSubmit} className={className}>
        {children}
        <FormAlert message={submit.failure} />
      </form>
    </Dialog>
  )
}
