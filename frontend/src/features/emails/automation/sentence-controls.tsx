/* The controls inside a sentence: the platform's own, as wide as what they say. */
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/ui/class-names'

const chip =
  'h-8 max-w-full rounded-control border border-accent bg-surface text-sm font-semibold text-accent [field-sizing:content] hover:bg-accent-soft focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:text-danger pointer-coarse:h-11 pointer-coarse:text-base'

type SelectProps<V extends string> = {
  label: string
  value: V
  options: readonly { value: V; label: string }[]
  onChange: (value: V) => void
  describedBy?: string | undefined
  invalid?: boolean
}

/** Renders a choice that reads as a part of the sentence. */
export function SentenceSelect<V extends string>({
  label,
  value,
  options,
  onChange,
  describedBy,
  invalid = false,
}: SelectProps<V>) {
  return (
    <span className="relative inline-block max-w-full align-middle">
      <select
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        className={cn(chip, 'appearance-none truncate ps-2.5 pe-7')}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
      >
        {options.every((option) => option.value !== value) && (
          <option value={value} disabled>
            Choose…
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        strokeWidth={2.25}
        className="pointer-events-none absolute end-2 top-1/2 size-3.5 -translate-y-1/2 text-accent"
      />
    </span>
  )
}

type InputProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  'aria-label': string
  onValue: (value: string) => void
}

/** Renders a number, a date or a time that reads as a part of the sentence. */
export function SentenceInput({ onValue, className, ...rest }: InputProps) {
  return (
    <input
      {...rest}
      className={cn(chip, 'px-2 align-middle tabular-nums', className)}
      onChange={(event) => {
        onValue(event.target.value)
      }}
    />
  )
}
