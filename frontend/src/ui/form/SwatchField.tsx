/* A colour: one of a few with names, or any other where that is offered. The names are in sight, so that the colour is never the only sign. */
import { Check } from 'lucide-react'
import { useId } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { textOf, useField, type Form } from '@/ui/form/use-form'

/** A colour with a name. `value` is what the form holds; it may be empty for a default. */
export type Swatch = { name: string; colour: string; value: string }

type Props<V extends FieldValues> = {
  form: Form<V>
  name: FieldPath<V>
  label: string
  hint?: string
  swatches: readonly Swatch[]
  /** What people start from who choose a colour of their own; absent where they cannot. */
  ownStart?: string
}

/** Renders the swatches as radio buttons, the last one for a colour of one's own where that is offered. */
export function SwatchField<V extends FieldValues>(props: Props<V>) {
  const { form, name, label, hint, swatches, ownStart } = props
  const { field, error } = useField(form, name)
  const id = useId()
  const value = textOf(field.value)
  const isOwn = swatches.every((swatch) => swatch.value !== value)
  const own: Swatch | undefined =
    ownStart === undefined
      ? undefined
      : { name: 'Custom colour', colour: isOwn ? value : ownStart, value: ownStart }
  return (
    <fieldset
      aria-describedby={`${hint === undefined ? '' : `${id}-hint `}${id}-error`}
      className="min-w-0"
    >
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-1.5 sm:grid-cols-3">
        {[...swatches, ...(own === undefined ? [] : [own])].map((swatch, index) => (
          <SwatchOption
            key={swatch.name}
            swatch={swatch}
            group={id}
            checked={swatch === own ? isOwn : swatch.value === value}
            inputRef={index === 0 ? field.ref : undefined}
            onChoose={() => {
              field.onChange(swatch.value)
            }}
          />
        ))}
      </div>
      {isOwn && own !== undefined && (
        <label className="mt-2 flex items-center gap-2 text-sm">
          <input
            type="color"
            value={value}
            className="h-9 w-14 cursor-pointer rounded-control border border-border-strong bg-surface p-1 pointer-coarse:h-11"
            onChange={field.onChange}
          />
          Choose the colour
        </label>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} data-field-error={error && true} className="text-sm text-danger">
        {error}
      </p>
    </fieldset>
  )
}

type OptionProps = {
  swatch: Swatch
  group: string
  checked: boolean
  inputRef: React.Ref<HTMLInputElement> | undefined
  onChoose: () => void
}

function SwatchOption({ swatch, group, checked, inputRef, onChoose }: OptionProps) {
  return (
    <label className="relative flex min-h-9 min-w-0 cursor-pointer items-center gap-2 rounded-control border border-border px-2 text-sm hover:bg-surface-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11">
      <input
        ref={inputRef}
        type="radio"
        name={group}
        checked={checked}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
        onChange={onChoose}
      />
      <span
        aria-hidden
        style={{ backgroundColor: swatch.colour }}
        className="grid size-5 shrink-0 place-items-center rounded-full border border-border-strong"
      >
        {checked && (
          <span className="rounded-full bg-surface p-px text-text">
            <Check className="size-3" strokeWidth={3} />
          </span>
        )}
      </span>
      <span className="truncate">{swatch.name}</span>
    </label>
  )
}
