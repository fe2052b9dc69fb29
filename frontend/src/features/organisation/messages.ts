/* Every text the organisation screen can say. */

export const messages = {
  title: 'Organisation',
  text: 'Who your events belong to, and who works on them',
  nameRequired: 'The name of the organisation is required',
  emailRequired: 'An email address is required',
  emailInvalid: 'This does not look like an email address',
  saved: { title: 'Settings saved', text: 'New emails use them from now on.' },
  loadFailed: 'The organisation could not be loaded.',
  membersFailed: 'The members could not be loaded.',
  invitationsFailed: 'The invitations could not be loaded.',
  readOnly: (role: string) =>
    `You are ${role} here. Only owners can change settings, members and invitations.`,
  sandbox: 'This is a sandbox. Choose “Keep it” above to change settings and to invite people.',
  unverified: 'Verify your email address first. Then you can invite people.',
  roleChanged: (name: string, role: string) => ({
    title: 'Role changed',
    text: `${name} is now ${role}.`,
  }),
  removed: (name: string) => ({ title: 'Member removed', text: `${name} no longer has access.` }),
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeText: (name: string, organisation: string) =>
    `${name} loses access to ${organisation} and its events immediately. Everything ${name} created is kept.`,
  leaveQuestion: (organisation: string) => `Leave ${organisation}?`,
  leaveText: (organisation: string) =>
    `You no longer see the events of ${organisation}. To come back, you need a new invitation.`,
  demoteQuestion: 'Give up ownership?',
  demoteText: (role: string) =>
    `You will be ${role}. Only another owner can make you an owner again.`,
  invited: (email: string) => ({
    title: 'Invitation sent',
    text: `${email} has 14 days to accept.`,
  }),
  invitedWithoutMail: (email: string) => ({
    title: 'Invitation created',
    text: `No mail server is configured. Pass on the link from the mailbox. ${email} has 14 days to accept.`,
  }),
  resent: (email: string) => ({
    title: 'Invitation sent again',
    text: `A new link was sent to ${email}.`,
  }),
  resentWithoutMail: (email: string) => ({
    title: 'New link created',
    text: `No mail server is configured. Pass on the link for ${email} from the mailbox.`,
  }),
  revoked: (email: string) => ({
    title: 'Invitation revoked',
    text: `The link sent to ${email} no longer works.`,
  }),
  revokeQuestion: (email: string) => `Revoke the invitation to ${email}?`,
  revokeText: 'The link in the mail stops working. You can invite the address again later.',
  noInvitations: 'No open invitations',
  mail: {
    smtp: 'Mail is configured',
    smtpText: (from: string) => `Email is sent from ${from}, with your sender name.`,
    files: 'This installation has no mail server',
    filesText:
      'Mail is written to files on the server and shown in the mailbox. To send mail to guests, set up your own mail server. To send mail about accounts too, the operator of this installation sets SEATWRIGHT_SMTP_URL.',
  },
} as const
