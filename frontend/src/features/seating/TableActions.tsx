/* What can be done with the selected table: fill it, empty it, lock it. */
import { Lock, LockOpen, LogOut, Plus } from 'lucide-react'

import type { ElementView } from '@/plan/types'
import { serverMessage } from '@/api/errors'
import type { Guest, Wish } from '@/api/schema'
import { useAddWish, useRemoveWish } from '@/api/wishes'
import { useWishSteps } from '@/guests/wishes/use-wish-steps'
import { Button } from '@/ui/Button'
import { nameOf } from '@/canvas/text/describe'
import { useDesigner, useEditingSession } from '@/canvas/context'
import { messages } from '@/canvas/text/messages'
import { useWishList } from '@/features/seating/use-seat-advisor'

export function TableActions({
  table,
  seated,
  free,
}: {
  readonly table: ElementView
  readonly seated: readonly Guest[]
  readonly free: number
}) {
  const designer = useDesigner()
  const eventId = useEditingSession((state) => state.eventId)
  const add = useAddWish(eventId)
  const remove = useRemoveWish(eventId)
  const steps = useWishSteps(eventId)
  const onError = (error: unknown): void => {
    const { title, text } = messages.wishNotSaved
    designer.ports.failure({ title, text: serverMessage(error, text) })
  }
  const lock = useWishList().find(({ kind, tableId }) => kind === 'lock' && tableId === table.id)
  return (
    <div className="grid grid-cols-3 gap-2 border-t border-border p-3">
      <Button
        size="sm"
        disabled={free === 0 || lock !== undefined}
        onClick={() => {
          const moves = designer.seatAdvisor.fill(table.id)
          if (moves.length === 0) designer.ports.failure(messages.noOneFits)
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
