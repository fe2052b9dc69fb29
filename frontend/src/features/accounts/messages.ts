/* Every text the account pages can answer with. */

export const messages = {
  nameRequired: 'Your name is required',
  emailRequired: 'Your e-mail address is required',
  emailInvalid: 'This does not look like an e-mail address',
  passwordRequired: 'Your password is required',
  passwordTooShort: 'Use at least 8 characters',
  badCredentials: 'E-mail or password is wrong.',
  failed: 'That did not work',
} as const

/** The fewest characters a new password may have; the server has the same rule. */
export const passwordMinimum = 8
