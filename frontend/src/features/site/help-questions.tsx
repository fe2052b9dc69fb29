/* The questions of the help page: what works today, in the words of people who ask. */
import type { ReactNode } from 'react'
import { Code, Points, Steps, TextLink } from '@/features/site/text-parts'
import { paths } from '@/lib/paths'

export interface Question {
  readonly id: string
  readonly topic: string
  readonly question: string
  readonly answer: ReactNode
  /** Further words that people search for. */
  readonly words: string
}

export const questions: readonly Question[] = [
  {
    id: 'first-event',
    topic: 'Beginning',
    question: 'How do I create my first event?',
    words: 'new start date venue time zone',
    answer: (
      <Steps>
        <li>
          Open the dashboard and choose <b>Create Event</b>.
        </li>
        <li>Give it a name and a date. The date is a wall time in the event’s own time zone.</li>
        <li>
          The event opens on its Overview. From there, <b>Edit Floor Plan</b> leads to the designer
          and <b>Manage Guests</b> to the list.
        </li>
      </Steps>
    ),
  },
  {
    id: 'sandbox',
    topic: 'Beginning',
    question: 'Can I look around without an account?',
    words: 'sandbox demo trial test',
    answer: (
      <p>
        Yes. On the start page choose <b>Watch Demo</b> and then <b>Try it yourself</b>. You get a
        sandbox with a wedding of 120 guests that only you see. It is removed after 24 hours, unless
        you give it an address and a password before.
      </p>
    ),
  },
  {
    id: 'scale',
    topic: 'Floor plan',
    question: 'Is the plan to scale?',
    words: 'feet inches metres size chairs aisles true',
    answer: (
      <p>
        Yes. A chair is 18 inches wide, tables have the sizes they are rented in, and the room has
        the width and height you give it. A table that does not fit on the plan will not fit in the
        room.
      </p>
    ),
  },
  {
    id: 'undo',
    topic: 'Floor plan',
    question: 'I deleted something. Can I get it back?',
    words: 'undo restore lost mistake',
    answer: (
      <Points>
        <li>
          On a plan: <Code>Ctrl+Z</Code> takes back up to 50 steps, seats included.
        </li>
        <li>
          Tables with guests are never removed silently: you are shown who sits there and asked
          first.
        </li>
        <li>A deleted event can be restored for 30 days from the list of events.</li>
      </Points>
    ),
  },
  {
    id: 'saved',
    topic: 'Floor plan',
    question: 'Do I have to save?',
    words: 'autosave offline connection lost save',
    answer: (
      <p>
        No. Every change is sent within a second, and the toolbar says Saved, Saving, Offline or
        Conflict. What could not be sent is kept in your browser and offered when you come back.
      </p>
    ),
  },
  {
    id: 'import',
    topic: 'Guests',
    question: 'Which files can I import?',
    words: 'csv excel xlsx word pdf list upload encoding',
    answer: (
      <p>
        CSV, Excel (xlsx, xls), Word (docx, doc) and PDF, or a list that you paste, with headings in
        many languages or none. You see what each column means and what would change before anything
        is saved, and you can undo the whole import.{' '}
        <TextLink to={`${paths.documentation}#import`}>More</TextLink>
      </p>
    ),
  },
  {
    id: 'twice',
    topic: 'Guests',
    question: 'What happens when I import the same list twice?',
    words: 'duplicates double repeat',
    answer: (
      <p>
        No guest is added twice. The result lists who was added, who was already there, and every
        row that is not a guest, with the reason.
      </p>
    ),
  },
  {
    id: 'party',
    topic: 'Guests',
    question: 'How do I keep a family together?',
    words: 'party household plus one group couple',
    answer: (
      <p>
        Put them in the same party, by the Party column of the list that you import. Automatic
        assignment seats a party at one table wherever that is possible.
      </p>
    ),
  },
  {
    id: 'auto-assign',
    topic: 'Seating',
    question: 'What does automatic assignment do, and what does it leave alone?',
    words: 'auto assign ai algorithm locked',
    answer: (
      <p>
        It looks for a seat for every guest who has none and has not declined, parties together, and
        keeps as many wishes as it can. It shows a proposal first: nothing changes until you apply
        it. Head tables are for guests who are named for them by a wish or were put there by hand,
        and locked tables stay as they are. Guests who have a seat stay there unless its options let
        them move. When seats are short, guests who said yes come first. Guests who could not be
        seated are listed with the reason, each broken wish with what it would cost to keep it, and
        Undo takes all of it back.
      </p>
    ),
  },
  {
    id: 'taken',
    topic: 'Seating',
    question: 'Why does it say that a seat is already taken?',
    words: 'conflict race 409 occupied',
    answer: (
      <p>
        Someone else gave it away a moment before you. Each seat has one guest and each guest one
        seat; the first one wins, and your list shows the present state.
      </p>
    ),
  },
  {
    id: 'find',
    topic: 'For guests',
    question: 'How do guests find their seat?',
    words: 'code lookup qr scan phone',
    answer: (
      <p>
        Each guest has a code of six characters. On the page{' '}
        <TextLink to={paths.seatLookup}>Find my seat</TextLink> it shows their table and seat, and
        nothing else about them. A link with the code at its end works too.
      </p>
    ),
  },
  {
    id: 'private',
    topic: 'For guests',
    question: 'Who can see the guest list?',
    words: 'privacy public data protection',
    answer: (
      <p>
        Members of your organisation, by their role. There is no public list of guests or events;
        the code page answers for one guest at a time and slows down guessing.
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
        Choose <b>Forgot password?</b> on the sign-in page. A link comes by e-mail; it works once,
        for one hour. (Without a mail server the operator of this installation finds it in a file.)
        Setting a new password signs you out everywhere else.
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
        As owner, open your organisation’s settings and invite them by e-mail with a{' '}
        <TextLink to={`${paths.documentation}#roles`}>role</TextLink>. Your own address has to be
        verified first.
      </p>
    ),
  },
  {
    id: 'export',
    topic: 'Data',
    question: 'How do I take my data with me?',
    words: 'export csv backup download api',
    answer: (
      <p>
        An event exports as PDF, CSV, XLSX and as JSON, which can be imported again, and everything
        is readable over the <TextLink to={`${paths.documentation}#api`}>HTTP API</TextLink>. The
        operator of the server backs up all events at once.
      </p>
    ),
  },
]
