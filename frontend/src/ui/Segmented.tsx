/* A choice between a few words that are all in sight. They are radio buttons, so that arrow keys move between them. */
import { useId, type ReactNode } from 'react'
import { cn } from '@/ui/class-names'

type Props<V extends string> = {
  legend: string
  value: V | undefined
  options: readonly { readonly value: V; readonly label: string; readonly icon?: ReactNode }[]
  onChange: (value: V) => void
  /** The legend is read but not shown. */
  hideLegend?: boolean
  className?: string
}

/** Renders the choice; none is marked while `value` is undefined. */
export function Segmented<V extends string>({
  legend,
  value,
  options,
  onChange,
  hideLegend = false,
  className,
}: Props<V>) {
  const group = useId()
  return (
    <fieldset className={cn('min-w-0', className)}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{legend}</legend>
      <div className="flex flex-wrap gap-1 rounded-control bg-surface-2 p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-7 min-w-0 flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-control px-2 text-center text-xs font-medium text-muted transition-colors duration-120 hover:text-text has-checked:bg-surface has-checked:text-text has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-accent has-disabled:opacity-50 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]"
          >
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={value === option.value}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              onChange={() => {
                onChange(option.value)
              }}
            />
            {option.icon}
            <span className="truncate">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
