/* Every text the organisation screen can say. */

export const messages = {
  title: 'Organisation',
  text: 'Who your events belong to, and who works on them',
  nameRequired: 'The name of the organisation is required',
  emailRequired: 'An email address is required',
  emailInvalid: 'This does not look like an email address',
  saved: { title: 'Settings saved', text: 'New mails use them from now on.' },
  loadFailed: 'The organisation could not be loaded.',
  membersFailed: 'The members could not be loaded.',
  invitationsFailed: 'The invitations could not be loaded.',
  readOnly: (role: string) =>
    `You are ${role} here. Only owners change the settings, the members and the invitations.`,
  sandbox: 'This is a sandbox. Choose “Keep it” above to change settings and to invite people.',
  unverified: 'Verify your email address first; then you can invite people.',
  roleChanged: (name: string, role: string) => ({
    title: 'Role changed',
    text: `${name} is now ${role}.`,
  }),
  removed: (name: string) => ({ title: 'Member removed', text: `${name} no longer has access.` }),
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeText: (name: string, organisation: string) =>
    `${name} is signed out of ${organisation} at once and no longer sees its events. What ${name} made stays.`,
  leaveQuestion: (organisation: string) => `Leave ${organisation}?`,
  leaveText: (organisation: string) =>
    `You no longer see the events of ${organisation}. To come back, you need a new invitation.`,
  demoteQuestion: 'Give up being an owner?',
  demoteText: (role: string) =>
    `You will be ${role}. Only another owner can make you an owner again.`,
  invited: (email: string) => ({
    title: 'Invitation sent',
    text: `${email} has 14 days to accept.`,
  }),
  invitedWithoutMail: (email: string) => ({
    title: 'Invitation created',
    text: `No mail server is configured: pass on the link from the mailbox. ${email} has 14 days to accept.`,
  }),
  resent: (email: string) => ({
    title: 'Invitation sent again',
    text: `A new link was sent to ${email}.`,
  }),
  resentWithoutMail: (email: string) => ({
    title: 'New link created',
    text: `No mail server is configured: pass on the link for ${email} from the mailbox.`,
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
    smtpText: (from: string) => `Mails go out from ${from}, with your sender name.`,
    files: 'This installation has no mail server',
    filesText:
      'Mail about accounts, and to guests unless you set up a mail server of your own, is written to a file on the server and shown in the mailbox. The operator of this installation sets SEATWRIGHT_SMTP_URL to send mail.',
  },
} as const
