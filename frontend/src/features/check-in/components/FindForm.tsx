/*
 * The field for codes and names. A hand scanner types into it and presses Enter, so it keeps the focus; Enter in the empty
 * field confirms the guest who is shown.
 */
import { Search } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useState, type RefObject } from 'react'
import { GuestLine } from '@/features/check-in/components/GuestLine'
import { messages } from '@/features/check-in/messages'
import { findGuests } from '@/features/check-in/model/find'
import { isPresent, type DoorGuest, type Roster } from '@/features/check-in/model/roster'
import type { CheckIn } from '@/features/check-in/use-check-in'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { Input } from '@/ui/Input'

type Props = {
  checkIn: CheckIn
  roster: Roster
  field: RefObject<HTMLInputElement | null>
  /** Leaves the screen to a result. */
  isCompact: boolean
  /** Enter in the empty field. */
  onConfirm: () => void
}

/** Renders the field, and the guests whose name fits what is typed. */
export function FindForm({ checkIn, roster, field, isCompact, onConfirm }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [notice, setNotice] = useState('')
  const query = useDeferredValue(typed)
  const found = useMemo(() => findGuests(roster.guests, query), [roster, query])
  const submit = async () => {
    const text = typed.trim()
    if (text === '') {
      onConfirm()
      return
    }
    // The next scan may begin while this one is looked up.
    const many = await checkIn.submit(text, 'typed')
    if (many === undefined) setTyped((now) => (now.trim() === text ? '' : now))
    setNotice(
      many === undefined ? '' : many === 0 ? messages.noMatch(text) : messages.matches(many),
    )
  }
  return (
    <form
      role="search"
      className={cn('bg-surface px-4', isCompact ? 'py-2' : 'py-3')}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <label htmlFor={id} className={isCompact ? 'sr-only' : 'mb-2 block text-base font-semibold'}>
        Type a code or name
      </label>
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
          />
          <Input
            ref={field}
            id={id}
            type="search"
            className={cn('pl-11 text-lg', isCompact ? 'h-11' : 'h-14')}
            placeholder="AQXYH5 or Layla"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={2048}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setNotice('')
            }}
          />
        </div>
        <Button
          type="submit"
          className={cn('px-5 text-base font-semibold', isCompact ? 'h-11' : 'h-14')}
        >
          Find
        </Button>
      </div>
      <p role="status" className="mt-2 text-muted empty:mt-0">
        {notice}
      </p>
      {found.length > 0 && typed !== '' && (
        <Suggestions
          found={found}
          onChoose={(guest) => {
            setTyped('')
            setNotice('')
            checkIn.show(guest)
          }}
        />
      )}
    </form>
  )
}

type SuggestionsProps = { found: readonly DoorGuest[]; onChoose: (guest: DoorGuest) => void }

function Suggestions({ found, onChoose }: SuggestionsProps) {
  return (
    <ul aria-label="Guests found" className="mt-2 divide-y divide-border border-t border-border">
      {found.map((guest) => (
        <li key={guest.id}>
          <button
            type="button"
            className="w-full rounded-control hover:bg-surface-2"
            onClick={() => {
              onChoose(guest)
            }}
          >
            <GuestLine guest={guest}>
              {isPresent(guest) && <Badge tone="success">Here</Badge>}
              {!guest.expected && <Badge tone="warning">Not expected</Badge>}
            </GuestLine>
          </button>
        </li>
      ))}
    </ul>
  )
}
