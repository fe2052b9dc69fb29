/*
 * Light or dark: follows the system until a person chooses, then keeps the choice in this browser.
 * public/theme.js sets the same attribute before the first paint.
 */
import { createStore } from 'zustand/vanilla'
import { writeStored, readStored } from '@/lib/browser-storage'

/** What a person can choose. */
export type ThemeChoice = 'system' | 'light' | 'dark'

const darkSystem = '(prefers-color-scheme: dark)'

function storedChoice(): ThemeChoice {
  const stored = readStored('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export const themeStore = createStore<{ choice: ThemeChoice }>(() => ({ choice: storedChoice() }))

/** Chooses a theme and remembers it. */
export function chooseTheme(choice: ThemeChoice): void {
  writeStored('theme', choice === 'system' ? null : choice)
  themeStore.setState({ choice })
}

/** Puts the theme on the page and keeps it right when the choice or the system changes. */
export function followTheme(): void {
  const system = window.matchMedia(darkSystem)
  const apply = () => {
    const { choice } = themeStore.getState()
    const dark = choice === 'dark' || (choice === 'system' && system.matches)
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }
  apply()
  themeStore.subscribe(apply)
  system.addEventListener('change', apply)
}
