/* One question as a dialog: what would happen, to whom, and the word that agrees. */
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { nameOf } from '@/canvas/text/describe'
import { useDesigner } from '@/canvas/context'
import type { PendingQuestion, Question } from '@/canvas/document/dialogs'
import { count } from '@/canvas/text/messages'
import { tableOfSeat } from '@/canvas/seats/seating'

export function QuestionDialog({ question, answer }: PendingQuestion) {
  const { guests } = question
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) answer(false)
      }}
      title={titleOf(question)}
      confirmLabel={confirmLabelOf(question)}
      onConfirm={() => {
        answer(true)
      }}
    >
      {question.kind === 'replace' && <p>{replacedText(question)}</p>}
      {guests.length > 0 && (
        <>
          <p>
            {question.kind === 'renumber'
              ? 'They keep their seats. Place cards, lists and messages already sent show the old numbers.'
              : 'They keep their place on the guest list. Undo seats them again.'}
          </p>
          <Guests guests={guests} />
        </>
      )}
    </ConfirmDialog>
  )
}

const LABELS: Readonly<Record<string, string>> = {
  delete: 'Unseat and delete',
  clear: 'Unseat and clear',
  'remove chairs': 'Unseat and remove',
  cut: 'Unseat and cut',
  renumber: 'Renumber',
  seating: 'Unseat and apply',
  refused: 'Unseat and continue',
}

function confirmLabelOf(question: Question): string {
  if (question.kind !== 'replace') return LABELS[question.verb] ?? 'Unseat and delete'
  return question.guests.length > 0 ? 'Unseat and replace' : 'Replace'
}

function titleOf(question: Question): string {
  if (question.kind === 'replace') return `Replace the plan with ${question.by}?`
  const { guests, verb } = question
  const people = count(guests.length, 'guest')
  const sit = guests.length === 1 ? 'sits' : 'sit'
  if (verb === 'renumber') return `${people} ${sit} at tables whose number changes`
  if (verb === 'clear') return `${people} ${sit} in this plan`
  return verb === 'refused' ? `${people} now ${sit} there` : `${people} ${sit} there`
}

function replacedText({ objects, guests }: Extract<Question, { kind: 'replace' }>): string {
  const goes = `The room and ${count(objects, 'object')} in it will be replaced.`
  if (guests.length === 0) return `${goes} Undo brings them back.`
  return `${goes} ${count(guests.length, 'guest')} will lose ${guests.length === 1 ? 'the seat' : 'their seats'}.`
}

const SHOWN = 12

/** Table 2 comes before table 10. */
const names = new Intl.Collator('en-GB', { numeric: true })

function Guests({ guests }: { readonly guests: Question['guests'] }) {
  const designer = useDesigner()
  const { elements } = designer.plan.state.getState()
  const rows = guests.map((guest) => {
    const table = elements.get(tableOfSeat(guest.seatId))
    return { guest, table: table === undefined ? (guest.table ?? '') : nameOf(table) }
  })
  rows.sort((one, other) => names.compare(one.table, other.table))
  const rest = rows.length - SHOWN
  return (
    <ul
      aria-label="Guests"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls by keyboard only what takes the focus
      tabIndex={0}
      className="max-h-56 space-y-1 overflow-y-auto text-text focus-visible:-outline-offset-2"
    >
      {rows.slice(0, SHOWN).map(({ guest, table }) => (
        <li key={guest.id} className="flex justify-between gap-4">
          <bdi className="truncate font-medium">
            {guest.firstName} {guest.lastName}
          </bdi>
          <span className="shrink-0 text-muted">{table}</span>
        </li>
      ))}
      {rest > 0 && <li className="text-muted">and {count(rest, 'more guest')}</li>}
    </ul>
  )
}
