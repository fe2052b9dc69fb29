/* The questions about the guest list, forms and their answers. */
import type { Question } from '@/features/site/help-question'
import { Steps, TextLink } from '@/features/site/text-parts'
import { paths } from '@/lib/paths'

export const guestQuestions: readonly Question[] = [
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
        No guest is added twice. The result lists who was added, who was already on the list, and
        which rows were left out and why.
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
        Put them in the same party, for example with the Party column of the list that you import.
        Auto-assign seats a party at one table whenever possible.
      </p>
    ),
  },
  {
    id: 'tags',
    topic: 'Guests',
    question: 'How do I mark guests, such as family or press?',
    words: 'tag label group filter vip',
    answer: (
      <p>
        Give them tags: for one guest in the panel that opens beside the list, for several with{' '}
        <b>Tag</b> in the bar that appears when you select them. <b>Filter</b> finds guests by tag,
        and imports read a Tags column. Tags belong to the organisation and are there in all its
        events.
      </p>
    ),
  },
  {
    id: 'form',
    topic: 'Forms and answers',
    question: 'How do guests answer?',
    words: 'rsvp form registration link question invitation',
    answer: (
      <Steps>
        <li>
          Open <b>Guest Management</b> and <b>Guest Forms</b>. <b>Design Form</b> holds the
          questions; a question can depend on another and is asked for each guest or once per party.
        </li>
        <li>
          <b>Settings</b> has the capacity, the waiting list, plus-ones and the dates between which
          the form is open. Registration opens once you have saved the form.
        </li>
        <li>
          <b>Send Invites</b> or an invitation from <b>Email Templates</b> sends each party its
          personal link. The party can use it to change its answers until the deadline. The{' '}
          <b>Link to the form</b> is for people who are not on the list.
        </li>
      </Steps>
    ),
  },
  {
    id: 'answers',
    topic: 'Forms and answers',
    question: 'Where do I read the answers?',
    words: 'rsvp charts csv results statistics confirm pending',
    answer: (
      <p>
        In the guest list, in the panel of a guest, and all together behind the number of answers in{' '}
        <b>Guest Forms</b>, with charts and as CSV. An answer with an address that is already on the
        list waits until its owner opens a mailed link, or until you accept it there: knowing an
        address is not enough to answer for a guest.
      </p>
    ),
  },
  {
    id: 'meals',
    topic: 'Forms and answers',
    question: 'How does the kitchen learn what guests eat?',
    words: 'meal dish menu diet dietary allergy vegetarian kitchen catering',
    answer: (
      <p>
        Tick <b>This is the meal</b> at the question for the dish. The chosen dish becomes the meal
        of the guest, in addition to any number of dietary needs. The guest list shows both,{' '}
        <b>Kitchen summary</b> counts them in total and by table, and the kitchen sheet and the
        place cards show them for each seat. You can also import a Meal column, or set the meal of
        several guests at once.
      </p>
    ),
  },
]
