/* The button for light, dark, or as the system says; its menu is another chunk. */
import { Moon, Sun } from 'lucide-react'
import { loadable } from '@/ui/loadable'
import { PopupButton } from '@/ui/PopupButton'

const themePanel = loadable(async () => (await import('@/app/ThemeMenuPanel')).ThemeMenuPanel, {
  floating: true,
})

/** Renders the theme button. */
export function ThemeMenu() {
  return (
    <PopupButton
      opens="menu"
      code={themePanel}
      panel={(popup) => <themePanel.Part popup={popup} />}
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
