/* The table that is selected: who sits where, what they eat, which wishes it keeps, and what can be done with it. */
import { Lock, LockOpen, LogOut, Pencil, Plus, Star, X } from 'lucide-react'
import { useMemo, useState } from 'react'

import type { ElementSeat, ElementView, SeatHint } from '@/plan/types'
import { serverMessage } from '@/api/errors'
import type { Guest, Wish } from '@/api/schema'
import { useAddWish, useRemoveWish } from '@/api/wishes'
import { dietText } from '@/guests/diets'
import { fullName, initials } from '@/guests/names'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { Input } from '@/ui/Input'
import { tally } from '@/lib/tally'
import { counted } from '@/lib/words'
import { kindWords, nameOf } from '@/features/planner/describe'
import { useDesigner, useSeating, useSitting } from '@/features/planner/designer/context'
import { chooseSeat } from '@/features/planner/designer/effects'
import { focusPlan } from '@/features/planner/focus-plan'
import { messages } from '@/features/planner/messages'
import { setProperties } from '@/features/planner/panels/properties/set-fields'
import { bestHint } from '@/features/planner/seats/drop'
import { fitOf, hintText, usualGain, type Fit } from '@/features/planner/seats/hint-marks'
import { useHints, useVerdicts, useWishList } from '@/features/planner/seats/use-desk'
import { useWishSteps } from '@/guests/wishes/use-wish-steps'
import { VerdictList } from '@/guests/wishes/VerdictList'
import { clearSelection } from '@/features/planner/store/selection'
import { formatLength } from '@/features/planner/units'

export function TableCard({ table }: { readonly table: ElementView }) {
  const designer = useDesigner()
  const bySeat = useSeating((state) => state.bySeat)
  const seated = table.seats.flatMap(({ id }) => bySeat.get(id) ?? [])
  const free = table.seats.length - seated.length
  return (
    <section aria-label={nameOf(table)} className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-start gap-2 border-b border-border p-3">
        <div className="min-w-0 flex-1">
          <TableName table={table} />
          <p className="text-xs text-muted">
            {sizeText(table)}. {counted(free, 'free seat')}
          </p>
        </div>
        <Badge>
          {seated.length} of {table.seats.length}
        </Badge>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Close table"
          onClick={() => {
            clearSelection(designer.selection)
            focusPlan()
          }}
        >
          <X aria-hidden />
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Seats table={table} />
        <TableWishes guests={seated} />
        <Kitchen guests={seated} />
      </div>
      <TableActions table={table} seated={seated} free={free} />
    </section>
  )
}

/** “Round, 5 ft”. */
function sizeText({ kind, width, height }: ElementView): string {
  const words = kindWords(kind)
  const name = words.charAt(0).toUpperCase() + words.slice(1)
  const size =
    width === height ? formatLength(width) : `${formatLength(width)} × ${formatLength(height)}`
  return `${name}, ${size}`
}

/** The name, which can be changed in its place. */
function TableName({ table }: { readonly table: ElementView }) {
  const designer = useDesigner()
  const [typed, setTyped] = useState<string>()
  if (typed === undefined) {
    return (
      <h2 className="flex items-center gap-1 text-base font-semibold">
        <span className="min-w-0 truncate">{nameOf(table)}</span>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Rename ${nameOf(table)}`}
          onClick={() => {
            setTyped(nameOf(table))
          }}
        >
          <Pencil aria-hidden />
        </Button>
      </h2>
    )
  }
  const end = (isMeant: boolean): void => {
    const label = typed.trim()
    if (isMeant && label !== '' && label !== nameOf(table)) {
      setProperties(designer, [table], { label, name: null })
    }
    setTyped(undefined)
  }
  return (
    <Input
      aria-label="Name of the table"
      value={typed}
      maxLength={100}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- opened by the button that it replaces
      autoFocus
      onChange={(event) => {
        setTyped(event.target.value)
      }}
      onBlur={() => {
        end(true)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end(true)
        if (event.key === 'Escape') {
          event.stopPropagation()
          end(false)
        }
      }}
    />
  )
}

function Seats({ table }: { readonly table: ElementView }) {
  const hints = useHints()
  const { best, usual } = useMemo(() => {
    const all = [...hints.values()]
    return { best: bestHint(all), usual: usualGain(all) }
  }, [hints])
  const hosts = useHosts(table.id)
  return (
    <ul aria-label="Seats" className="flex flex-col p-2">
      {table.seats.map((seat) => {
        const hint = hints.get(seat.id)
        return (
          <li key={seat.id}>
            <SeatRow
              {...{ table, seat, hint, hosts, usual }}
              fit={hint && best ? fitOf(hint, best) : undefined}
            />
          </li>
        )
      })}
    </ul>
  )
}

interface SeatRowProps {
  readonly table: ElementView
  readonly seat: ElementSeat
  readonly hint: SeatHint | undefined
  readonly usual: number
  readonly fit: Fit | undefined
  readonly hosts: ReadonlySet<string>
}

function SeatRow({ table, seat, hint, usual, fit, hosts }: SeatRowProps) {
  const designer = useDesigner()
  const guest = useSeating((state) => state.bySeat.get(seat.id))
  return (
    <button
      type="button"
      className={cn(
        'flex min-h-10 w-full items-center gap-2 rounded-control px-2 text-left text-sm transition-colors duration-120 hover:bg-surface-2',
        fit === 'best' && 'bg-accent-soft',
      )}
      onClick={() => {
        chooseSeat(designer, table.id, seat.id)
      }}
    >
      <span className="w-5 shrink-0 text-xs text-muted">{seat.label}</span>
      {guest === undefined ? (
        <>
          <span className="min-w-0 flex-1 text-muted">
            Free{seat.isHandicapAccessible === true && ', accessible'}
          </span>
          {hint !== undefined && (
            <span
              className={cn(
                'text-xs font-semibold tabular-nums',
                fit === 'breaks' ? 'text-danger' : 'text-accent',
              )}
            >
              {fit === 'breaks' ? 'breaks a rule' : hintText(hint, usual)}
            </span>
          )}
        </>
      ) : (
        <SeatedGuest guest={guest} isHost={hosts.has(guest.id)} />
      )}
    </button>
  )
}

function SeatedGuest({ guest, isHost }: { readonly guest: Guest; readonly isHost: boolean }) {
  const diet = dietText(guest.dietary)
  return (
    <>
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-full bg-chair-assigned text-xs font-semibold text-chair-assigned-ink"
      >
        {initials(guest)}
      </span>
      <span className="min-w-0 flex-1">
        <bdi className="block truncate">{fullName(guest)}</bdi>
        {isHost && (
          <span className="flex items-center gap-1 text-xs text-accent">
            <Star aria-hidden className="size-3" />
            Host of the table
          </span>
        )}
      </span>
      {diet !== '' && <Badge>{diet}</Badge>}
    </>
  )
}

function TableWishes({ guests }: { readonly guests: readonly Guest[] }) {
  const verdicts = useVerdicts()
  const here = useMemo(() => {
    const ids = new Set(guests.map(({ id }) => id))
    return verdicts.filter(
      (verdict) =>
        (verdict.state === 'broken' || verdict.kind !== 'party') &&
        verdict.guests.some((id) => ids.has(id)),
    )
  }, [verdicts, guests])
  if (here.length === 0) return null
  return (
    <div className="border-t border-border p-3">
      <h3 className="mb-1 text-sm font-semibold">Wishes at this table</h3>
      <VerdictList verdicts={here} />
    </div>
  )
}

function Kitchen({ guests }: { readonly guests: readonly Guest[] }) {
  const diets = tally(guests, ({ dietary }) => dietText(dietary))
  diets.delete('')
  if (diets.size === 0) return null
  return (
    <div className="border-t border-border p-3">
      <h3 className="mb-2 text-sm font-semibold">For the kitchen</h3>
      <ul className="flex flex-wrap gap-1.5">
        {[...diets].map(([diet, count]) => (
          <li key={diet}>
            <Badge>
              {count} {diet}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}

function TableActions({
  table,
  seated,
  free,
}: {
  readonly table: ElementView
  readonly seated: readonly Guest[]
  readonly free: number
}) {
  const designer = useDesigner()
  const eventId = useSitting((state) => state.eventId)
  const add = useAddWish(eventId)
  const remove = useRemoveWish(eventId)
  const steps = useWishSteps(eventId)
  const onError = (error: unknown): void => {
    const { title, text } = messages.wishNotSaved
    designer.doors.failure({ title, text: serverMessage(error, text) })
  }
  const lock = useWishList().find(({ kind, tableId }) => kind === 'lock' && tableId === table.id)
  return (
    <div className="grid grid-cols-3 gap-2 border-t border-border p-3">
      <Button
        size="sm"
        disabled={free === 0 || lock !== undefined}
        onClick={() => {
          const moves = designer.desk.fill(table.id)
          if (moves.length === 0) designer.doors.failure(messages.noOneFits)
          else void designer.seats.seatTogether(moves)
        }}
      >
        <Plus aria-hidden />
        Fill
      </Button>
      <Button
        size="sm"
        disabled={seated.length === 0 || lock !== undefined}
        onClick={() => {
          void designer.seats.unseat(seated.map(({ id }) => id))
        }}
      >
        <LogOut aria-hidden />
        Empty
      </Button>
      <Button
        size="sm"
        aria-pressed={lock !== undefined}
        pending={add.isPending || remove.isPending}
        onClick={() => {
          if (lock === undefined) {
            const wish = {
              kind: 'lock',
              strength: 'must',
              guestIds: [],
              tableId: table.id,
            } as const
            const onSuccess = (added: Wish): void => {
              steps.added(added, `Lock ${nameOf(table)}`)
            }
            add.mutate({ ...wish, guestIds: [] }, { onError, onSuccess })
          } else {
            const onSuccess = (): void => {
              steps.removed(lock, `Unlock ${nameOf(table)}`)
            }
            remove.mutate(lock, { onError, onSuccess })
          }
        }}
      >
        {lock === undefined ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
        {lock === undefined ? 'Lock' : 'Unlock'}
      </Button>
    </div>
  )
}

/** The hosts of a table, by wish. */
function useHosts(tableId: string): ReadonlySet<string> {
  const wishes = useWishList()
  return useMemo(() => {
    const hosting = wishes.filter((wish) => wish.kind === 'host' && wish.tableId === tableId)
    return new Set(hosting.flatMap(({ guestIds }) => guestIds))
  }, [wishes, tableId])
}
