/* The entrances by number and name; the selected one shows its fields. */
import { Plus, Trash } from 'lucide-react'
import { useId } from 'react'
import type { VenueEntrance } from '@/api/venues'
import { NumberInput } from '@/features/venue/editor/NumberInput'
import { defaultCapacity, entranceLimit, type VenueDraft } from '@/features/venue/venue-draft'
import { accessLevels, accessNames, metres } from '@/features/venue/venue-facts'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { IconButton } from '@/ui/IconButton'
import { Input } from '@/ui/Input'
import { Select } from '@/ui/Select'
import { Switch } from '@/ui/Switch'

type Props = {
  draft: VenueDraft
  selected: string | undefined
  /** Refusals of the server by the name of their field, such as `entrances.0.x`. */
  refusals: ReadonlyMap<string, string>
  onSelect: (id: string | undefined) => void
  onAdd: () => void
  onChange: (id: string, fields: Partial<VenueEntrance>, joins?: string) => void
  onDelete: (id: string) => void
}

/** Renders the list. */
export function EntranceList(props: Props) {
  const { draft, selected, onSelect, onAdd } = props
  const active = draft.entrances.filter(({ isActive }) => isActive).length
  return (
    <section aria-label="Entrances" className="border-t border-border">
      <div className="flex items-center gap-3 px-4 py-3">
        <h3 className="font-semibold">Entrances</h3>
        <p className="grow text-sm text-muted">
          {String(active)} of {String(draft.entrances.length)} active
        </p>
        <Button disabled={draft.entrances.length >= entranceLimit} onClick={onAdd}>
          <Plus aria-hidden />
          Add Entrance
        </Button>
      </div>
      {draft.entrances.length === 0 && (
        <p className="px-4 pb-4 text-sm text-muted">
          No entrances yet. Click the map or add one. Routes for guests begin there.
        </p>
      )}
      <ul className="divide-y divide-border border-t border-border">
        {draft.entrances.map((entrance, index) => (
          <li
            key={entrance.id}
            ref={entrance.id === selected ? intoView : undefined}
            className={entrance.id === selected ? 'bg-accent-soft' : undefined}
          >
            <Heading
              {...props}
              entrance={entrance}
              number={index + 1}
              isSelected={entrance.id === selected}
              onToggle={() => {
                onSelect(entrance.id === selected ? undefined : entrance.id)
              }}
            />
            {entrance.id === selected && <Fields {...props} entrance={entrance} index={index} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An entrance may be selected on the map while its fields are out of sight. */
function intoView(item: HTMLElement | null) {
  item?.scrollIntoView({ block: 'nearest' })
}

type EntranceProps = Props & { entrance: VenueEntrance }
type HeadingProps = EntranceProps & { number: number; isSelected: boolean; onToggle: () => void }

function Heading({ entrance, number, isSelected, onToggle, onChange, onDelete }: HeadingProps) {
  const switchId = useId()
  const { id, name, x, y, capacity, accessLevel, isActive } = entrance
  return (
    <div className="flex items-center gap-3 px-4 py-2">
      <button
        type="button"
        aria-expanded={isSelected}
        className="flex min-h-11 min-w-0 grow items-center gap-3 text-left"
        onClick={onToggle}
      >
        <span
          aria-hidden
          className="grid size-7 shrink-0 place-items-center rounded-full bg-text text-xs font-bold text-bg"
        >
          {number}
        </span>
        <span className="min-w-0">
          <bdi className="block truncate font-medium">{name}</bdi>
          <span className="block text-xs text-muted tabular-nums">
            x {metres(x)}, y {metres(y)}, {capacity} / h
          </span>
        </span>
      </button>
      <Badge
        tone={accessLevel === 'emergency' ? 'danger' : accessLevel === 'vip' ? 'info' : 'neutral'}
      >
        {accessNames[accessLevel]}
      </Badge>
      {isSelected && (
        <IconButton
          label={`Delete ${name}`}
          onClick={() => {
            onDelete(id)
          }}
        >
          <Trash aria-hidden />
        </IconButton>
      )}
      <label htmlFor={switchId} className="sr-only">
        {name} is active
      </label>
      <Switch
        id={switchId}
        checked={isActive}
        onChange={(next) => {
          onChange(id, { isActive: next })
        }}
      />
    </div>
  )
}

function Fields({ draft, entrance, index, refusals, onChange }: EntranceProps & { index: number }) {
  const { id, name, x, y, capacity, accessLevel } = entrance
  const refusal = (field: string) => refusals.get(`entrances.${String(index)}.${field}`)
  return (
    <div className="grid grid-cols-2 gap-3 px-4 pb-4">
      <Field label="Name" className="col-span-2" error={refusal('name')}>
        {(control) => (
          <Input
            {...control}
            value={name}
            onChange={({ target }) => {
              onChange(id, { name: target.value }, `name ${id}`)
            }}
          />
        )}
      </Field>
      <NumberInput
        label="X"
        unit="m"
        value={x}
        min={0}
        max={draft.width}
        fallback={0}
        error={refusal('x')}
        onChange={(next) => {
          onChange(id, { x: next }, `x ${id}`)
        }}
      />
      <NumberInput
        label="Y"
        unit="m"
        value={y}
        min={0}
        max={draft.height}
        fallback={0}
        error={refusal('y')}
        onChange={(next) => {
          onChange(id, { y: next }, `y ${id}`)
        }}
      />
      <NumberInput
        label="Capacity"
        unit="people / h"
        isWhole
        value={capacity}
        min={0}
        max={100_000}
        fallback={defaultCapacity}
        error={refusal('capacity')}
        onChange={(next) => {
          onChange(id, { capacity: next }, `capacity ${id}`)
        }}
      />
      <Field label="Access level" error={refusal('accessLevel')}>
        {(control) => (
          <Select
            {...control}
            value={accessLevel}
            onChange={({ target }) => {
              const level = accessLevels.find((each) => each === target.value)
              if (level !== undefined) onChange(id, { accessLevel: level })
            }}
          >
            {accessLevels.map((level) => (
              <option key={level} value={level}>
                {accessNames[level]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
