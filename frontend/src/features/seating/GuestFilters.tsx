/* The menus that filter the guest column. A menu is there when there is something to choose from it. */
import { ChevronDown } from 'lucide-react'

import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/ui/DropdownMenu'
import { cn } from '@/ui/class-names'
import type { FilterKey, FilterOption, GuestFilter } from '@/features/seating/guest-filter'

const menus: readonly { key: FilterKey; label: string; any: string }[] = [
  { key: 'diet', label: 'Diet', any: 'Any diet' },
  { key: 'wish', label: 'Wish', any: 'All guests' },
  { key: 'tag', label: 'Tag', any: 'Any tag' },
]

interface Props {
  readonly filter: GuestFilter
  readonly options: Readonly<Record<FilterKey, readonly FilterOption[]>>
  readonly onChange: (filter: GuestFilter) => void
}

export function GuestFilters({ filter, options, onChange }: Props) {
  const shown = menus.filter(({ key }) => options[key].length > 0 || filter[key] !== undefined)
  if (shown.length === 0) return null
  return (
    <div role="group" aria-label="Filters" className="flex flex-wrap gap-2">
      {shown.map(({ key, label, any }) => (
        <FilterMenu
          key={key}
          {...{ label, any, options: options[key], value: filter[key] }}
          onChange={(value) => {
            onChange({ ...filter, [key]: value })
          }}
        />
      ))}
    </div>
  )
}

interface MenuProps {
  readonly label: string
  readonly any: string
  readonly options: readonly FilterOption[]
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

function FilterMenu({ label, any, options, value, onChange }: MenuProps) {
  const chosen = options.find((option) => option.value === value)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <button
          type="button"
          aria-label={value === undefined ? label : `${label}: ${chosen?.label ?? 'none left'}`}
          className={cn(
            'flex h-8 max-w-36 items-center gap-1 rounded-full border border-border px-3 text-xs transition-colors duration-120 hover:border-border-strong pointer-coarse:h-11',
            value !== undefined && 'border-accent bg-accent-soft text-accent',
          )}
        >
          <span className="truncate">{value === undefined ? label : (chosen?.label ?? label)}</span>
          <ChevronDown aria-hidden className="size-3.5 shrink-0" />
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuRadioGroup
          value={value ?? ''}
          onValueChange={(next) => {
            onChange(next === '' ? undefined : next)
          }}
        >
          <DropdownMenuRadioItem value="">{any}</DropdownMenuRadioItem>
          {options.map((option) => (
            <DropdownMenuRadioItem key={option.value} value={option.value}>
              <span className="min-w-0 flex-1 truncate">{option.label}</span>
              <span className="text-muted tabular-nums">{option.count}</span>
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
