/*
 * A dialog around one form: Cancel, and the button that sends it, are in the dialog's footer. Changes are lost
 * without a question only by Cancel, which says so.
 */
import { useId, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { FormAlert } from '@/ui/FormAlert'
import { useUnsavedForm, type UnsavedForm } from '@/ui/unsaved-changes'

type Props = {
  open?: boolean
  onClose: () => void
  title: string
  /** Widest size in CSS pixels. */
  maxWidth: number
  /** What `useSubmit` returns. */
  submit: ComponentProps<typeof UnsavedForm> & {
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
  const unsaved = useUnsavedForm(submit.form)
  const close = () => {
    unsaved.askBefore(onClose)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
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
      {unsaved.question}
    </Dialog>
  )
}
