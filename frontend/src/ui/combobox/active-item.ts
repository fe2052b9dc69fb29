/* The current option of a combobox: the focus stays in the box, and `aria-activedescendant` points at the option. */
import { useState, type KeyboardEvent } from 'react'

type Options = {
  /** The option that is current at first. */
  initialId?: string | undefined
  /** The arrows go from the last option to the first. */
  loop?: boolean
}

const pageOfOptions = 8

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageOfOptions,
  PageUp: -pageOfOptions,
}

/** Returns the place of the current option, -1 without options; an option that has gone gives way to the first. */
export function useActiveItem(
  items: readonly { id: string }[],
  { initialId, loop = false }: Options = {},
) {
  const [askedId, point] = useState(initialId)
  const asked = items.findIndex(({ id }) => id === askedId)
  const at = asked === -1 ? Math.min(0, items.length - 1) : asked
  const walk = (step: number) => {
    const last = items.length - 1
    const next = at + step
    const looped = loop && Math.abs(step) === 1 ? (next + items.length) % items.length : next
    point(items[Math.max(0, Math.min(last, looped))]?.id)
  }
  return { at, point, walk }
}

/** How far a key moves, or undefined. While characters are composed, the keys belong to the input method. */
export function stepOf({ key, nativeEvent }: KeyboardEvent): number | undefined {
  return nativeEvent.isComposing ? undefined : steps[key]
}

/** The id of an option's element; the item's own id may hold spaces. */
export function optionId(listId: string, at: number): string | undefined {
  return at === -1 ? undefined : `${listId}-${at}`
}
