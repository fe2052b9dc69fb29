/* The fields of what is selected; of the room when nothing is. Every change is one undoable edit. */
import { Lock, Unlock } from 'lucide-react'

import type { ElementView } from '@/plan/types'
import { Button } from '@/ui/Button'
import { ActionButton } from '@/features/planner/components/ActionButton'
import {
  deleteSelected,
  duplicate,
  rotateLeft,
  rotateRight,
  toggleLock,
} from '@/features/planner/actions/edit'
import { nameOf } from '@/features/planner/describe'
import { useDesigner, usePlanState, useSelection } from '@/features/planner/designer/context'
import { count } from '@/features/planner/messages'
import { ColourField } from '@/features/planner/fields/ColourField'
import { LengthField } from '@/features/planner/fields/LengthField'
import { NumberField } from '@/features/planner/fields/NumberField'
import { RoomFields } from '@/features/planner/panels/properties/RoomFields'
import {
  setBox,
  setChairs,
  setProperty,
  setRotation,
} from '@/features/planner/panels/properties/set-fields'
import { TextField } from '@/features/planner/fields/TextField'
import { shared } from '@/features/planner/fields/shared'

export function PropertiesPanel() {
  const ids = useSelection((state) => state.ids)
  const elements = usePlanState((state) => state.elements)
  const selected = ids.flatMap((id) => elements.get(id) ?? [])
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-4">
      {selected.length === 0 ? <RoomFields /> : <Fields key={ids.join()} selected={selected} />}
    </div>
  )
}

function Fields({ selected }: { readonly selected: readonly ElementView[] }) {
  const designer = useDesigner()
  const [first] = selected
  if (first === undefined) return null
  const seated = selected.filter((element) => element.kind !== 'chair' && element.chairs > 0)
  const tables = selected.filter(
    (element) => element.tableNumber !== undefined || element.chairs > 1,
  )
  const locked = selected.every((element) => element.locked)
  return (
    <div className="flex flex-col gap-5">
      <header className="flex items-center gap-2">
        <h3 className="min-w-0 flex-1 truncate text-base font-semibold">
          {selected.length === 1 ? nameOf(first) : count(selected.length, 'object')}
        </h3>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={locked ? 'Unlock' : 'Lock'}
          aria-pressed={locked}
          onClick={() => {
            toggleLock.run(designer)
          }}
        >
          {locked ? <Lock aria-hidden /> : <Unlock aria-hidden />}
        </Button>
      </header>
      {locked && (
        <p className="-mt-3 text-xs text-muted">Locked: unlock it to move or change it.</p>
      )}
      <fieldset disabled={locked} className="flex flex-col gap-5 disabled:opacity-60">
        <legend className="sr-only">Fields of the selection</legend>
        <div className="grid grid-cols-[1fr_96px] gap-3">
          <TextField
            label="Label"
            value={shared(selected, (element) => element.label)}
            onCommit={(label) => {
              setProperty(designer, selected, 'label', label)
            }}
          />
          {tables.length > 0 && (
            <NumberField
              label="Table no."
              value={shared(selected, (element) => element.tableNumber)}
              min={1}
              max={9999}
              onCommit={(tableNumber) => {
                setProperty(designer, selected, 'tableNumber', tableNumber)
              }}
            />
          )}
        </div>
        <BoxFields selected={selected} />
        {seated.length > 0 && <ChairFields selected={seated} />}
        <ColourField
          label="Colour"
          value={shared(selected, (element) => element.color)}
          onCommit={(color) => {
            setProperty(designer, selected, 'color', color)
          }}
        />
        <div className="flex items-center gap-1 border-t border-border pt-3">
          <ActionButton action={duplicate} />
          <ActionButton action={rotateLeft} />
          <ActionButton action={rotateRight} />
          <ActionButton action={deleteSelected} />
        </div>
      </fieldset>
    </div>
  )
}

function BoxFields({ selected }: { readonly selected: readonly ElementView[] }) {
  const designer = useDesigner()
  const fields = [
    ['X', 'x'],
    ['Y', 'y'],
    ['Width', 'width'],
    ['Depth', 'height'],
  ] as const
  return (
    <div className="grid grid-cols-2 gap-3">
      {fields.map(([label, side]) => (
        <LengthField
          key={side}
          label={label}
          value={shared(selected, (element) => element[side])}
          min={side === 'width' || side === 'height' ? 20 : undefined}
          onCommit={(value) => {
            setBox(designer, selected, side, value)
          }}
        />
      ))}
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
  )
}

function ChairFields({ selected }: { readonly selected: readonly ElementView[] }) {
  const designer = useDesigner()
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField
        label="Chairs"
        value={shared(selected, (element) => element.chairs)}
        min={0}
        max={20}
        onCommit={(chairs) => {
          setChairs(designer, selected, chairs)
        }}
      />
      <NumberField
        label="Chair size"
        unit="%"
        value={shared(selected, (element) => element.chairSizePercent ?? 100)}
        min={70}
        max={120}
        step={5}
        onCommit={(percent) => {
          setProperty(designer, selected, 'chairSizePercent', percent)
        }}
      />
    </div>
  )
}
