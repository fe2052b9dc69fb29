/* The forms of accounts: their fields one below the other, one failure line, one button. */
import type { ReactNode, SyntheticEvent } from 'react'
import { useWatch, type FieldPath, type FieldValues } from 'react-hook-form'
import { passwordHint } from '@/features/accounts/messages'
import { facts } from '@/generated/facts.gen'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/form/TextField'
import { textOf, type Form } from '@/ui/form/use-form'
import { FormAlert } from '@/ui/FormAlert'

type FieldProps<V extends FieldValues> = {
  form: Form<V>
  name: FieldPath<V>
  label: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  /** Has the focus when the form opens. */
  first?: boolean
  hint?: string
}

/** Renders one required line of the form. */
export function AccountField<V extends FieldValues>({
  type = 'text',
  first = false,
  ...field
}: FieldProps<V>) {
  const isName = type === 'text' && field.autoComplete.endsWith('name')
  return (
    <TextField
      {...field}
      required
      type={type}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the form is all there is on its page
      autoFocus={first}
      autoCapitalize={isName ? 'words' : 'off'}
      enterKeyHint="next"
      maxLength={facts.limits.emailMax}
    />
  )
}

/** Renders the line for a new password, with a hint that follows its length. */
export function NewPasswordField<V extends FieldValues>(
  props: Pick<FieldProps<V>, 'form' | 'name' | 'label'>,
) {
  const typed: unknown = useWatch({ control: props.form.control, name: props.name })
  return (
    <AccountField
      {...props}
      type="password"
      autoComplete="new-password"
      hint={passwordHint(textOf(typed))}
    />
  )
}

type Props = {
  /** What `useSubmit` returns. */
  submit: {
    onSubmit: (event: SyntheticEvent) => void
    pending: boolean
    failure: string | undefined
  }
  submitLabel: string
  pendingLabel: string
  /** A wide button on the account pages, a plain one inside a card. */
  wide?: boolean
  children: ReactNode
}

/** Renders the form around its lines. */
export function AccountForm({ wide = true, submit, submitLabel, pendingLabel, children }: Props) {
  return (
    <form
      noValidate
      onSubmit={submit.onSubmit}
      className={wide ? 'mt-6 flex flex-col gap-5' : 'flex max-w-[420px] flex-col gap-4'}
    >
      {children}
      <FormAlert message={submit.failure} />
      <Button
        type="submit"
        variant={wide ? 'primary' : 'secondary'}
        size={wide ? 'lg' : 'md'}
        pending={submit.pending}
        pendingLabel={pendingLabel}
        className={wide ? '' : 'self-start'}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
