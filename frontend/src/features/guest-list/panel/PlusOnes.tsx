/* The guests whom a guest brings, and adding one more. */
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Guest } from '@/api/schema'
import { PlusOneDialog } from '@/features/guest-list/panel/PlusOneDialog'
import { compareNames, fullName } from '@/guests/names'
import { Button } from '@/ui/Button'

type Props = {
  guest: Guest
  guests: readonly Guest[]
  mayEdit: boolean
  /** Opens the panel of another guest. */
  onOpen: (guestId: string) => void
}

export function PlusOnes({ guest, guests, mayEdit, onOpen }: Props) {
  const [adding, setAdding] = useState(false)
  const brought = guests.filter(({ plusOneOf }) => plusOneOf === guest.id).sort(compareNames)
  return (
    <div className="flex flex-col items-start gap-1">
      {brought.map((other) => (
        <button
          key={other.id}
          type="button"
          className="max-w-full truncate text-start hover:underline pointer-coarse:min-h-11"
          onClick={() => {
            onOpen(other.id)
          }}
        >
          <bdi>{fullName(other)}</bdi>
        </button>
      ))}
      {mayEdit ? (
        <Button
          size="sm"
          onClick={() => {
            setAdding(true)
          }}
        >
          <UserPlus aria-hidden />
          Add a plus-one
        </Button>
      ) : (
        brought.length === 0 && <span className="text-muted">No plus-ones</span>
      )}
      {adding && (
        <PlusOneDialog
          host={guest}
          guests={guests}
          onClose={() => {
            setAdding(false)
          }}
        />
      )}
    </div>
  )
}
