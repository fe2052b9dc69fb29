/*
 * A choice from a long list, found by typing. The focus stays in the input; the list below it is pointed at by
 * `aria-activedescendant`. Escape closes the list and nothing around it; Tab takes what typing has found.
 */
import { ChevronDown } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { folded } from '@/lib/words'
import { ComboboxList, type ComboboxOption } from '@/ui/ComboboxList'
import type { ControlProps } from '@/ui/Field'
import { Input } from '@/ui/Input'

type Props = ControlProps & {
  value: string
  options: readonly ComboboxOption[]
  onChange: (value: string) => void
  /** What is said when nothing fits the typed words. */
  emptyText: string
  /** A few words beside an option; asked only for short lists, since it may be slow. */
  hintOf?: ((value: string) => string) | undefined
}

const pageOfOptions = 8

/** Renders the input and, while it is open, the list. */
export function Combobox({ value, options, onChange, emptyText, hintOf, ...control }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  const found = useMemo(() => findOptions(options, typed ?? ''), [options, typed])
  const listId = `${control.id}-list`
  const chosen = options.find((option) => option.value === value)

  const show = () => {
    if (open) return
    setOpen(true)
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
  }
  const close = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const choose = (index: number) => {
    const option = found[index]
    if (option !== undefined) onChange(option.value)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While characters are composed, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (open) setActive(Math.min(Math.max(0, active + step), Math.max(0, found.length - 1)))
      else show()
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Tab' && typed !== undefined && typed.trim() !== '') {
      choose(active)
    }
  }
  useEscape(open, close)

  return (
    <div className="relative">
      <Input
        {...control}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        {...(open && found.length > 0
          ? { 'aria-activedescendant': `${listId}-${String(active)}` }
          : {})}
        autoComplete="off"
        spellCheck={false}
        className="truncate pr-9"
        value={typed ?? chosen?.label ?? value}
        onFocus={(event) => {
          event.target.select()
        }}
        onClick={show}
        onBlur={close}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setOpen(true)
          setTyped(event.target.value)
          setActive(0)
        }}
      />
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
      />
      {open && (
        <ComboboxList
          id={listId}
          anchor={input}
          options={found}
          active={active}
          chosen={value}
          emptyText={emptyText}
          hintOf={hintOf}
          onChoose={choose}
        />
      )}
    </div>
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageOfOptions,
  PageUp: -pageOfOptions,
}

/** Returns the options that hold every typed word; those that start with what was typed come first. */
export function findOptions(
  options: readonly ComboboxOption[],
  typed: string,
): readonly ComboboxOption[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  const fitting = options.filter(({ label, search = '' }) => {
    const text = folded(`${label} ${search}`)
    return words.every((word) => text.includes(word))
  })
  const starts = ({ label }: ComboboxOption) => (folded(label).startsWith(words.join(' ')) ? 0 : 1)
  return [...fitting].sort((a, b) => starts(a) - starts(b))
}

// A dialog around the list listens on the document; the window hears the key before it.
function useEscape(open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!open) return undefined
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      latest.current()
    }
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('keydown', onKey, true)
    }
  }, [open])
}
