/* The options of a combobox, in groups or not. It keeps the current one in sight and leaves the focus in the box. */
import type { LucideIcon } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { optionId } from '@/ui/combobox/active-item'
import { cn } from '@/ui/class-names'

/** One option. */
export type ComboboxItem = {
  id: string
  label: string
  /** A second line. */
  hint?: string
  icon?: LucideIcon
  /** At the end of the line, for example a badge or a tick. */
  end?: ReactNode
  /** Drawn instead of the label and what is around it. */
  content?: ReactNode
  onChoose: () => void
}

/** Options of one kind; without a title they are not in a group. */
export type ComboboxGroup = {
  title?: string
  items: readonly ComboboxItem[]
  /** Shows the title also when nothing is in the group: it says so. */
  keepTitle?: boolean
}

type Props = {
  id: string
  label: string
  groups: readonly ComboboxGroup[]
  /** Place of the current option among all. */
  at: number
  /** The option that is the value; without one the current option is the selected one. */
  chosenId?: string | undefined
  busy?: boolean | undefined
  onPoint: (id: string) => void
  className?: string
}

export function Listbox({ id, label, groups, at, chosenId, busy, onPoint, className }: Props) {
  const currentId = groups.flatMap(({ items }) => items)[at]?.id
  useEffect(() => {
    const element = document.getElementById(optionId(id, at) ?? '')
    element?.scrollIntoView({ block: 'nearest' })
  }, [id, at, currentId])
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0),
  )
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={busy}
      tabIndex={-1}
      className={cn('focus:outline-none', className)}
      // The box keeps the focus.
      onMouseDown={(event) => {
        event.preventDefault()
      }}
    >
      {groups.map(({ title, items, keepTitle = false }, index) => {
        const start = starts[index] ?? 0
        const options = items.map((item, place) => (
          <Option
            key={item.id}
            id={`${id}-${start + place}`}
            item={item}
            active={start + place === at}
            selected={chosenId === undefined ? start + place === at : item.id === chosenId}
            onPoint={onPoint}
          />
        ))
        if (title === undefined) return options
        if (items.length === 0 && !keepTitle) return null
        return (
          <div key={title} role="group" aria-labelledby={`${id}-group-${index}`}>
            <div
              id={`${id}-group-${index}`}
              className="px-2 pt-2 pb-1 text-xs font-medium text-muted"
            >
              {title}
            </div>
            {options}
          </div>
        )
      })}
    </div>
  )
}

type OptionProps = {
  id: string
  item: ComboboxItem
  active: boolean
  selected: boolean
  onPoint: (id: string) => void
}

function Option({ id, item, active, selected, onPoint }: OptionProps) {
  const { label, hint, icon: Icon, end, content, onChoose } = item
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      onPointerMove={() => {
        if (!active) onPoint(item.id)
      }}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onChoose()
      }}
      className={cn(
        'flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 text-sm select-none pointer-coarse:min-h-11',
        active && 'bg-accent-soft',
      )}
    >
      {content ?? (
        <>
          {Icon !== undefined && (
            <Icon
              aria-hidden
              strokeWidth={1.75}
              className={cn('size-4 shrink-0', active ? 'text-accent' : 'text-muted')}
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
        </>
      )}
    </div>
  )
}
