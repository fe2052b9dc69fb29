/* Who a new account belongs to: name, e-mail address and password, with the checks that both ways of making one share. */
import { AccountField, NewPasswordField } from '@/features/accounts/AccountForm'
import { emailProblem, nameProblem, newPasswordProblem } from '@/features/accounts/checks'
import { messages } from '@/features/accounts/messages'
import type { useForm } from '@/lib/form'

export type NewPerson = { name: string; email: string; password: string }

/** The fields that a refusal can name. */
export const newPersonFields = ['name', 'email', 'password'] as const

/** What is wrong with each field, if anything. */
export function newPersonProblems({ name, email, password }: NewPerson) {
  return {
    name: nameProblem(name),
    email: emailProblem(email),
    password: newPasswordProblem(password, messages.passwordRequired),
  }
}

/** Renders the three fields of a form. */
export function NewPersonFields({
  form: { values, errors, set },
}: {
  form: Pick<ReturnType<typeof useForm<NewPerson>>, 'values' | 'errors' | 'set'>
}) {
  return (
    <>
      <AccountField
        label="Your name"
        autoComplete="name"
        first
        value={values.name}
        error={errors.name}
        onChange={(value) => {
          set('name', value)
        }}
      />
      <AccountField
        label="E-mail"
        type="email"
        autoComplete="username"
        value={values.email}
        error={errors.email}
        onChange={(value) => {
          set('email', value)
        }}
      />
      <NewPasswordField
        label="Password"
        value={values.password}
        error={errors.password}
        onChange={(value) => {
          set('password', value)
        }}
      />
    </>
  )
}
