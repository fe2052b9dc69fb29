/* The forms of accounts: their fields one below the other, one failure line, one button. */
import type { ReactNode, Ref, SubmitEvent } from 'react'
import { passwordHint } from '@/features/accounts/messages'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { FormAlert } from '@/ui/FormAlert'
import { Input } from '@/ui/Input'
import { PasswordInput } from '@/ui/PasswordInput'

type LineProps = {
  label: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  /** Has the focus when the form opens. */
  first?: boolean
  hint?: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Renders one required line of the form. */
export function AccountField({
  label,
  hint,
  error,
  onChange,
  type,
  first = false,
  ...input
}: LineProps) {
  return (
    <Field label={label} required error={error} {...(hint === undefined ? {} : { hint })}>
      {(control) => {
        const all = {
          ...control,
          ...input,
          onChange: (event: { target: { value: string } }) => {
            onChange(event.target.value)
          },
        }
        return type === 'password' ? (
          <PasswordInput {...all} />
        ) : (
          <Input
            {...all}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the form is all there is on its page
            autoFocus={first}
            type={type ?? 'text'}
            inputMode={type ?? 'text'}
            autoCapitalize={
              input.autoComplete.endsWith('name') && type === undefined ? 'words' : 'off'
            }
            enterKeyHint="next"
            maxLength={320}
          />
        )
      }}
    </Field>
  )
}

/** Renders the line for a new password, with a hint that follows its length. */
export function NewPasswordField(props: Omit<LineProps, 'type' | 'autoComplete' | 'hint'>) {
  return (
    <AccountField
      {...props}
      type="password"
      autoComplete="new-password"
      hint={passwordHint(props.value)}
    />
  )
}

type Props = {
  formRef: Ref<HTMLFormElement>
  onSubmit: () => void
  failure: string | undefined
  submitLabel: string
  pending: boolean
  pendingLabel: string
  /** A wide button on the account pages, a plain one inside a card. */
  wide?: boolean
  children: ReactNode
}

/** Renders the form around its lines. */
export function AccountForm({ wide = true, ...props }: Props) {
  return (
    <form
      ref={props.formRef}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        props.onSubmit()
      }}
      className={wide ? 'mt-6 flex flex-col gap-5' : 'flex max-w-[420px] flex-col gap-4'}
    >
      {props.children}
      <FormAlert message={props.failure} />
      <Button
        type="submit"
        variant={wide ? 'primary' : 'secondary'}
        size={wide ? 'lg' : 'md'}
        pending={props.pending}
        pendingLabel={props.pendingLabel}
        className={wide ? '' : 'self-start'}
      >
        {props.submitLabel}
      </Button>
    </form>
  )
}
