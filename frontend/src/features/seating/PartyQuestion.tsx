/* Asked when a guest of a party is dropped on a table with room for the whole party. */
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { nameOf } from '@/canvas/text/describe'
import { usePlanState } from '@/canvas/context'
import type { Drop } from '@/canvas/seats/drop'
import type { Guest } from '@/api/schema'
import { fullName } from '@/guests/names'

export function PartyQuestion({
  asked,
  onAnswer,
  onClose,
}: {
  readonly asked: Extract<Drop, { kind: 'party' }>
  /** The guests to seat, in the order of the seats. */
  readonly onAnswer: (guests: readonly Guest[]) => void
  readonly onClose: () => void
}) {
  const table = usePlanState((state) => state.elements.get(asked.element))
  const { guests } = asked
  const [guest] = guests
  if (guest === undefined) return null
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Seat all ${String(guests.length)} together?`}
      description={`${fullName(guest)} belongs to the party ${guest.party?.name ?? ''}. There is room for all of them at ${
        table === undefined ? 'this table' : nameOf(table)
      }.`}
      footer={
        <>
          <Button
            onClick={() => {
              onAnswer([guest])
            }}
          >
            Only <bdi>{fullName(guest)}</bdi>
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              onAnswer(guests)
            }}
          >
            Seat all {guests.length}
          </Button>
        </>
      }
    >
      <ul className="space-y-1 text-sm">
        {guests.map((each) => (
          <li key={each.id}>
            <bdi>{fullName(each)}</bdi>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
