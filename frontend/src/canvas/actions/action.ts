/* The keys of actions: whether a key press is one of them, and how people read them. */
import type { Action, Shortcut } from '@/canvas/env'
import type { KeyPress } from '@/canvas/hand/key-press'
import { prefsStore } from '@/canvas/store/prefs'

/** Returns whether a key press is exactly this shortcut. */
export function matches(shortcut: Shortcut, press: KeyPress): boolean {
  const letter = press.key.length === 1 ? press.key.toLowerCase() : press.key
  // AltGr, which gives brackets on many keyboards, reports itself as Ctrl and Alt.
  const altGr = press.getModifierState?.('AltGraph') === true && SIGNS.has(shortcut.key)
  const mod = !altGr && (press.ctrlKey || press.metaKey)
  const alt = !altGr && press.altKey
  return (
    letter === shortcut.key &&
    mod === (shortcut.mod ?? false) &&
    alt === (shortcut.alt ?? false) &&
    (press.shiftKey === (shortcut.shift ?? false) || SIGNS.has(shortcut.key))
  )
}

/** Returns whether a shortcut is a single letter or sign, which a person can switch off. */
export function isLetterKey(shortcut: Shortcut): boolean {
  return shortcut.key.length === 1 && shortcut.mod !== true && shortcut.alt !== true
}

/** Signs that some keyboards only give with Shift or AltGr. */
const SIGNS: ReadonlySet<string> = new Set(['+', '?', '!', '@', '=', '[', ']'])

const NAMES: Readonly<Record<string, string>> = {
  Delete: 'Del',
  Escape: 'Esc',
  Backspace: 'Backspace',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ContextMenu: 'Menu',
}

/** Writes a shortcut as people read it: `Ctrl+Shift+Z`. */
export function shortcutText(shortcut: Shortcut, mac: boolean): string {
  const parts: string[] = []
  if (shortcut.mod === true) parts.push(mac ? '⌘' : 'Ctrl')
  if (shortcut.alt === true) parts.push(mac ? '⌥' : 'Alt')
  if (shortcut.shift === true) parts.push(mac ? '⇧' : 'Shift')
  parts.push(NAMES[shortcut.key] ?? shortcut.key.toUpperCase())
  return parts.join(mac ? '' : '+')
}

export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

/** The first shortcut of an action in words, for tooltips and menus; letters that are switched off are left out. */
export function hintOf(action: Action): string | undefined {
  const letters = prefsStore.getState().letterKeys
  const first = action.shortcuts.find((shortcut) => letters || !isLetterKey(shortcut))
  return first === undefined ? undefined : shortcutText(first, isMac())
}
