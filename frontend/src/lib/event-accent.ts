/*
 * The colour of an event. The server derives shades of it that are legible in both themes; an element that carries them
 * gives them to everything inside, as `bg-event`, `text-event-ink` and so on.
 */
import { useLayoutEffect, type CSSProperties } from 'react'

type Shades = { fill: string; onFill: string; ink: string; soft: string; line: string }
type Coloured = { accentShades: { light: Shades; dark: Shades } }

/** Returns the attributes of an element inside which an event's colour holds. */
export function accentOf(event: Coloured): {
  'data-event-accent': true
  style: CSSProperties
} {
  return { 'data-event-accent': true, style: accentVariables(event.accentShades) }
}

/** Gives the whole page the colour of an event, dialogs and menus included; without one the default colour. */
export function useEventAccent(event: Coloured | undefined): void {
  const shades = event?.accentShades
  useLayoutEffect(() => {
    if (shades === undefined) return undefined
    const page = document.documentElement
    const variables = Object.entries(accentVariables(shades))
    for (const [name, value] of variables) page.style.setProperty(name, value)
    page.dataset.eventAccent = ''
    return () => {
      for (const [name] of variables) page.style.removeProperty(name)
      delete page.dataset.eventAccent
    }
  }, [shades])
}

function accentVariables({ light, dark }: Coloured['accentShades']): Record<`--${string}`, string> {
  return { ...variablesOf('light', light), ...variablesOf('dark', dark) }
}

function variablesOf(theme: string, shades: Shades): Record<`--${string}`, string> {
  return {
    [`--${theme}-fill`]: shades.fill,
    [`--${theme}-on-fill`]: shades.onFill,
    [`--${theme}-ink`]: shades.ink,
    [`--${theme}-soft`]: shades.soft,
    [`--${theme}-line`]: shades.line,
  }
}
