/*
 * A group of buttons with one tab stop: arrow keys, Home and End move among them, as the role of a toolbar promises.
 * The buttons may be nested in anything; those that are hidden are passed over.
 */
import { useEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react'

type Props = Omit<ComponentProps<'div'>, 'role'> & {
  'aria-label': string
  /** The buttons are in rows: the up and down arrows move among them as well. */
  grid?: boolean
}

/** Renders the group. */
export function Toolbar({ grid = false, onKeyDown, onFocus, children, ref, ...rest }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const current = useRef<Element>(null)
  useEffect(() => {
    const group = bar.current
    if (group === null) return undefined
    const update = () => {
      keepOneStop(group, current.current)
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(group, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'open'],
    })
    return () => {
      observer.disconnect()
    }
  }, [])
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    const group = bar.current
    if (event.defaultPrevented || group === null || event.ctrlKey || event.metaKey || event.altKey)
      return
    const buttons = buttonsOf(group)
    const at = buttons.findIndex((button) => button === document.activeElement)
    const next =
      (grid ? neighbour(buttons, at, event.key) : undefined) ??
      buttons[nextIndex(event.key, at, buttons.length)]
    if (at === -1 || next === undefined || next === buttons[at]) return
    event.preventDefault()
    next.focus()
  }
  return (
    // The keys are those of the buttons inside.
    <div
      {...rest}
      ref={(element) => {
        bar.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref != null) ref.current = element
      }}
      role="toolbar"
      onKeyDown={move}
      onFocus={(event) => {
        onFocus?.(event)
        const group = bar.current
        const target: Element = event.target
        if (group === null || !buttonsOf(group).some((button) => button === target)) return
        current.current = target
        keepOneStop(group, target)
      }}
    >
      {children}
    </div>
  )
}

function nextIndex(key: string, at: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return at
  }
}

/** The nearest button of the next row, or of the one before. */
function neighbour(buttons: readonly HTMLElement[], at: number, key: string) {
  const from = buttons[at]?.getBoundingClientRect()
  const way = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (from === undefined || way === 0) return undefined
  let best: { button: HTMLElement; distance: number } | undefined
  for (const button of buttons) {
    const { top, left } = button.getBoundingClientRect()
    const down = (top - from.top) * way
    // A row further away counts more than any column.
    const distance = down * 1000 + Math.abs(left - from.left)
    if (down > 1 && distance < (best?.distance ?? Infinity)) best = { button, distance }
  }
  return best?.button
}

function buttonsOf(group: HTMLElement): HTMLButtonElement[] {
  // What a button of the group has opened, such as a menu, has keys of its own.
  const own = [...group.querySelectorAll('button')].filter(
    (button) => button.closest('[role=menu], [role=dialog]') === null,
  )
  return own.filter((button) => !button.disabled && isShown(button))
}

function isShown(button: HTMLElement): boolean {
  // Not in every browser, nor in tests.
  return typeof button.checkVisibility === 'function' ? button.checkVisibility() : true
}

function keepOneStop(group: HTMLElement, current: Element | null): void {
  const buttons = buttonsOf(group)
  const stop = buttons.find((button) => button === current) ?? buttons[0]
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
}
