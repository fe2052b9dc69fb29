/* A colour of the selection: a few that read well with labels, any other, or the object's own. */
import { Check, RotateCcw } from 'lucide-react'

import { IconButton } from '@/ui/IconButton'
import { AnyColour } from '@/canvas/fields/AnyColour'
import type { Shared } from '@/canvas/fields/shared'

interface Swatch {
  readonly name: string
  readonly colour: string
}

/** Surfaces that are light enough for dark labels, on screen and in print. */
const SURFACES: readonly Swatch[] = [
  { name: 'Lavender', colour: '#d8d0f5' },
  { name: 'Sky', colour: '#cfe3fa' },
  { name: 'Mint', colour: '#cdebd8' },
  { name: 'Straw', colour: '#f8e7b8' },
  { name: 'Peach', colour: '#fad5c3' },
  { name: 'Rose', colour: '#f7cfdc' },
]

/** Lines that are seen on a light and on a dark floor. */
export const LINES: readonly Swatch[] = [
  { name: 'Purple', colour: '#7c5cc4' },
  { name: 'Blue', colour: '#3b78c4' },
  { name: 'Green', colour: '#2f8a5c' },
  { name: 'Amber', colour: '#b3781f' },
  { name: 'Red', colour: '#c9483c' },
  { name: 'Grey', colour: '#7d889b' },
]

interface Props {
  readonly label: string
  readonly value: Shared<string | undefined>
  readonly swatches?: readonly Swatch[]
  /** What the present colour is called when none was chosen. */
  readonly own?: string
  readonly onCommit: (colour: string | null) => void
}

export function ColourField(props: Props) {
  const { label, value, swatches = SURFACES, own = 'Default', onCommit } = props
  const current = value.kind === 'same' ? value.value : undefined
  const chosen = current?.toLowerCase()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">
        {label}
        <span className="font-normal text-muted">
          {value.kind === 'mixed' && ' · Mixed'}
          {value.kind === 'same' && current === undefined && ` · ${own}`}
        </span>
      </legend>
      <div className="flex flex-wrap items-center gap-1.5">
        {swatches.map(({ name, colour }) => (
          <button
            key={colour}
            type="button"
            aria-label={name}
            aria-pressed={chosen === colour}
            title={name}
            style={{ backgroundColor: colour }}
            className="grid size-7 place-items-center rounded-full border border-border-strong pointer-coarse:size-11"
            onClick={() => {
              onCommit(colour)
            }}
          >
            {chosen === colour && (
              <span className="rounded-full bg-surface p-0.5 text-text">
                <Check aria-hidden className="size-3" strokeWidth={3} />
              </span>
            )}
          </button>
        ))}
        <AnyColour value={current} fallback={swatches[0]?.colour ?? ''} onCommit={onCommit} />
        <IconButton
          label={`${label}: ${own.toLowerCase()}`}
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
