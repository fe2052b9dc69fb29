/* What to do about an outcome. The main button is large and at the thumb; nothing is confirmed by accident. */
import { Armchair, Check, ScanLine, Undo2, X, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useMayEdit } from '@/api/auth'
import { seatAtTable, type DoorListTable } from '@/api/check-in'
import { toApiError } from '@/api/errors'
import { PartyChoice } from '@/features/check-in/components/PartyChoice'
import type { OutcomeProps } from '@/features/check-in/components/outcome-props'
import { clockText, messages } from '@/features/check-in/messages'
import { partyOf } from '@/features/check-in/model/party'
import type { DoorGuest } from '@/features/check-in/model/roster'
import { tableText } from '@/guests/places'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { toast } from '@/ui/toast'

/** Renders the actions of an outcome. */
export function OutcomeActions(props: OutcomeProps) {
  const { outcome, checkIn, zone, isOnline, onNext } = props
  const next = (
    <Large icon={ScanLine} tone="accent" onClick={onNext}>
      Scan the next guest
    </Large>
  )
  switch (outcome.kind) {
    case 'found':
      return <CheckInActions key={outcome.guest.id} {...props} guest={outcome.guest} />
    case 'arrived':
      return (
        <>
          <AlsoParty key={outcome.guest.id} {...props} guest={outcome.guest} />
          <Bar main={next}>
            <AssignSeat {...props} guest={outcome.guest} />
            <UndoButton {...props} guest={outcome.guest}>
              Undo
            </UndoButton>
          </Bar>
        </>
      )
    case 'already':
      return (
        <Bar main={next}>
          <UndoButton {...props} guest={outcome.guest}>
            {`Undo ${clockText(outcome.first.time, zone)}`}
          </UndoButton>
        </Bar>
      )
    case 'undone':
      return (
        <Bar main={next}>
          <Small icon={Check} onClick={() => checkIn.checkIn([outcome.guest])}>
            Check in again
          </Small>
        </Bar>
      )
    case 'not-expected':
      return (
        <Bar main={next}>
          <Small icon={Check} onClick={() => checkIn.checkIn([outcome.guest], true)}>
            Admit anyway
          </Small>
        </Bar>
      )
    case 'unknown':
      return (
        <Bar main={next}>
          {!isOnline && (
            <Small icon={Check} onClick={() => checkIn.ask(outcome.code)}>
              Save and ask later
            </Small>
          )}
        </Bar>
      )
    case 'other-event':
    case 'asking':
    case 'invalid':
      return <Bar main={next} />
  }
}

type GuestProps = OutcomeProps & { guest: DoorGuest }

function CheckInActions({ guest, roster, checkIn, onNext }: GuestProps) {
  const [also, setAlso] = useState<readonly DoorGuest[]>([])
  const party = partyOf(guest, roster)
  const waiting = party?.waiting ?? []
  const chosen = waiting.filter(({ id }) => also.some((member) => member.id === id))
  // A family usually comes together, and Enter still checks in the one guest.
  const isForAll = chosen.length === 0 && waiting.length > 0
  const alone = `Check in ${guest.firstName || guest.lastName}`
  const together = isForAll
    ? `Check in all ${waiting.length + 1}`
    : `Check in ${chosen.length + 1} guests`
  return (
    <>
      <PartyChoice party={party} chosen={chosen} onChange={setAlso} />
      <Bar
        main={
          <Large
            icon={Check}
            tone="success"
            onClick={() => checkIn.checkIn([guest, ...(isForAll ? waiting : chosen)])}
          >
            {waiting.length === 0 ? alone : together}
          </Large>
        }
      >
        {isForAll && (
          <Small icon={Check} onClick={() => checkIn.checkIn([guest])}>
            {alone}
          </Small>
        )}
        <Small icon={X} onClick={onNext}>
          Cancel
        </Small>
      </Bar>
    </>
  )
}

/** The others of the party, who often come along. */
function AlsoParty({ guest, roster, checkIn }: GuestProps) {
  const [also, setAlso] = useState<readonly DoorGuest[]>([])
  const party = partyOf(guest, roster)
  const waiting = party?.waiting ?? []
  const chosen = waiting.filter(({ id }) => also.some((member) => member.id === id))
  const more = chosen.length === 0 ? waiting : chosen
  const others = more.length > 1 ? 'the others' : (more[0]?.firstName ?? '') || 'the other guest'
  return (
    <>
      {more.length > 0 && (
        <div className="px-4 pb-3">
          <Large icon={Check} tone="success" onClick={() => checkIn.checkIn(more)}>
            {chosen.length > 1 ? `Check in ${chosen.length} more guests` : `Check in ${others}`}
          </Large>
        </div>
      )}
      <PartyChoice party={party} chosen={chosen} onChange={setAlso} />
    </>
  )
}

function UndoButton({ guest, checkIn, children }: GuestProps & { children: string }) {
  return (
    <Small icon={Undo2} onClick={() => checkIn.undo(guest)}>
      {children}
    </Small>
  )
}

/** Gives a walk-in a seat at the table they were sent to. It needs the server, and the right to change the seating. */
function AssignSeat({ guest, checkIn, eventId, isOnline }: GuestProps) {
  const mayEdit = useMayEdit()
  const table = checkIn.promisedTable(guest)
  if (table === undefined || guest.table != null || !isOnline || !mayEdit) return null
  return (
    <Small icon={Armchair} onClick={() => void assign(eventId, guest, table).then(checkIn.refresh)}>
      {`Assign a seat at ${tableText(table)}`}
    </Small>
  )
}

async function assign(eventId: string, guest: DoorGuest, table: DoorListTable): Promise<void> {
  try {
    const isSeated = await seatAtTable(eventId, guest.id, table.id)
    const { title, text } = isSeated ? messages.seated(tableText(table)) : messages.tableFull
    if (isSeated) toast.success(title, text)
    else toast.error(title, text)
  } catch (thrown) {
    toast.error('The seat could not be assigned', toApiError(thrown).message)
  }
}

function Bar({ main, children }: { main: ReactNode; children?: ReactNode }) {
  return (
    <div className="sticky bottom-0 mt-auto grid gap-2 border-t border-border bg-surface px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
      {main}
      <div className="flex gap-2 empty:hidden [&>*]:flex-1">{children}</div>
    </div>
  )
}

type ActionProps = { icon: LucideIcon; onClick: () => void; children: string }

function Large({
  icon: Icon,
  tone,
  onClick,
  children,
}: ActionProps & { tone: 'success' | 'accent' }) {
  return (
    <Button
      variant={tone === 'accent' ? 'primary' : 'ghost'}
      className={cn(
        'h-16 w-full gap-3 text-lg font-bold! [&_svg]:size-6',
        tone === 'success' && 'bg-success! text-surface hover:brightness-95',
      )}
      onClick={onClick}
    >
      <Icon aria-hidden strokeWidth={2.5} />
      <span className="truncate">{children}</span>
    </Button>
  )
}

function Small({ icon: Icon, onClick, children }: ActionProps) {
  return (
    <Button className="h-13 min-w-0 px-2 text-base font-semibold" onClick={onClick}>
      <Icon aria-hidden />
      <span className="truncate">{children}</span>
    </Button>
  )
}
