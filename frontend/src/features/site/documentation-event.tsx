/* The parts of the documentation that follow an event: answers, emails, venue, finders, door, sheets. */
import type { PagePart } from '@/features/site/PageFrame'
import { Pairs, Points } from '@/features/site/text-parts'

const forms: PagePart = {
  id: 'forms',
  title: 'Forms and answers',
  content: (
    <>
      <p>
        Each event has one form, under <b>Guest Forms</b>. Guests see it in one of eleven languages:
        what their browser prefers, otherwise the event’s <b>Language for guests</b>; questions that
        you write stay in your language.
      </p>
      <Pairs
        label="The form"
        rows={[
          [
            'Questions',
            'Short and long text, email address, select, checkbox. Asked per guest or once per party, or only after certain answers.',
          ],
          [
            'This is the meal',
            'The answer becomes the meal of the guest: in the list, for the kitchen, on cards.',
          ],
          [
            'Capacity, waiting list',
            'When all places are taken, the form closes, or keeps a waiting list and moves guests up.',
          ],
          ['Plus-ones', 'How many people a guest may bring.'],
          [
            'Link to the form',
            'For people who are not on the list. Registration opens once the form is saved.',
          ],
          [
            'Personal link',
            'One for each party. It is used to answer for all its guests, and to change the answers until the deadline.',
          ],
        ]}
      />
      <p>
        An answer through the open form with an address on the guest list waits until its owner
        confirms it by email or an organiser accepts it.
      </p>
    </>
  ),
}

const emails: PagePart = {
  id: 'emails',
  title: 'Emails to guests',
  content: (
    <>
      <Pairs
        label="Kinds of templates"
        rows={[
          ['Invitation', 'Asks for an answer, by the personal link.'],
          ['Confirmation', 'Thanks for an answer, with the QR code.'],
          ['Reminder', 'For guests who have not answered.'],
          ['Seat assignment', 'Table, seat and QR code.'],
        ]}
      />
      <Points>
        <li>
          Before anything is sent, you see who will get it, and why each of the other guests will
          not.
        </li>
        <li>
          A schedule sends a template some days before or after the event, on a date, around the
          RSVP deadline, when a guest registers, or when a guest gets a seat.
        </li>
        <li>
          Guests who share an address get one email; unsubscribed and returned addresses get none.
        </li>
        <li>Sending can be paused, resumed and stopped, and a failed email can be sent again.</li>
        <li>Each email with a QR code also links to the ticket of its guest.</li>
      </Points>
    </>
  ),
}

const venue: PagePart = {
  id: 'venue',
  title: 'Venue, finders and signs',
  content: (
    <>
      <p>
        The venue is the ground around the room, in metres. The room of the plan lies in it, and
        entrances are placed on it. A venue has one room.
      </p>
      <Pairs
        label="Finders"
        rows={[
          ['/find-seat', 'For signs at entrances: scan or type a code, or a name.'],
          [
            '/find-my-seat',
            'Name, email address or mobile number; with “Finding seats” name and mobile number together.',
          ],
          ['/seat-lookup', 'The six characters of a code.'],
          [
            '/ticket/…',
            'The link of the email: event, table, seat, meal and QR code of one guest.',
          ],
        ]}
      />
      <Points>
        <li>
          A finder shows one guest at a time and slows down guessing. Codes stop working a day after
          the event.
        </li>
        <li>
          A route begins at the nearest open entrance that the guest may use, runs around furniture
          and walls, and can be step-free. Without a plan there is no route, and the page says so.
        </li>
        <li>
          Entrance signs lead to the finder of the event and name the entrance, so that the route
          begins there.
        </li>
      </Points>
    </>
  ),
}

const checkIn: PagePart = {
  id: 'check-in',
  title: 'Check-in',
  content: (
    <Points>
      <li>Scan the code on an email, a ticket or the check-in list, or type a code or a name.</li>
      <li>
        Every phone has the list and works without a network; scans are sent later. Scans of the
        same guest on two phones are merged.
      </li>
      <li>
        Guests who declined, or whose code belongs to another event, are flagged before they are let
        in.
      </li>
      <li>Walk-ins are added at the door, with a table that has free seats.</li>
      <li>A check-in can be undone.</li>
    </Points>
  ),
}

const tags: PagePart = {
  id: 'tags',
  title: 'Parties, tags and wishes',
  content: (
    <Pairs
      label="Groups of guests"
      rows={[
        [
          'Party',
          'A household, a couple, or a group that answers together and is seated together.',
        ],
        ['Tag', 'A word with a colour, for filters. Tags belong to the organisation.'],
        [
          'Wish',
          'Together, apart, next to, at a table, near or away from something, and more: as a rule, or if possible.',
        ],
        ['Wheelchair, VIP', 'Taken into account for seats and entrances.'],
      ]}
    />
  ),
}

export const eventParts: readonly PagePart[] = [tags, forms, emails, venue, checkIn]
