/* Who a new account belongs to: name, email address and password, with the checks that both ways of making one share. */
import { AccountField, NewPasswordField } from '@/features/accounts/AccountForm'
import { emailProblem, nameProblem, newPasswordProblem } from '@/features/accounts/checks'
import { messages } from '@/features/accounts/messages'
import type { Form } from '@/ui/form/use-form'

type NewPerson = { name: string; email: string; password: string }

/** What is wrong with each field, if anything. */
export function newPersonProblems({ name, email, password }: NewPerson) {
  return {
    name: nameProblem(name),
    email: emailProblem(email),
    password: newPasswordProblem(password, messages.passwordRequired),
  }
}

/** What is sent of the values. */
export function trimmed({ name, email, password }: NewPerson): NewPerson {
  return { name: name.trim(), email: email.trim(), password }
}

/** Renders the three fields of a form. */
export function NewPersonFields({ form }: { form: Form<NewPerson> }) {
  return (
    <>
      <AccountField form={form} name="name" label="Your name" autoComplete="name" first />
      <AccountField form={form} name="email" label="Email" type="email" autoComplete="username" />
      <NewPasswordField form={form} name="password" label="Password" />
    </>
  )
}
