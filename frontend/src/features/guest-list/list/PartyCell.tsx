/* The party of a guest in the list. A click, or Enter, turns it into a box that finds parties by typing. */
import { useEffect, useRef, useState } from 'react'
import type { Guest } from '@/api/schema'
import type { ChangeGuest } from '@/features/guest-list/list/use-inline-change'
import { partyBox } from '@/features/guest-list/panel/lazy'
import { fullName } from '@/guests/names'

type Props = {
  guest: Guest
  /** Absent for members who may only look. */
  change: ChangeGuest | undefined
}

export function PartyCell({ guest, change }: Props) {
  return change === undefined ? (
    <bdi className="text-muted">{guest.party?.name}</bdi>
  ) : (
    <EditableParty guest={guest} change={change} />
  )
}

function EditableParty({ guest, change }: { guest: Guest; change: ChangeGuest }) {
  const [editing, setEditing] = useState(false)
  // Shown until the list has it; empty for none.
  const [wanted, setWanted] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const takesFocus = useRef(false)
  useEffect(() => {
    if (editing || !takesFocus.current) return
    takesFocus.current = false
    button.current?.focus()
  }, [editing])
  const name = wanted ?? guest.party?.name ?? ''
  const close = () => {
    takesFocus.current = true
    setEditing(false)
  }
  const choose = (party: string) => {
    close()
    if (party === name) return
    setWanted(party)
    void change(guest, { verb: 'party', party: party === '' ? null : party }).finally(() => {
      setWanted(undefined)
    })
  }
  if (editing) {
    return (
      <partyBox.Part
        eventId={guest.eventId}
        label={`Party of ${fullName(guest)}`}
        party={name}
        onChoose={choose}
        onEscape={close}
        onBlur={() => {
          setEditing(false)
        }}
      />
    )
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label={`Party of ${fullName(guest)}: ${name === '' ? 'none' : name}`}
      title={name}
      className="-mx-1.5 block min-h-8 max-w-full truncate rounded-control border border-transparent px-1.5 text-start text-muted hover:border-border-strong pointer-coarse:min-h-11"
      onFocus={partyBox.preload}
      onClick={() => {
        setEditing(true)
      }}
    >
      {name === '' ? <span aria-hidden>–</span> : <bdi>{name}</bdi>}
    </button>
  )
}
