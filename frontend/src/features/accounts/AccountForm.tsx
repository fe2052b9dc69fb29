/* The form of the account pages: its fields one below the other, one failure line, one button. */
import type { ReactNode, Ref, SubmitEvent } from 'react'
import { FormAlert } from '@/features/accounts/FormAlert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

type LineProps = {
  label: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  hint?: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Renders one required line of the form. */
export function AccountField({ label, hint, error, onChange, ...input }: LineProps) {
  return (
    <Field label={label} required error={error} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <Input
          {...control}
          {...input}
          onChange={(event) => {
            onChange(event.target.value)
          }}
        />
      )}
    </Field>
  )
}

type Props = {
  formRef: Ref<HTMLFormElement>
  onSubmit: () => void
  failure: string | undefined
  submitLabel: string
  pending: boolean
  pendingLabel: string
  children: ReactNode
}

/** Renders the form around its lines. */
export function AccountForm(props: Props) {
  return (
    <form
      ref={props.formRef}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        props.onSubmit()
      }}
      className="mt-6 flex flex-col gap-5"
    >
      {props.children}
      <FormAlert message={props.failure} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        pending={props.pending}
        pendingLabel={props.pendingLabel}
      >
        {props.submitLabel}
      </Button>
    </form>
  )
}
