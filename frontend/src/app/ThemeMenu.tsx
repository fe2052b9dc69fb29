/* The button for light, dark, or as the system says; its menu is another chunk. */
import { Moon, Sun } from 'lucide-react'
import { lazy } from 'react'
import { PopupButton } from '@/ui/PopupButton'

const load = () => import('@/app/ThemeMenuPanel')
const ThemeMenuPanel = lazy(async () => ({ default: (await load()).ThemeMenuPanel }))

/** Renders the theme button. */
export function ThemeMenu() {
  return (
    <PopupButton
      opens="menu"
      load={load}
      panel={(popup) => <ThemeMenuPanel popup={popup} />}
      variant="ghost"
      size="icon"
      aria-label="Theme"
      title="Theme"
    >
      <Sun aria-hidden className="dark:hidden" />
      <Moon aria-hidden className="hidden dark:block" />
    </PopupButton>
  )
}
