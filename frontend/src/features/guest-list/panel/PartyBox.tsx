/* A box in a cell of the list that sets the party of one guest. */
import { useEffect, useId } from 'react'
import { PartyCombobox } from '@/guests/PartyCombobox'

type Props = {
  eventId: string
  label: string
  /** The name of the party; empty without one. */
  party: string
  onChoose: (party: string) => void
  onEscape: () => void
  /** The focus has left the box. */
  onBlur: () => void
}

export function PartyBox({ eventId, label, party, onChoose, onEscape, onBlur }: Props) {
  const id = useId()
  useEffect(() => {
    document.getElementById(id)?.focus()
  }, [id])
  useEffect(() => {
    // The open panel listens on the document; the window hears the key before it.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onEscape()
    }
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('keydown', onKey, true)
    }
  }, [onEscape])
  return (
    <div onBlur={onBlur}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <PartyCombobox id={id} eventId={eventId} value={party} onChange={onChoose} canBeNone />
    </div>
  )
}
