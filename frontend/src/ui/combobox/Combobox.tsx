/*
 * A choice from a long list, found by typing. The focus stays in the input; the list below it is pointed at by
 * `aria-activedescendant`. Escape closes the list and nothing around it; Tab takes what typing has found.
 */
import { Check, ChevronDown, Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { foldCase } from '@/lib/words'
import { optionId, stepOf, useActiveItem } from '@/ui/combobox/active-item'
import { ComboboxPopup } from '@/ui/combobox/ComboboxPopup'
import { Listbox, type ComboboxItem } from '@/ui/combobox/Listbox'
import type { ControlProps } from '@/ui/Field'
import { Input } from '@/ui/Input'

/** One choice; `search` holds more words that find it. */
export type ComboboxOption = { value: string; label: string; search?: string }

type Filter = (options: readonly ComboboxOption[], typed: string) => readonly ComboboxOption[]

/** What the field form of a combobox takes besides its value. */
export type ComboboxChoices = {
  options: readonly ComboboxOption[]
  /** What is said when nothing fits the typed words. */
  emptyText: string
  /** A few words beside an option; asked only for short lists, since it may be slow. */
  hintOf?: ((value: string) => string) | undefined
  /** Returns the options for the typed words; by default those that hold each word, regardless of accents. */
  filter?: Filter | undefined
  /** Called while typing, for options that a server finds; `filter` then returns them as they are. */
  onQuery?: ((typed: string) => void) | undefined
  /** Options are being fetched. */
  loading?: boolean | undefined
  placeholder?: string | undefined
  /** The words for a value that is not among the options. */
  valueLabel?: string | undefined
  /** Offers what was typed as a new choice. */
  create?: NewChoice | undefined
}

type NewChoice = {
  label: (typed: string) => string
  onCreate: (typed: string) => void
  /** Makes the box one for any text: called while typing, with the choice of that name if there is one. */
  onTyped?: ((typed: string) => void) | undefined
}

type Props = ControlProps & ComboboxChoices & { value: string; onChange: (value: string) => void }

const shortList = 40
const createId = 'create'

/** Renders the input and, while it is open, the list. */
export function Combobox({
  value,
  options,
  onChange,
  emptyText,
  hintOf,
  filter = findOptions,
  onQuery,
  loading = false,
  placeholder,
  valueLabel,
  create,
  ...control
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const found = useMemo(() => filter(options, typed ?? ''), [filter, options, typed])
  const listId = `${control.id}-list`
  const chosen = options.find((option) => option.value === value)

  const close = () => {
    setOpen(false)
    setTyped(undefined)
    onQuery?.('')
  }
  const items = found.map(({ value: id, label }): ComboboxItem => ({
    id,
    label,
    end: (
      <>
        {hintOf !== undefined && found.length <= shortList && (
          <span className="shrink-0 text-xs text-muted tabular-nums">{hintOf(id)}</span>
        )}
        {id === value && (
          <Check aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-accent" />
        )}
      </>
    ),
    onChoose: () => {
      onChange(id)
      close()
    },
  }))
  const wanted = typed?.trim() ?? ''
  const exists = options.some(({ label }) => foldCase(label) === foldCase(wanted))
  if (create !== undefined && wanted !== '' && !exists) {
    items.push({
      id: createId,
      label: create.label(wanted),
      icon: Plus,
      onChoose: () => {
        create.onCreate(wanted)
        close()
      },
    })
  }
  const active = useActiveItem(items)

  const show = () => {
    if (open) return
    setOpen(true)
    active.point(value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step !== undefined) {
      event.preventDefault()
      if (open) active.walk(step)
      else show()
    } else if (event.nativeEvent.isComposing) {
      return
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      const item = items[active.at]
      if (item === undefined) close()
      else item.onChoose()
    } else if (event.key === 'Tab' && wanted !== '' && items[active.at]?.id !== createId) {
      // In a box for any text the typed words are the value already.
      if (create?.onTyped === undefined) items[active.at]?.onChoose()
    }
  }
  const onType = (text: string) => {
    setOpen(true)
    setTyped(text)
    active.point(undefined)
    onQuery?.(text)
    const named = options.find(({ label }) => foldCase(label) === foldCase(text.trim()))
    create?.onTyped?.(named?.value ?? text.trim())
  }
  useEscape(open, close)
  const state = loading
    ? 'Searching…'
    : found.length === 0
      ? emptyText
      : `${String(found.length)} to choose from`

  return (
    <div className="relative">
      <Input
        {...control}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? optionId(listId, active.at) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        className="truncate pe-9"
        value={typed ?? chosen?.label ?? valueLabel ?? value}
        onFocus={(event) => {
          event.target.select()
        }}
        onClick={show}
        onBlur={close}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          onType(event.target.value)
        }}
      />
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
      {open && (
        <ComboboxPopup anchor={input}>
          <Listbox
            id={listId}
            label="Choices"
            groups={[{ items }]}
            at={active.at}
            chosenId={value}
            busy={loading}
            onPoint={active.point}
          />
          <p
            aria-live="polite"
            className={found.length === 0 ? 'px-2 py-3 text-sm text-muted' : 'sr-only'}
          >
            {state}
          </p>
        </ComboboxPopup>
      )}
    </div>
  )
}

/** Returns the options that hold every typed word; those that start with what was typed come first. */
export function findOptions(
  options: readonly ComboboxOption[],
  typed: string,
): readonly ComboboxOption[] {
  const words = foldCase(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  const fitting = options.filter(({ label, search = '' }) => {
    const text = foldCase(`${label} ${search}`)
    return words.every((word) => text.includes(word))
  })
  const starts = ({ label }: ComboboxOption) =>
    foldCase(label).startsWith(words.join(' ')) ? 0 : 1
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
