/*
 * A search box with a list of answers in groups: a combobox whose focus stays in the box while the arrows walk
 * the list. It knows neither what is searched nor what a choice does.
 */
import { Search, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '@/ui/class-names'

/** One answer. */
export type SearchItem = {
  id: string
  label: string
  /** A second line, or words at the right on a wide screen. */
  hint?: string
  icon?: LucideIcon
  /** Stands at the end, for example a badge or a tick. */
  end?: ReactNode
  onChoose: () => void
}

/** Answers of one kind. */
export type SearchGroup = {
  title: string
  items: readonly SearchItem[]
  /** Shows the title also when nothing is in the group: it says so. */
  keepTitle?: boolean
}

type Props = {
  /** The name of the box. */
  label: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
  groups: readonly SearchGroup[]
  /** What stands there when nothing was found. */
  empty: ReactNode
  /** What a screen reader hears after typing, such as “3 results”. */
  status: string
  /** The answer that is current at first. */
  initialId?: string
  loading?: boolean
  className?: string
}

/** Renders the box and its list. */
export function SearchList(props: Props) {
  const { label, placeholder, query, onQuery, groups, empty, status, initialId, loading } = props
  const id = useId()
  const listId = `${id}-list`
  const [asked, setAsked] = useState(initialId)
  const items = groups.flatMap((group) => group.items)
  const current = items.find((item) => item.id === asked) ?? items[0]
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.id])

  const walk = (step: number) => {
    if (items.length === 0) return
    const at = items.findIndex((item) => item.id === current?.id)
    setAsked(items[(at + step + items.length) % items.length]?.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While characters are composed, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    switch (event.key) {
      case 'ArrowDown':
        walk(1)
        break
      case 'ArrowUp':
        walk(-1)
        break
      case 'Enter':
        current?.onChoose()
        break
      default:
        return
    }
    event.preventDefault()
  }
  return (
    <div className={cn('flex min-h-0 flex-col', props.className)}>
      <div className="relative shrink-0 border-b border-border">
        <Search
          aria-hidden
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 left-4 size-4 -translate-y-1/2 text-muted"
        />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current === undefined ? undefined : `${id}-${current.id}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setAsked(undefined)
            onQuery(event.target.value)
          }}
          onKeyDown={onKeyDown}
          className="h-12 w-full bg-transparent pr-4 pl-11 text-sm placeholder:text-muted focus:outline-none pointer-coarse:text-base"
        />
      </div>
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <div
          id={listId}
          role="listbox"
          aria-label={label}
          aria-busy={loading}
          className="p-2 empty:p-0"
        >
          {groups.map(({ title, items: answers, keepTitle = false }, index) =>
            answers.length === 0 && !keepTitle ? null : (
              <div key={title} role="group" aria-labelledby={`${id}-group-${index}`}>
                <div
                  id={`${id}-group-${index}`}
                  className="px-2 pt-2 pb-1 text-xs font-medium text-muted"
                >
                  {title}
                </div>
                {answers.map((item) => (
                  <Option
                    key={item.id}
                    id={`${id}-${item.id}`}
                    item={item}
                    selected={item.id === current?.id}
                    onPoint={() => {
                      setAsked(item.id)
                    }}
                  />
                ))}
              </div>
            ),
          )}
        </div>
        {items.length === 0 && empty}
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  )
}

type OptionProps = { id: string; item: SearchItem; selected: boolean; onPoint: () => void }

function Option({ id, item, selected, onPoint }: OptionProps) {
  const { label, hint, icon: Icon, end, onChoose } = item
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      onPointerMove={selected ? undefined : onPoint}
      // The box keeps the focus.
      onPointerDown={(event) => {
        event.preventDefault()
      }}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onChoose()
      }}
      className={cn(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 text-sm select-none pointer-coarse:min-h-11',
        selected && 'bg-accent-soft',
      )}
    >
      {Icon !== undefined && (
        <Icon
          aria-hidden
          strokeWidth={1.75}
          className={cn('size-4 shrink-0', selected ? 'text-accent' : 'text-muted')}
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <bdi>{label}</bdi>
        </span>
        {hint !== undefined && (
          <span className="block truncate text-xs text-muted">
            <bdi>{hint}</bdi>
          </span>
        )}
      </span>
      {end}
    </div>
  )
}
