/*
 * A search box with its answers always below it: a combobox whose list does not close. It knows neither what is searched
 * nor what a choice does.
 */
import { Search } from 'lucide-react'
import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { optionId, stepOf, useActiveItem } from '@/ui/combobox/active-item'
import { Listbox, type ComboboxGroup } from '@/ui/combobox/Listbox'
import { cn } from '@/ui/class-names'
import { Input } from '@/ui/Input'

type Props = {
  /** The name of the box. */
  label: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
  groups: readonly ComboboxGroup[]
  /** Shown when nothing was found. */
  empty: ReactNode
  /** What a screen reader hears after typing, such as “3 results”. */
  status: string
  /** The answer that is current at first. */
  initialId?: string
  loading?: boolean
  /** Called with Escape, which then closes nothing else. */
  onEscape?: () => void
  inputRef?: Ref<HTMLInputElement>
  /** A box with a border among other fields, rather than the head of a dialog or popup. */
  inset?: boolean
  className?: string
}

/** Renders the box and its list. */
export function ComboboxPanel(props: Props) {
  const { label, query, onQuery, groups, empty, onEscape, inset = false } = props
  const listId = useId()
  const items = groups.flatMap((group) => group.items)
  const active = useActiveItem(items, { initialId: props.initialId, loop: true })

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step !== undefined) active.walk(step)
    else if (event.nativeEvent.isComposing) return
    else if (event.key === 'Enter') items[active.at]?.onChoose()
    else if (event.key === 'Escape' && onEscape !== undefined) onEscape()
    else return
    event.preventDefault()
    if (inset) event.stopPropagation()
  }
  const box = {
    ref: props.inputRef,
    role: 'combobox',
    'aria-label': label,
    'aria-expanded': true,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': optionId(listId, active.at),
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    placeholder: props.placeholder,
    value: query,
    onKeyDown,
  } as const
  const onChange = (typed: string) => {
    active.point(undefined)
    onQuery(typed)
  }
  return (
    <div className={cn('flex min-h-0 flex-col', props.className)}>
      {inset ? (
        <Input
          {...box}
          onChange={(event) => {
            onChange(event.target.value)
          }}
        />
      ) : (
        <div className="relative shrink-0 border-b border-border">
          <Search
            aria-hidden
            strokeWidth={1.75}
            className="pointer-events-none absolute start-4 top-1/2 size-4 -translate-y-1/2 text-muted"
          />
          <input
            {...box}
            type="text"
            onChange={(event) => {
              onChange(event.target.value)
            }}
            className="h-12 w-full bg-transparent ps-11 pe-4 text-sm placeholder:text-muted focus:outline-none pointer-coarse:text-base"
          />
        </div>
      )}
      <div className={cn('min-h-0 flex-1 overflow-y-auto overscroll-contain', inset && 'max-h-56')}>
        <Listbox
          id={listId}
          label={label}
          groups={groups}
          at={active.at}
          busy={props.loading}
          onPoint={active.point}
          className={cn('empty:p-0', inset ? 'pt-1' : 'p-2')}
        />
        {items.length === 0 && empty}
      </div>
      <p role="status" className="sr-only">
        {props.status}
      </p>
    </div>
  )
}
