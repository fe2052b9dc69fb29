/* The command palette: one box that finds events, guests of the current event, screens and actions. */
import { UserRound, Users } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useDeferredValue, useMemo, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { useEvents } from '@/api/events'
import { useGuests } from '@/api/guests'
import type { Guest, User } from '@/api/schema'
import { messages } from '@/app/messages'
import { matching, recordUse, recentIds, searchable, type Entry } from '@/app/palette/entry'
import { useEntries, useScreenCommands } from '@/app/palette/use-entries'
import { useCurrentEvent } from '@/lib/current-event'
import { commandStore, type ScreenCommand } from '@/lib/screen-commands'
import { paths } from '@/lib/paths'
import { count, countNoun } from '@/lib/words'
import { useDialogFocus } from '@/ui/dialog-focus'
import { EmptyState } from '@/ui/EmptyState'
import { ComboboxPanel } from '@/ui/combobox/ComboboxPanel'
import type { ComboboxGroup, ComboboxItem } from '@/ui/combobox/Listbox'

const texts = messages.palette
/** How many of each kind are shown; typing more narrows them down. */
const most = { guests: 6, events: 6, screens: 5, actions: 6, commands: 8 } as const

type Props = {
  user: User
  query: string
  onQuery: (query: string) => void
  /** What had the focus before; it gets it back. */
  opener: RefObject<Element | null>
  /** The palette's own box has the focus now. */
  onReady: () => void
  onClose: () => void
}

/** Renders the palette over the page. */
export function PaletteDialog({ user, query, onQuery, opener, onReady, onClose }: Props) {
  const focus = useDialogFocus(opener)
  const chosen = useRef<() => void>(undefined)
  const choose = (run: () => void) => {
    chosen.current = run
    onClose()
  }
  const groups = useGroups(user, useDeferredValue(query), choose)
  const results = groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-overlay" />
        <Radix.Content
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus(event)
            // The caret goes after the text that was typed before the box appeared.
            const box = document.activeElement
            if (box instanceof HTMLInputElement) box.setSelectionRange(query.length, query.length)
            onReady()
          }}
          // The focus goes back before the chosen action runs, since the action may move the focus.
          onCloseAutoFocus={(event) => {
            focus.onCloseAutoFocus(event)
            chosen.current?.()
          }}
          aria-describedby={undefined}
          className="fixed inset-x-3 top-[max(12px,12dvh)] z-40 mx-auto flex max-h-[min(72dvh,520px)] max-w-[600px] animate-pop-in flex-col overflow-hidden rounded-dialog border border-border bg-surface shadow-dialog focus:outline-none"
        >
          <Radix.Title className="sr-only">{texts.title}</Radix.Title>
          <ComboboxPanel
            label={texts.title}
            placeholder={texts.placeholder}
            query={query}
            onQuery={onQuery}
            groups={groups}
            status={query.trim() === '' ? '' : countNoun(results, 'result')}
            empty={
              <EmptyState
                className="py-10"
                title={texts.empty(query.trim())}
                text={texts.emptyHint}
              />
            }
          />
          <Keys />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function useGroups(user: User, query: string, choose: (run: () => void) => void): ComboboxGroup[] {
  const navigate = useNavigate()
  const events = useEvents()
  const { event } = useCurrentEvent(events.data)
  const guests = useGuests(event?.id)
  const entries = useEntries(user, events.data ?? [], event)
  const commands = useScreenCommands()
  const reader = useStore(commandStore, (state) => state.reader)
  const [recent] = useState(recentIds)
  const prepared = useMemo(
    () => ({
      screens: entries.screens.map((entry) => searchable(entry, entry.label, entry.words ?? '')),
      events: entries.events.map((entry) => searchable(entry, entry.label, entry.hint ?? '')),
      actions: entries.actions.map((entry) => searchable(entry, entry.label, entry.words ?? '')),
      commands: (commands?.entries ?? []).map((entry) =>
        searchable(entry, entry.label, entry.words ?? ''),
      ),
    }),
    [entries, commands],
  )
  const people = useMemo(
    () =>
      (guests.data ?? []).map((guest) =>
        searchable(guest, `${guest.firstName} ${guest.lastName}`, guest.email),
      ),
    [guests.data],
  )
  const found = useMemo(() => matching(people, query), [people, query])

  const item = ({ id, label, hint, icon, run }: Entry): ComboboxItem => ({
    id,
    label,
    icon,
    ...(hint === undefined ? {} : { hint }),
    onChoose: () => {
      recordUse(id)
      choose(run)
    },
  })
  if (query.trim() === '') {
    const offered = commands?.entries ?? []
    const all = [...entries.screens, ...entries.events, ...entries.actions, ...offered]
    const used = recent.flatMap((id) => all.find((entry) => entry.id === id) ?? [])
    const others = (list: Entry[]) => list.filter((entry) => !used.includes(entry)).map(item)
    return [
      { title: texts.groups.recent, items: used.map(item) },
      ...(commands === undefined
        ? []
        : [
            {
              title: commands.title,
              items: others(offered.filter(({ id }) => !commands.onlySearched.has(id))),
            },
          ]),
      { title: texts.groups.events, items: others(entries.events).slice(0, most.events) },
      { title: texts.groups.screens, items: others(entries.screens) },
      { title: texts.groups.actions, items: others(entries.actions) },
    ]
  }
  const toGuests = (search: string) => {
    const address = new URLSearchParams({ event: event?.id ?? '', search })
    choose(() => {
      void navigate(`${paths.guestManagement}?${address.toString()}`)
    })
  }
  const guestItem = (guest: Guest): ComboboxItem => {
    const name = `${guest.firstName} ${guest.lastName}`.trim()
    return {
      id: `guest:${guest.id}`,
      label: name,
      icon: UserRound,
      ...(guest.email === '' ? {} : { hint: guest.email }),
      onChoose: () => {
        toGuests(name)
      },
    }
  }
  const all: ComboboxItem[] =
    found.length > most.guests
      ? [
          {
            id: 'guests:all',
            label: texts.allGuests(count(found.length), query.trim()),
            icon: Users,
            onChoose: () => {
              toGuests(query.trim())
            },
          },
        ]
      : []
  const meant = reader?.(query) ?? []
  const ofScreen = {
    title: commands?.title ?? '',
    items: [
      ...meant.map((offer) => sentenceItem(offer, choose)),
      ...matching(prepared.commands, query).slice(0, most.commands).map(item),
    ],
  }
  return [
    ...(commands === undefined ? [] : [ofScreen]),
    {
      title: texts.groups.events,
      items: matching(prepared.events, query).slice(0, most.events).map(item),
    },
    {
      title: texts.groups.guests(event?.name ?? ''),
      items: [...found.slice(0, most.guests).map(guestItem), ...all],
    },
    {
      title: texts.groups.screens,
      items: matching(prepared.screens, query).slice(0, most.screens).map(item),
    },
    {
      title: texts.groups.actions,
      items: matching(prepared.actions, query).slice(0, most.actions).map(item),
    },
  ]
}

/** What was understood of a sentence; never among the recent ones. */
function sentenceItem(
  { id, label, hint, icon, run }: ScreenCommand,
  choose: (run: () => void) => void,
): ComboboxItem {
  return {
    id: `sentence:${id}`,
    label,
    icon,
    ...(hint === undefined ? {} : { hint }),
    onChoose: () => {
      choose(run)
    },
  }
}

function Keys() {
  return (
    <p
      aria-hidden
      className="hidden shrink-0 gap-4 border-t border-border px-4 py-2 text-xs text-muted md:flex"
    >
      <span>↑ ↓ to choose</span>
      <span>Enter to open</span>
      <span>Esc to close</span>
    </p>
  )
}
