/* What has changed, newest first: the blog of the product. Only what is really in it. */

interface Release {
  readonly date: string
  readonly title: string
  readonly notes: readonly string[]
}

export const releases: readonly Release[] = [
  {
    date: '2026-11-30',
    title: 'Every screen is live',
    notes: [
      'Guests, answers, seats, arrivals, emails and the floor plan appear on every open screen within a second, without a reload.',
      'The designer and the seat assignment show who else is there, with their pointers and selections. You can follow their view, and point with a laser pointer.',
      'Several people edit one plan at once: edits of others appear under yours, undo takes back your own steps only, and what you did offline is applied or listed by name when you return.',
      'Pages, emails and cards for guests are in eleven languages, Arabic and Hebrew from right to left. Table and seat can be read before the page has loaded, and personal links answered, without scripts too.',
      'After an hour away, a line says what others did. New answers are counted until you look at them.',
      'A form that you are filling in keeps what you typed and says when someone else has saved other values.',
    ],
  },
  {
    date: '2026-11-29',
    title: 'Meals, and answers confirmed by their owners',
    notes: [
      'A question of the form can be the meal. Dishes and dietary needs are in the guest list, in imports and exports, on tickets and place cards, and counted for the kitchen by table and seat.',
      'Guests tick several dietary needs.',
      'An answer with an address of the guest list waits until its owner confirms it by a mailed link, or an organiser accepts it. Registration opens once its form is saved.',
      'Automatic seats of registration, door and “Seat together” leave locked tables and head tables alone.',
      'The sign at an entrance takes a name as well as a code; an event can ask for name and mobile number together.',
      'Pages for guests say who has their data and how to have it erased, dial and write to the contact, show the place on a map, and keep their shape with text of 200 %.',
      'An event has a language for its guests, English or German: its emails use it, and its pages where the browser prefers neither.',
      'Imports read companions and wheelchairs in notes, offer parties of families, and show the first rows under the chosen columns.',
      'While a mail server cannot be reached, emails wait for it and keep their tries.',
    ],
  },
  {
    date: '2026-11-28',
    title: 'Rooms that lay themselves out, sheets and exports',
    notes: [
      'A new event begins with a choice of three finished plans for its number of guests.',
      'Sets of tables are laid out for a number of guests and shown over the plan before they are applied; tables placed by hand stay.',
      'The dashboard shows the event’s own room in perspective, and a checklist with the next step.',
      'Ten sheets as PDF: chart, board, lists, place cards, tent cards, table signs, kitchen, door and furniture.',
      'Excel, CSV, PNG, SVG and DXF, with previews and a history of exports; events are exported and imported as JSON.',
      'A backup every day, and commands to back up, restore and move a database.',
    ],
  },
  {
    date: '2026-11-27',
    title: 'Finding the seat, and the way to it',
    notes: [
      'Guests find table and seat by code, QR code, name, email address or mobile number, in English or German.',
      'Routes from the entrance to the chair, around furniture and walls, as text, as a drawing and with footsteps; step-free on request.',
      'A venue around the room, with entrances and who may use them, and signs to print for each.',
      'A viewer of the plan with search, guests by table, and the way to a table.',
      'A found seat opens again without a network.',
    ],
  },
  {
    date: '2026-11-26',
    title: 'Emails to guests',
    notes: [
      'Invitations, confirmations, reminders and seat assignments, edited with a preview of a real guest, with QR code and ticket.',
      'Schedules around the event, the RSVP deadline, registrations and seats.',
      'A history with the state of each email; sending pauses, resumes and stops.',
      'Unsubscribing by one click, returned mail, and mail servers of organisations.',
    ],
  },
  {
    date: '2026-11-28',
    title: 'Seating by hand, by wishes, and explained',
    notes: [
      'Parties are dragged to a table as a whole; every free chair says how well it fits, and guests swap by a drag from chair to chair.',
      'A table card with guests, diets and wishes fills, empties, locks and renames a table.',
      'Wishes of thirteen kinds, from “sit together” to “away from the bar”, typed as a sentence or chosen from a list; rules that contradict each other are named.',
      'The guest column filters by diet, wish and tag; the chairs can be marked by wishes, diets or parties.',
      'Phones seat guests and whole parties with the same hints, table cards and wishes.',
      'Auto-assign shows a proposal over the plan: who sits where, who is left and why, and what it costs to keep a wish. Apply is one step that can be undone.',
    ],
  },
  {
    date: '2026-11-25',
    title: 'Registration and check-in',
    notes: [
      'A form builder with conditions, plus-ones, capacity and a waiting list; guests answer in English or German.',
      'Personal links with which a household answers together and changes its mind until the deadline.',
      'Answers with charts, per question, and as CSV.',
      'Check-in at the door on any number of phones, also without a network.',
    ],
  },
  {
    date: '2026-11-25',
    title: 'Guest lists from any file',
    notes: [
      'CSV, Excel, Word, PDF and pasted lists are imported in steps: check the columns, fix problems, undo the whole import.',
      'Parties with plus-ones, tags, VIPs, seating wishes, a history of each guest, and duplicates merged side by side.',
      'Several guests at once: answers, tags, parties, seats, confirmations by mail; removed guests can be restored for 30 days.',
      'One guest’s personal data can be downloaded or erased, and an event can erase its guests on a date.',
    ],
  },
  {
    date: '2026-11-21',
    title: 'Accounts, organisations and a sandbox',
    notes: [
      'Accounts have verified addresses, password reset by mail, and a list of sessions to end.',
      'Colleagues are invited by email and work with a role: owner, planner, viewer or door staff.',
      'Events can be duplicated, archived and restored, and say what was changed last and by whom.',
      'A sandbox opens without an account; Help Center, documentation and status have their pages.',
    ],
  },
  {
    date: '2026-11-20',
    title: 'The first version',
    notes: [
      'Floor plans to scale, with undo, snapping and a plan outline for the keyboard.',
      'Guest lists from CSV files of any encoding; a second import adds no guest twice.',
      'Automatic assignment that keeps parties together and says who is left and why.',
      'Guests find table and seat with a code of six characters.',
    ],
  },
]
