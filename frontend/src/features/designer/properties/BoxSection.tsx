/* Position, size and rotation of the selection. */
import { FlipHorizontal2, FlipVertical2 } from 'lucide-react'

import type { ElementView } from '@/plan/types'
import { IconButton } from '@/ui/IconButton'
import { ActionButton } from '@/canvas/controls/ActionButton'
import { useAction, useDesigner } from '@/canvas/context'
import { LengthField } from '@/canvas/fields/LengthField'
import { NumberField } from '@/canvas/fields/NumberField'
import { shared } from '@/canvas/fields/shared'
import { setBox, setProperties, setRotation } from '@/canvas/edits/set-fields'

/** Smallest width and height of an object in plan units (document 2, section 5). */
const LEAST_SIDE = 20

const SIDES = [
  ['X', 'x'],
  ['Y', 'y'],
  ['Width', 'width'],
  ['Height', 'height'],
] as const

const FLIPS = [
  ['Flip horizontally', 'flipX', FlipHorizontal2],
  ['Flip vertically', 'flipY', FlipVertical2],
] as const

export function BoxSection({ selected }: { readonly selected: readonly ElementView[] }) {
  const designer = useDesigner()
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {SIDES.map(([label, side]) => (
          <LengthField
            key={side}
            label={label}
            value={shared(selected, (element) => element[side])}
            min={side === 'width' || side === 'height' ? LEAST_SIDE : undefined}
            onCommit={(value) => {
              setBox(designer, selected, side, value)
            }}
          />
        ))}
      </div>
      <div className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <NumberField
            label="Rotation"
            unit="°"
            value={shared(selected, (element) => element.rotation)}
            min={0}
            max={360}
            step={15}
            onCommit={(rotation) => {
              setRotation(designer, selected, rotation)
            }}
          />
        </div>
        <ActionButton action={useAction('rotate-left')} />
        <ActionButton action={useAction('rotate-right')} />
        {FLIPS.map(([label, field, Icon]) => {
          const on = selected.every((element) => element[field])
          return (
            <IconButton
              key={field}
              label={label}
              size="icon-sm"
              aria-pressed={on}
              className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
              onClick={() => {
                setProperties(designer, selected, { [field]: !on })
              }}
            >
              <Icon aria-hidden />
            </IconButton>
          )
        })}
      </div>
    </>
  )
}
