/* Whether the page is dark now, for pictures that are drawn for one of the two. */
import { useSyncExternalStore } from 'react'

/** Calls back whenever the page changes between light and dark. */
export function onThemeChange(root: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'class'] })
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', changed)
  }
}

export function useDark(): boolean {
  return useSyncExternalStore(
    (changed) => onThemeChange(document.documentElement, changed),
    () => document.documentElement.dataset.theme === 'dark',
  )
}
