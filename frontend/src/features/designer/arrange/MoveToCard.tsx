/* Moves the selection without a drag: by a distance, or beside another object. */
import { useMemo, useState } from 'react'

import type { ElementView, Point } from '@/plan/types'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { Select } from '@/ui/Select'
import { nameOf } from '@/canvas/text/describe'
import { useDesigner, usePlanState, useSelection } from '@/canvas/context'
import { boxAround, uprightBox } from '@/canvas/shapes/placed'
import { refused } from '@/canvas/fields/refusal'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { Card } from '@/canvas/controls/Card'
import { usePreview } from '@/canvas/controls/use-preview'
import { count } from '@/canvas/text/messages'
import { readingOrder } from '@/canvas/shapes/reading-order'
import { offsetBeside, SIDES, type Side } from '@/canvas/shapes/beside'
import { formatLength, lengthHint, parseLength } from '@/canvas/text/units'

/** Initial gap between two objects in plan units: 3 ft. */
const USUAL_GAP = 72

const SIDE_WORDS: Readonly<Record<Side, string>> = {
  right: 'Right of',
  left: 'Left of',
  above: 'Above',
  below: 'Below',
}

export function MoveToCard() {
  const designer = useDesigner()
  const moved = useMoved()
  const [mode, setMode] = useState<'distance' | 'beside'>('distance')
  const [distance, setDistance] = useState<Distance>({ right: '0', down: '0' })
  const [place, setPlace] = useState<Place>(() => ({
    other: undefined,
    side: 'right',
    gap: formatLength(USUAL_GAP),
  }))
  const others = useOthers(moved)
  const other = others.find((element) => element.id === place.other) ?? others[0]
  const way = mode === 'distance' ? byDistance(distance) : besideOther(moved, other, place)
  const { x, y } = way ?? { x: 0, y: 0 }
  const stays = way === undefined || (x === 0 && y === 0)
  const ids = useMemo(() => moved.map((element) => element.id), [moved])
  const offsets = useMemo(() => (stays ? undefined : [{ x, y }]), [stays, x, y])
  usePreview(ids, offsets)
  return (
    <Card
      title={moved.length === 1 && moved[0] ? `Move ${nameOf(moved[0])}` : moveMany(moved.length)}
      submitLabel="Move"
      problem={
        (mode === 'distance'
          ? (wrong('To the right', distance.right) ?? wrong('Down', distance.down))
          : wrong('Gap between them', place.gap)) ?? (stays ? 'It is already there.' : undefined)
      }
      onSubmit={() => {
        const moves = moved.map((element) => ({
          id: element.id,
          x: element.x + x,
          y: element.y + y,
        }))
        designer.editing.run({ kind: 'move', moves })
      }}
    >
      <Field label="Move">
        {(control) => (
          <Select
            {...control}
            value={mode}
            onChange={(event) => {
              setMode(event.target.value === 'beside' ? 'beside' : 'distance')
            }}
          >
            <option value="distance">By a distance</option>
            <option value="beside" disabled={others.length === 0}>
              Beside another object
            </option>
          </Select>
        )}
      </Field>
      {mode === 'distance' ? (
        <DistanceFields distance={distance} onChange={setDistance} />
      ) : (
        <PlaceFields place={place} other={other?.id} others={others} onChange={setPlace} />
      )}
    </Card>
  )
}

function moveMany(objects: number): string {
  return `Move ${count(objects, 'object')}`
}

/** Returns why the text of a field is not a length; undefined when it is one. */
function wrong(label: string, text: string): string | undefined {
  return parseLength(text) === undefined ? refused(label, text, lengthHint()) : undefined
}

interface Distance {
  readonly right: string
  readonly down: string
}

interface Place {
  readonly other: string | undefined
  readonly side: Side
  readonly gap: string
}

/** The selected objects that may move. */
function useMoved(): readonly ElementView[] {
  const elements = usePlanState((state) => state.elements)
  const ids = useSelection((state) => state.ids)
  return useMemo(
    () =>
      ids.flatMap((id) => {
        const element = elements.get(id)
        return element === undefined || element.locked ? [] : [element]
      }),
    [elements, ids],
  )
}

/** All other visible objects, in reading order. */
function useOthers(moved: readonly ElementView[]): readonly ElementView[] {
  const elements = usePlanState((state) => state.elements)
  return useMemo(() => {
    const taken = new Set(moved.map((element) => element.id))
    const rest = [...elements.values()].filter(({ id, hidden }) => !hidden && !taken.has(id))
    return readingOrder(rest).flatMap((id) => elements.get(id) ?? [])
  }, [elements, moved])
}

function byDistance({ right, down }: Distance): Point | undefined {
  const x = parseLength(right)
  const y = parseLength(down)
  return x === undefined || y === undefined ? undefined : { x, y }
}

function besideOther(
  moved: readonly ElementView[],
  other: ElementView | undefined,
  { side, gap }: Place,
): Point | undefined {
  const box = boxAround(moved.map(uprightBox))
  const apart = parseLength(gap)
  if (box === undefined || other === undefined || apart === undefined) return undefined
  const { dx, dy } = offsetBeside(box, uprightBox(other), side, apart)
  return { x: dx, y: dy }
}

function DistanceFields({
  distance,
  onChange,
}: {
  readonly distance: Distance
  readonly onChange: (distance: Distance) => void
}) {
  usePrefs((prefs) => prefs.units)
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label="To the right">
          {(control) => (
            <Input
              {...control}
              value={distance.right}
              onChange={(event) => {
                onChange({ ...distance, right: event.target.value })
              }}
            />
          )}
        </Field>
        <Field label="Down">
          {(control) => (
            <Input
              {...control}
              value={distance.down}
              onChange={(event) => {
                onChange({ ...distance, down: event.target.value })
              }}
            />
          )}
        </Field>
      </div>
      <p className="text-xs text-muted">{lengthHint()}. Use a minus sign to go left or up.</p>
    </>
  )
}

function PlaceFields({
  place,
  other,
  others,
  onChange,
}: {
  readonly place: Place
  readonly other: string | undefined
  readonly others: readonly ElementView[]
  readonly onChange: (place: Place) => void
}) {
  usePrefs((prefs) => prefs.units)
  return (
    <>
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Field label="Where">
          {(control) => (
            <Select
              {...control}
              value={place.side}
              onChange={(event) => {
                const side = SIDES.find((each) => each === event.target.value)
                if (side !== undefined) onChange({ ...place, side })
              }}
            >
              {SIDES.map((side) => (
                <option key={side} value={side}>
                  {SIDE_WORDS[side]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Object">
          {(control) => (
            <Select
              {...control}
              value={other ?? ''}
              onChange={(event) => {
                onChange({ ...place, other: event.target.value })
              }}
            >
              {others.map((element) => (
                <option key={element.id} value={element.id}>
                  {nameOf(element)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label="Gap between them" hint={lengthHint()}>
        {(control) => (
          <Input
            {...control}
            value={place.gap}
            onChange={(event) => {
              onChange({ ...place, gap: event.target.value })
            }}
          />
        )}
      </Field>
    </>
  )
}
