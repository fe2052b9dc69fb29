/* The list of events to switch to, with a search box, a way to all events and a way to a new one. */
import { CalendarPlus, Check, LayoutGrid } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Event } from '@/api/schema'
import { messages } from '@/app/messages'
import { searchable, matching } from '@/app/palette/entry'
import { shortDate } from '@/lib/dates'
import { EventDot } from '@/features/events/components/EventDot'
import { statusTone } from '@/features/events/status'
import { paths } from '@/lib/paths'
import { capitalised } from '@/lib/capitalised'
import { countNoun } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import type { Popup } from '@/ui/PopupButton'
import { PopupPanel } from '@/ui/PopupPanel'
import { ComboboxPanel } from '@/ui/combobox/ComboboxPanel'
import type { ComboboxItem } from '@/ui/combobox/Listbox'

type Props = {
  popup: Popup
  events: readonly Event[]
  current: string
  onChoose: (id: string) => void
}

const texts = messages.switcher
/** More than anybody scrolls through; the box finds the others. */
const most = 50

/** Renders the list at its button. Archived events are not in it. */
export function EventSwitcherPanel({ popup, events, current, onChoose }: Props) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const prepared = useMemo(
    () =>
      events
        .filter((event) => event.archivedAt == null)
        .map((event) => searchable(event, event.name, `${event.venue} ${shortDate(event)}`)),
    [events],
  )
  const found = wanted.trim() === '' ? prepared.map(({ item }) => item) : matching(prepared, wanted)
  const item = (event: Event): ComboboxItem => ({
    id: event.id,
    label: event.name,
    hint: shortDate(event),
    end: (
      <>
        <EventDot event={event} />
        <Badge tone={statusTone(event.status)}>{capitalised(event.status)}</Badge>
        {event.id === current ? (
          <Check aria-label="open now" className="size-4 shrink-0 text-accent" />
        ) : (
          <span className="w-4 shrink-0" />
        )}
      </>
    ),
    onChoose: () => {
      popup.onClose()
      onChoose(event.id)
      document.getElementById(popup.buttonId)?.focus()
    },
  })
  const go = (id: string, label: string, icon: typeof Check, address: string): ComboboxItem => ({
    id,
    label,
    icon,
    onChoose: () => {
      popup.onClose()
      void navigate(address)
    },
  })
  return (
    <PopupPanel popup={popup} label={texts.label} className="md:w-96">
      <ComboboxPanel
        label={texts.label}
        placeholder={texts.placeholder}
        query={query}
        onQuery={setQuery}
        initialId={current}
        groups={[
          {
            title:
              found.length === 0 && wanted.trim() !== '' ? texts.empty(wanted.trim()) : texts.yours,
            items: found.slice(0, most).map(item),
            keepTitle: true,
          },
          {
            title: texts.more,
            items: [
              go('all', texts.all, LayoutGrid, paths.events),
              go('create', texts.create, CalendarPlus, `${paths.dashboard}?create=1`),
            ],
          },
        ]}
        status={wanted.trim() === '' ? '' : countNoun(found.length, 'event')}
        empty={null}
      />
    </PopupPanel>
  )
}
