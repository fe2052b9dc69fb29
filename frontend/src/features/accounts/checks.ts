/* The rules of the account forms that need no server. */
import { messages, passwordMinimum } from '@/features/accounts/messages'
import { looksLikeEmail } from '@/lib/email'

/** Returns what is wrong with an email address, if anything. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return messages.emailRequired
  return looksLikeEmail(email) ? undefined : messages.emailInvalid
}

/** Returns what is wrong with a new password, if anything; `required` is said when it is empty. */
export function newPasswordProblem(
  password: string,
  required: string = messages.newPasswordRequired,
): string | undefined {
  if (password === '') return required
  return [...password].length < passwordMinimum ? messages.passwordTooShort : undefined
}

/** Returns what is wrong with a name, if anything. */
export function nameProblem(name: string): string | undefined {
  return name.trim() === '' ? messages.nameRequired : undefined
}
