/* The list of a combobox: beside its input wherever there is room, above everything that would cut it off. */
import { Check } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { cn } from '@/ui/class-names'

/** One choice; `search` holds more words that find it. */
export type ComboboxOption = { value: string; label: string; search?: string }

type Props = {
  id: string
  anchor: RefObject<HTMLInputElement | null>
  options: readonly ComboboxOption[]
  active: number
  chosen: string
  emptyText: string
  hintOf: ((value: string) => string) | undefined
  onChoose: (index: number) => void
}

const tallestPx = 264
const gapPx = 4
const shortList = 40

/** Renders the list; the option at `active` is kept in sight. */
export function ComboboxList({
  id,
  anchor,
  options,
  active,
  chosen,
  emptyText,
  hintOf,
  onChoose,
}: Props) {
  const list = useRef<HTMLUListElement>(null)
  const place = usePlace(anchor)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active, options, place])
  return (
    <div
      style={place}
      className="fixed z-50 overflow-y-auto overscroll-contain rounded-card border border-border bg-surface p-1 shadow-float"
      // The input keeps the focus, also while the bar of the list is dragged.
      onMouseDown={(event) => {
        event.preventDefault()
      }}
      role="presentation"
    >
      <ul ref={list} id={id} role="listbox" aria-label="Choices">
        {options.map(({ value, label }, index) => (
          <li
            key={value}
            id={`${id}-${String(index)}`}
            role="option"
            tabIndex={-1}
            aria-selected={value === chosen}
            className={cn(
              'flex min-h-8 cursor-default items-center gap-2 rounded-control px-2 py-1.5 text-sm select-none hover:bg-surface-2 pointer-coarse:min-h-11',
              index === active && 'bg-surface-2',
            )}
            onMouseDown={() => {
              onChoose(index)
            }}
          >
            <span className="min-w-0 flex-1 truncate">{label}</span>
            {hintOf !== undefined && options.length <= shortList && (
              <span className="shrink-0 text-xs text-muted tabular-nums">{hintOf(value)}</span>
            )}
            {value === chosen && (
              <Check aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-accent" />
            )}
          </li>
        ))}
      </ul>
      <p aria-live="polite" className={options.length === 0 ? 'px-2 py-3 text-muted' : 'sr-only'}>
        {options.length === 0 ? emptyText : `${String(options.length)} to choose from`}
      </p>
    </div>
  )
}

type Place = { left: number; width: number; maxHeight: number; top?: number; bottom?: number }

function usePlace(anchor: RefObject<HTMLInputElement | null>): Place | undefined {
  const [place, setPlace] = useState<Place>()
  useLayoutEffect(() => {
    const put = () => {
      if (anchor.current !== null) setPlace(placeBeside(anchor.current.getBoundingClientRect()))
    }
    put()
    window.addEventListener('scroll', put, true)
    window.addEventListener('resize', put)
    return () => {
      window.removeEventListener('scroll', put, true)
      window.removeEventListener('resize', put)
    }
  }, [anchor])
  return place
}

function placeBeside({ left, width, top, bottom }: DOMRect): Place {
  const below = window.innerHeight - bottom - gapPx * 2
  const above = top - gapPx * 2
  return below >= Math.min(tallestPx, above)
    ? { left, width, top: bottom + gapPx, maxHeight: Math.min(tallestPx, below) }
    : {
        left,
        width,
        bottom: window.innerHeight - top + gapPx,
        maxHeight: Math.min(tallestPx, above),
      }
}
