/* The questions about beginning, floor plans and seating. */
import type { Question } from '@/features/site/help-question'
import { Code, Points, Steps } from '@/features/site/text-parts'

export const planningQuestions: readonly Question[] = [
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
        <li>Give it a name and a date. The date is in the event’s own time zone.</li>
        <li>
          The event opens on its Overview. From there, <b>Edit Floor Plan</b> leads to the designer
          and <b>Manage Guests</b> to the list.
        </li>
      </Steps>
    ),
  },
  {
    id: 'start-plans',
    topic: 'Beginning',
    question: 'Do I have to draw the room myself?',
    words: 'layout automatic plans start tables rows',
    answer: (
      <p>
        No. Say in <b>Create Event</b> how many guests are coming and how large the room is, and
        three finished plans appear beside the fields. Later, <b>Templates</b> in the designer lays
        out a set of tables again: the result is shown over the plan before you apply it, and head
        tables, locked tables and tables that you placed by hand stay.
      </p>
    ),
  },
  {
    id: 'live',
    topic: 'Beginning',
    question: 'Do I have to reload to see what others change?',
    words: 'live real time sync together refresh offline dot',
    answer: (
      <>
        <p>
          No. Guests, answers, seats, arrivals, emails and the floor plan appear on every open
          screen within a second, and a form that you are filling in keeps what you typed. The dot
          in the header is filled while this works; a crossed-out cloud means that the server cannot
          be reached. The screen catches up when the connection is back.
        </p>
        <p>
          After an hour away, a line below the header says what others did, with a link to the
          activity.
        </p>
      </>
    ),
  },
  {
    id: 'together',
    topic: 'Beginning',
    question: 'Can several of us work on the plan at the same time?',
    words: 'live presence together cursor pointer follow laser colleagues who is here',
    answer: (
      <p>
        Yes. The header of the designer and of the seat assignment shows who else is there. You see
        their pointers with their names and an outline around what they select, each in their own
        colour. Click the initials for the list: <b>Follow</b> shows you what the other person sees,
        until you move the plan or press Escape. With <b>Laser pointer</b> (the key L) the others
        see where you point. Viewers can use it too.
      </p>
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
        sandbox with a wedding of 120 guests that only you see. It is removed after 24 hours unless
        you create an account first.
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
    id: 'view-3d',
    topic: 'Floor plan',
    question: 'Can I see the room in 3D?',
    words: 'three dimensions perspective look render',
    answer: (
      <p>
        Yes. <b>3D</b> at the bottom of the designer shows the same plan as a lit room that you turn
        and select in. You change things on the drawing. You cannot walk through the room at eye
        level or see the view from a chair.
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
          On a plan: <Code>Ctrl+Z</Code> undoes up to 50 steps, seats included.
        </li>
        <li>
          Tables with guests are never removed silently: you see who sits there and are asked first.
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
    id: 'downloads',
    topic: 'Floor plan',
    question: 'How do I give the plan to the venue or a decorator?',
    words: 'download pdf svg png dxf cad print picture',
    answer: (
      <p>
        <b>Download plan</b> in the designer has all files of a plan: PDF to scale, SVG, PNG, DXF
        for CAD programs, and the plan file, which <b>Upload plan</b> reads again.
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
        it. Head tables are kept for guests who have a wish for them or were seated there by hand,
        and locked tables stay as they are. Guests who have a seat stay there unless its options let
        them move. When seats are short, guests who said yes come first. Guests who could not be
        seated are listed with the reason, each broken wish shows what it would cost to keep it, and
        Undo reverts everything.
      </p>
    ),
  },
  {
    id: 'wishes',
    topic: 'Seating',
    question: 'How do I keep people together or apart?',
    words: 'wish rule constraint couple enemy near far host',
    answer: (
      <p>
        With wishes. Open the plan, choose <b>Seating</b> and type a sentence such as “Keep Ana away
        from the bar” or “Ana next to Ben”, or use <b>Add wish</b>. A wish is a rule or “if
        possible”. The list shows which are kept, and names rules that contradict each other.
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
        Someone else assigned it a moment before you. Each seat has one guest and each guest one
        seat. The first assignment wins, and your list shows the current state.
      </p>
    ),
  },
]
