/* A dialog around one form: Cancel, and the button that sends it, stand in the dialog's footer. */
import { useId, type ReactNode, type Ref, type SubmitEvent } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

type Props = {
  open?: boolean
  onClose: () => void
  title: string
  /** Widest size in CSS pixels. */
  maxWidth: number
  formRef: Ref<HTMLFormElement>
  onSubmit: () => void
  submitLabel: string
  submitVariant?: 'primary' | 'danger'
  pending: boolean
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
  formRef,
  onSubmit,
  submitLabel,
  submitVariant = 'primary',
  pending,
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
            pending={pending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={formRef}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          onSubmit()
        }}
        className={className}
      >
        {children}
      </form>
    </Dialog>
  )
}
