/* The questions about email, the venue, what guests see, accounts and data. */
import type { Question } from '@/features/site/help-question'
import { Points, Steps, TextLink } from '@/features/site/text-parts'
import { paths } from '@/lib/paths'

export const eventQuestions: readonly Question[] = [
  {
    id: 'send',
    topic: 'Email',
    question: 'How do I send invitations, reminders and seats?',
    words: 'mail email template campaign history test resend',
    answer: (
      <Steps>
        <li>
          Open <b>Guest Management</b> and <b>Email Templates</b>. An invitation, a confirmation, a
          reminder and a seat assignment are ready to use. Change the text, and preview it as a
          guest on the list would get it.
        </li>
        <li>
          Choose Send, then who gets it and when. Before anything is sent, you see how many guests
          get it and why the others do not.
        </li>
        <li>
          <b>Send History</b> shows what happened to each email: pending, sent, written to a file,
          or failed with the reason. You can resend it there.
        </li>
      </Steps>
    ),
  },
  {
    id: 'automation',
    topic: 'Email',
    question: 'Can emails go out by themselves?',
    words: 'automation schedule trigger reminder deadline timer pause',
    answer: (
      <p>
        Yes, under <b>Automation</b>: some days before or after the event, on a date, around the
        RSVP deadline, when a guest registers, or when a guest gets a seat. A timeline shows what is
        planned. Cancelling the event stops all of it.
      </p>
    ),
  },
  {
    id: 'mail-missing',
    topic: 'Email',
    question: 'Why did a guest get no email?',
    words: 'spam bounce unsubscribe address failed smtp server',
    answer: (
      <Points>
        <li>
          The guest has no address, or shares one: guests with the same address get one email.
        </li>
        <li>The guest unsubscribed, or email to the address bounced.</li>
        <li>
          No mail server is set up. Emails are then written to files on the server, and the history
          says so. Owners can enter a mail server in the settings of the organisation.
        </li>
      </Points>
    ),
  },
  {
    id: 'check-in',
    topic: 'At the venue',
    question: 'How do I check guests in at the door?',
    words: 'arrival scan qr camera offline door staff phone walk-in',
    answer: (
      <p>
        Open <b>Guest Management</b> and <b>Check-in</b> on a phone. Scan the code of the email or
        the ticket, or type a code or a name. Any number of phones can work at the same door, even
        without a network: scans are sent when the connection is back. A guest who is not on the
        list is added there. Give helpers the role{' '}
        <TextLink to={`${paths.documentation}#roles`}>door staff</TextLink>.
      </p>
    ),
  },
  {
    id: 'venue',
    topic: 'At the venue',
    question: 'How do I set up entrances?',
    words: 'venue gate door entrance map outside route emergency',
    answer: (
      <p>
        Open <b>Venue</b> above the floor plan on the dashboard, and choose <b>Setup Venue</b>. Draw
        the grounds in metres, place the entrances and say who may use them. Routes for guests begin
        at the nearest open entrance that they may use. One venue has one room.
      </p>
    ),
  },
  {
    id: 'signs',
    topic: 'At the venue',
    question: 'What can I put up at the entrance?',
    words: 'sign poster board seating chart qr print',
    answer: (
      <p>
        <b>Print entrance signs</b> on the venue dashboard makes a sign for each entrance, with a
        code that opens the finder and shows the way from there. The seating board, the list from A
        to Z and table signs come from <b>Export Plans</b>.
      </p>
    ),
  },
  {
    id: 'find',
    topic: 'For guests',
    question: 'How do guests find their seat?',
    words: 'code lookup qr scan phone name route way directions',
    answer: (
      <Points>
        <li>
          By the link or QR code in their email, on their ticket, or on a sign: it leads to table,
          seat and the way there.
        </li>
        <li>
          By their code of six characters, on{' '}
          <TextLink to={paths.seatLookup}>Find my seat</TextLink>.
        </li>
        <li>
          By their name at the sign of an entrance; by email address or mobile number too. With{' '}
          <b>Finding seats</b> in <b>Edit Event</b> you ask for name and mobile number together
          instead.
        </li>
      </Points>
    ),
  },
  {
    id: 'private',
    topic: 'For guests',
    question: 'Who can see the guest list?',
    words: 'privacy public data protection',
    answer: (
      <p>
        Members of your organisation, by their role. There is no public list of guests or events.
        The code page shows one guest at a time and slows down guessing.
      </p>
    ),
  },
  {
    id: 'your-data',
    topic: 'For guests',
    question: 'I am a guest. Who has my data, and how do I get a copy or have it erased?',
    words: 'privacy gdpr copy correct erase delete',
    answer: (
      <p>
        The organiser of the event is responsible for it. To see what is kept and how to ask, read{' '}
        <TextLink to={paths.yourData}>Your data</TextLink>.
      </p>
    ),
  },
  {
    id: 'password',
    topic: 'Account',
    question: 'I forgot my password.',
    words: 'reset sign in login mail',
    answer: (
      <p>
        Choose <b>Forgot password?</b> on the sign-in page. You get a link by email that works once,
        for one hour. (Without a mail server, the operator of this installation can find it in a
        file.) Setting a new password signs you out everywhere else.
      </p>
    ),
  },
  {
    id: 'invite',
    topic: 'Account',
    question: 'How do I let colleagues work on my events?',
    words: 'invite member organisation role team',
    answer: (
      <p>
        As owner, open your organisation’s settings and invite them by email with a{' '}
        <TextLink to={`${paths.documentation}#roles`}>role</TextLink>. Verify your own address
        first.
      </p>
    ),
  },
  {
    id: 'export',
    topic: 'Data',
    question: 'How do I take my data with me?',
    words: 'export csv word docx backup download api print sheets',
    answer: (
      <p>
        <b>Export Plans</b> makes ten sheets as PDF, cards and lists also as Word documents that you
        can change before printing, and guest lists as Word, Excel and CSV. JSON holds the event
        with its plan, guests, seats and wishes, and <b>Import Event</b> on the events page reads it
        again; forms, answers, emails, history, snapshots and pictures are not in it. Everything is
        readable over the <TextLink to={`${paths.documentation}#api`}>HTTP API</TextLink>, and the
        operator of the server can back up all events completely.
      </p>
    ),
  },
  {
    id: 'personal-data',
    topic: 'Data',
    question: 'A guest asks for a copy of their data, or to be erased. What do I do?',
    words: 'gdpr privacy personal data export delete retention',
    answer: (
      <p>
        Open the guest in the list. <b>Download personal data</b> saves everything that is stored
        about them, <b>Erase for good</b> removes it. <b>Keep guest data until</b> in{' '}
        <b>Edit Event</b> erases all guests of the event on a date.
      </p>
    ),
  },
]
