/* The screens, events and actions that the palette offers to the person who is signed in. */
import {
  Building2,
  CalendarDays,
  CalendarPlus,
  Copy,
  LogOut,
  Mail,
  MapPinned,
  Monitor,
  Moon,
  Pencil,
  Server,
  Sun,
  TestTubeDiagonal,
  Upload,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { useMayEdit, useMayMarkArrivals, useMayReadMail } from '@/api/auth'
import type { Event, User } from '@/api/schema'
import { checkInEntry, navigation } from '@/app/navigation'
import type { Entry } from '@/app/palette/entry'
import { entryAddress } from '@/app/SidebarLinks'
import { useLeave } from '@/app/use-leave'
import { useSwitchTo } from '@/app/use-switch-to'
import { shortDate } from '@/lib/dates'
import { commandStore } from '@/lib/screen-commands'
import { eventPath, ofEvent as ofEventPath, paths } from '@/lib/paths'
import { chooseTheme } from '@/lib/theme'

type Entries = { screens: Entry[]; events: Entry[]; actions: Entry[] }

/** The commands of the screen that is open, under its title. Those that are many wait for a search. */
type ScreenCommands = { title: string; entries: Entry[]; onlySearched: ReadonlySet<string> }

/** Returns every entry but the guests. What the server would refuse to the person's role is left out. */
export function useEntries(
  user: User,
  events: readonly Event[],
  current: Event | undefined,
): Entries {
  const navigate = useNavigate()
  const leave = useLeave()
  const switchTo = useSwitchTo()
  const mayEdit = useMayEdit()
  const mayReadMail = useMayReadMail()
  const mayCheckIn = useMayMarkArrivals()
  return useMemo(() => {
    const go = (address: string) => () => {
      void navigate(address)
    }
    const screen = (path: string, label: string, icon: LucideIcon, words: string): Entry => ({
      id: `screen:${path}`,
      label,
      icon,
      words,
      run: go(path),
    })
    const action = (
      id: string,
      label: string,
      icon: LucideIcon,
      words: string,
      run: () => void,
    ): Entry => ({ id: `action:${id}`, label, icon, words, run })

    const screens = [
      ...navigation.map(({ path, label, headerLabel, icon, ofEvent }) => ({
        ...screen(path, label, icon, headerLabel ?? ''),
        run: go(entryAddress(path, ofEvent, current?.id ?? null)),
      })),
      ...(current === undefined
        ? []
        : [
            ...(mayEdit
              ? [screen(paths.importGuests, 'Import guests', Upload, 'list csv excel upload')]
              : []),
            ...(mayCheckIn
              ? [
                  {
                    ...screen(
                      paths.checkIn,
                      checkInEntry.label,
                      checkInEntry.icon,
                      'door scan arrive qr',
                    ),
                    run: go(ofEventPath(paths.checkIn, current.id)),
                  },
                ]
              : []),
            screen(eventPath(current.id), 'Floor plan viewer', MapPinned, 'plan print room'),
            screen(paths.venueDashboard, 'Venue dashboard', Building2, 'room entrance'),
          ]),
      screen(paths.account, 'Your account', UserRound, 'profile password email sessions devices'),
      screen(paths.organisation, 'Organisation', Building2, 'members roles invite settings team'),
      ...(mayReadMail ? [screen(paths.mailbox, 'Mailbox', Mail, 'sent mail outbox email')] : []),
      ...(user.isOperator
        ? [screen(paths.operator, 'Operator', Server, 'status health backups disk installation')]
        : []),
      screen(paths.testLookup, 'Test lookup', TestTubeDiagonal, 'code try'),
    ]
    const create = action(
      'create',
      'Create Event',
      CalendarPlus,
      'new add',
      go(`${paths.dashboard}?create=1`),
    )
    const ofCurrent =
      current === undefined
        ? []
        : [
            action('edit', `Edit ${current.name}`, Pencil, 'event change date venue status', () => {
              void navigate(`${paths.dashboard}?event=${encodeURIComponent(current.id)}&edit=1`)
            }),
            action('duplicate', `Duplicate ${current.name}`, Copy, 'event copy again', () => {
              void navigate(
                `${paths.dashboard}?event=${encodeURIComponent(current.id)}&duplicate=1`,
              )
            }),
          ]
    const theme = (choice: 'light' | 'dark' | 'system', label: string, icon: LucideIcon) =>
      action(`theme-${choice}`, label, icon, 'theme colours appearance', () => {
        chooseTheme(choice)
      })
    const actions = [
      ...(mayEdit ? [create, ...ofCurrent] : []),
      theme('light', 'Use the light theme', Sun),
      theme('dark', 'Use the dark theme', Moon),
      theme('system', 'Use the system theme', Monitor),
      ...user.organisations
        .filter(({ id }) => id !== user.organisation.id)
        .map(({ id, name }) =>
          action(`organisation-${id}`, `Switch to ${name}`, Building2, 'organisation team', () => {
            switchTo(id)
          }),
        ),
      action('sign-out', 'Sign out', LogOut, 'log out leave', leave),
    ]
    return {
      screens,
      events: events.map((event) => ({
        id: `event:${event.id}`,
        label: event.name,
        hint: `${shortDate(event)}${event.venue === '' ? '' : ` · ${event.venue}`}`,
        icon: CalendarDays,
        run: go(`${paths.dashboard}?event=${encodeURIComponent(event.id)}`),
      })),
      actions,
    }
  }, [user, events, current, navigate, leave, switchTo, mayEdit, mayReadMail, mayCheckIn])
}

/** Returns the commands that the open screen offers at the moment when the palette opens. */
export function useScreenCommands(): ScreenCommands | undefined {
  const offering = useStore(commandStore, (state) => state.offering)
  return useMemo(() => {
    if (offering === undefined) return undefined
    const offers = offering.offers()
    return {
      title: offering.title,
      entries: offers.map(({ id, label, hint, words, icon, run }) => ({
        id: `offer:${id}`,
        label,
        icon,
        run,
        ...(hint === undefined ? {} : { hint }),
        ...(words === undefined ? {} : { words }),
      })),
      onlySearched: new Set(
        offers.filter((offer) => offer.onlySearched === true).map(({ id }) => `offer:${id}`),
      ),
    }
  }, [offering])
}
