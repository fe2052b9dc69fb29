/* What is drawn, and in which light. Only this browser is concerned; plan and print stay as they are. */
import { Monitor, Moon, Sun } from 'lucide-react'
import { useStore } from 'zustand'

import { chooseTheme, themeStore } from '@/lib/theme'
import { Checkbox } from '@/ui/Checkbox'
import { Segmented } from '@/ui/Segmented'
import { useView } from '@/canvas/context'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { HistorySettings } from '@/features/designer/settings/HistorySettings'
import { setPrefs } from '@/canvas/store/prefs'

const MARKS = [
  ['labels', 'Labels', undefined],
  ['seatNumbers', 'Seat numbers', undefined],
  ['rulers', 'Rulers', undefined],
  ['guides', 'Guides', 'Lines that show what a dragged object aligns with.'],
  ['outlines', 'Outline mode', 'Outlines only, without surfaces.'],
] as const

const GUESTS = [
  { value: 'initials', label: 'Initials' },
  { value: 'names', label: 'Names' },
  { value: 'none', label: 'Nothing' },
] as const

const THEMES = [
  { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
] as const

export function DisplaySettings() {
  const prefs = usePrefs((state) => state)
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  const theme = useStore(themeStore, (state) => state.choice)
  return (
    <>
      <fieldset>
        <legend className="sr-only">Shown on the plan</legend>
        {MARKS.map(([name, label, hint]) => (
          <Checkbox
            key={name}
            label={label}
            {...(hint === undefined ? {} : { hint })}
            checked={prefs[name]}
            onChange={(on) => {
              setPrefs({ [name]: on })
            }}
          />
        ))}
      </fieldset>
      <Segmented
        legend="Guests on taken chairs"
        value={prefs.guests}
        options={GUESTS}
        onChange={(guests) => {
          setPrefs({ guests })
        }}
      />
      <Segmented legend="Theme" value={theme} options={THEMES} onChange={chooseTheme} />
      {!isReadOnly && <HistorySettings />}
    </>
  )
}
