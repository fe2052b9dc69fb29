/* Light, dark, or as the system says. */
import { Monitor, Moon, Sun } from 'lucide-react'
import { useStore } from 'zustand'
import { chooseTheme, themeStore, type ThemeChoice } from '@/lib/theme'
import { DropdownMenuRadioGroup, DropdownMenuRadioItem, PopupMenu } from '@/ui/DropdownMenu'
import type { Popup } from '@/ui/PopupButton'

const choices: readonly { value: ThemeChoice; label: string; icon: typeof Sun }[] = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
]

/** Renders the theme menu at its button. */
export function ThemeMenuPanel({ popup }: { popup: Popup }) {
  const choice = useStore(themeStore, (state) => state.choice)
  return (
    <PopupMenu popup={popup} className="min-w-40">
      <DropdownMenuRadioGroup value={choice}>
        {choices.map(({ value, label, icon: Icon }) => (
          <DropdownMenuRadioItem
            key={value}
            value={value}
            onSelect={() => {
              chooseTheme(value)
            }}
          >
            <Icon aria-hidden />
            {label}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </PopupMenu>
  )
}
