/*
 * What is around a list that can be searched and filtered: the search field, the Filter button with what it opens, the
 * filters that are set, how many rows there are, and the words when none is left.
 */
import { ListFilter as FilterIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { changeOf, clearing, type List } from '@/lib/list-state'
import { count, countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { EmptyState } from '@/ui/EmptyState'
import { Field } from '@/ui/Field'
import { FilterChips } from '@/ui/FilterChips'
import { SearchField } from '@/ui/SearchField'
import { Select } from '@/ui/Select'

/** One choice that narrows a list. */
export type ListFilter<N extends string> = {
  name: N
  label: string
  /** The choice that leaves out no row: the default of this name. */
  any: string
  /** `count` is the number of rows behind a choice. */
  options: readonly { value: string; label: string; count?: number }[]
}

type Props<N extends string> = {
  /** As `useListState` returns it. */
  list: List<N>
  /** What a row is called, such as “guest”. */
  noun: string
  search: { name: N; label?: string; placeholder: string }
  filters?: readonly ListFilter<N>[]
  /** Controls beside the Filter button. */
  tools?: ReactNode
  /** Further fields beside the filters. */
  moreFilters?: ReactNode
  /** How many rows are shown, of how many. */
  shown: number
  all: number
  /** The line that says so; by default “12 guests” or “3 of 12 guests”. */
  count?: string
  /** Words instead of those for no result. */
  nothing?: {
    title?: string
    text?: string | undefined
    /** The label of the button that clears the list. */
    clear?: string
    /** The button leaves the search as it is. */
    keepsSearch?: boolean
  }
  level?: 2 | 3
  /** The tools, and the headings of a table below them, stay in view while the page scrolls. */
  stays?: boolean
  /** The list itself, while there is something to show. */
  children: ReactNode
}

export function FilteredList<N extends string>(props: Props<N>) {
  const { list, noun, search, shown, all, nothing = {}, level, stays = false, children } = props
  const whole = useRef<HTMLDivElement>(null)
  useStayingHeight(whole, stays)
  const { clear = 'Clear', keepsSearch = false, ...words } = nothing
  const term = list.state[search.name].trim()
  return (
    <div ref={whole} className="group/list">
      <Tools {...props} />
      {shown > 0 || all === 0 ? (
        children
      ) : (
        <EmptyState
          level={level ?? 2}
          title={term === '' ? `No ${noun}s match the filter` : `No ${noun}s match “${term}”`}
          {...words}
          action={
            <Button
              onClick={() => {
                list.change(clearing(list.defaults, ...(keepsSearch ? [search.name] : [])))
              }}
            >
              {clear}
            </Button>
          }
        />
      )}
    </div>
  )
}

/** Says in `--list-top` how far from the top of the window the headings of a table stay: below header and tools. */
function useStayingHeight(whole: RefObject<HTMLDivElement | null>, stays: boolean): void {
  useEffect(() => {
    const element = whole.current
    const tools = element?.querySelector('[data-list-tools]')
    if (!stays || element === null || tools == null) return undefined
    const observer = new ResizeObserver(() => {
      const height = tools.getBoundingClientRect().height
      element.style.setProperty('--list-top', `calc(3.5rem + ${String(height)}px)`)
    })
    observer.observe(tools)
    return () => {
      observer.disconnect()
    }
  }, [whole, stays])
}

function Tools<N extends string>({
  list: { state, defaults, change },
  noun,
  search: { name, label = `Search ${noun}s`, placeholder },
  filters = [],
  tools,
  moreFilters,
  shown,
  all,
  stays = false,
  count: line = `${shown === all ? '' : `${count(shown)} of `}${countNoun(all, noun)}`,
}: Props<N>) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const set = filters.filter((filter) => state[filter.name] !== defaults[filter.name])
  const chips = set.map((filter) => ({
    key: filter.name,
    label: `${filter.label}: ${labelOf(filter, state[filter.name])}`,
    onRemove: () => {
      change(changeOf(filter.name, defaults[filter.name]))
    },
  }))
  return (
    <div
      data-list-tools
      className={cn(
        'border-b border-border bg-surface group-first/list:pt-4',
        // An open panel of filters would fill a phone. A low window keeps its room for rows.
        stays && cn('z-10 md:sticky top-14 short:static', !open && 'sticky'),
      )}
    >
      <div className={cn('flex flex-wrap items-center gap-2', stays ? 'px-4 py-2' : 'px-5 pb-4')}>
        <SearchField
          label={label}
          placeholder={placeholder}
          className="flex-1 basis-48 md:max-w-96"
          value={state[name]}
          onChange={(value) => {
            change(changeOf(name, value))
          }}
        />
        {filters.length > 0 && (
          <Button
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => {
              setOpen(!open)
            }}
          >
            <FilterIcon aria-hidden />
            {set.length === 0 ? 'Filter' : `Filter (${count(set.length)})`}
          </Button>
        )}
        {tools}
        <FilterChips
          chips={chips}
          onClear={() => {
            change(clearing(defaults, name))
          }}
        />
        <p role="status" className="ml-auto text-sm text-muted tabular-nums">
          {line}
        </p>
      </div>
      {filters.length > 0 && (
        <div
          id={panel}
          hidden={!open}
          className="flex flex-wrap items-end gap-3 border-t border-border bg-surface-2 px-5 py-4"
        >
          {open &&
            filters.map((filter) => (
              <FilterField
                key={filter.name}
                filter={filter}
                none={defaults[filter.name]}
                value={state[filter.name]}
                onChange={(value) => {
                  change(changeOf(filter.name, value))
                }}
              />
            ))}
          {open && moreFilters}
        </div>
      )}
    </div>
  )
}

function labelOf<N extends string>({ options }: ListFilter<N>, chosen: string): string {
  return options.find(({ value }) => value === chosen)?.label ?? chosen
}

type FieldProps<N extends string> = {
  filter: ListFilter<N>
  none: string
  value: string
  onChange: (value: string) => void
}

function FilterField<N extends string>({ filter, none, value, onChange }: FieldProps<N>) {
  return (
    <Field label={filter.label} className="min-w-36 flex-1 md:max-w-52">
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => {
            onChange(event.target.value)
          }}
        >
          <option value={none}>{filter.any}</option>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.count === undefined
                ? option.label
                : `${option.label} (${count(option.count)})`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
