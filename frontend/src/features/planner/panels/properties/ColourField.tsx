/* The surface colour: a few that read well with labels, any other, or the object's own. */
import { Check, RotateCcw } from 'lucide-react'

import { IconButton } from '@/ui/IconButton'
import type { Shared } from '@/features/planner/panels/properties/shared'

/** Light enough for dark labels in print and on screen. */
const SWATCHES = [
  ['Lavender', '#d8d0f5'],
  ['Sky', '#cfe3fa'],
  ['Mint', '#cdebd8'],
  ['Straw', '#f8e7b8'],
  ['Peach', '#fad5c3'],
  ['Rose', '#f7cfdc'],
] as const

const DEFAULT_COLOUR = '#e9edf3'

export function ColourField({
  value,
  onCommit,
}: {
  readonly value: Shared<string | undefined>
  readonly onCommit: (colour: string | null) => void
}) {
  const current = value.kind === 'same' ? value.value : undefined
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">
        Colour{value.kind === 'mixed' && <span className="font-normal text-muted"> · Mixed</span>}
      </legend>
      <div className="flex flex-wrap items-center gap-1.5">
        {SWATCHES.map(([name, colour]) => (
          <button
            key={colour}
            type="button"
            aria-label={name}
            aria-pressed={current === colour}
            title={name}
            style={{ backgroundColor: colour }}
            className="grid size-7 place-items-center rounded-full border border-border-strong text-[#16202e] pointer-coarse:size-11"
            onClick={() => {
              onCommit(colour)
            }}
          >
            {current === colour && <Check aria-hidden className="size-4" />}
          </button>
        ))}
        <input
          type="color"
          aria-label="Another colour"
          value={current?.startsWith('#') === true ? current : DEFAULT_COLOUR}
          className="size-7 cursor-pointer rounded-control border border-border-strong bg-surface p-0.5 pointer-coarse:size-11"
          onChange={(event) => {
            onCommit(event.target.value)
          }}
        />
        <IconButton
          label="Default colour"
          size="icon-sm"
          disabled={value.kind === 'same' && current === undefined}
          onClick={() => {
            onCommit(null)
          }}
        >
          <RotateCcw aria-hidden />
        </IconButton>
      </div>
    </fieldset>
  )
}
