/* The distance between two chosen objects, edge to edge and centre to centre, without a pointer. */
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'

import type { ElementView, Span } from '@/plan/types'
import { Combobox, type ComboboxOption } from '@/ui/combobox/Combobox'
import { Field } from '@/ui/Field'
import { IconButton } from '@/ui/IconButton'
import { nameOf } from '@/canvas/text/describe'
import { useDesigner, usePlanState, useSelection } from '@/canvas/context'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { readingOrder } from '@/canvas/shapes/reading-order'
import { addLine } from '@/canvas/shapes/lines'
import { formatLength } from '@/canvas/text/units'
import { setShowLines } from '@/canvas/store/chosen'

export function BetweenObjects() {
  const elements = usePlanState((state) => state.elements)
  const selected = useSelection((state) => state.ids)
  const [first, setFirst] = useState<string>()
  const [second, setSecond] = useState<string>()
  const options = useMemo(() => optionsOf(elements), [elements])
  // Two selected objects are measured at once; a choice by hand replaces them.
  const [a, b] = selected.length === 2 ? selected : []
  const from = known(elements, first ?? a)
  const to = known(elements, second ?? b)
  return (
    <section aria-labelledby="between-title" className="flex flex-col gap-3">
      <h3 id="between-title" className="text-sm font-semibold">
        Between two objects
      </h3>
      {options.length < 2 ? (
        <p className="text-sm text-muted">
          Place two objects to measure the distance between them.
        </p>
      ) : (
        <>
          <Picker label="From" value={from} options={options} onChange={setFirst} />
          <Picker label="To" value={to} options={options} onChange={setSecond} />
          <Result from={from} to={to} />
        </>
      )}
    </section>
  )
}

function Picker({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string
  readonly value: ElementView | undefined
  readonly options: readonly ComboboxOption[]
  readonly onChange: (id: string) => void
}) {
  return (
    <Field label={label}>
      {(control) => (
        <Combobox
          {...control}
          value={value?.id ?? ''}
          options={options}
          onChange={onChange}
          emptyText="No object has this name"
        />
      )}
    </Field>
  )
}

function Result({
  from,
  to,
}: {
  readonly from: ElementView | undefined
  readonly to: ElementView | undefined
}) {
  const designer = useDesigner()
  usePrefs((prefs) => prefs.units)
  // The elements are new objects whenever they change, so the way is asked for again then.
  const gap = useMemo(
    () =>
      from === undefined || to === undefined || from.id === to.id
        ? undefined
        : designer.plan.session().gapBetween(from.id, to.id),
    [designer, from, to],
  )
  const rows = gap && [
    { title: 'Edge to edge', span: gap.edges },
    { title: 'Centre to centre', span: gap.centres },
  ]
  const names = from && to ? `${nameOf(from)} to ${nameOf(to)}` : ''
  const add = (span: Span): void => {
    const { measurements } = designer.plan.state.getState().surroundings
    const length = formatLength(span.distance)
    const about = { id: designer.ports.newId(), length, name: names }
    setShowLines(designer.view, true)
    designer.editing.run(addLine(measurements, span, about))
  }
  return (
    <div aria-live="polite">
      {rows === undefined ? (
        <p className="text-xs text-muted">
          {from !== undefined && from.id === to?.id
            ? 'Choose two different objects.'
            : 'Choose two objects. The distance is measured without their chairs.'}
        </p>
      ) : (
        <dl className="flex flex-col rounded-card border border-border">
          {rows.map(({ title, span }) => (
            <div
              key={title}
              className="flex items-center gap-2 border-b border-border py-1 pr-1 pl-3 text-sm last:border-b-0"
            >
              <dt className="flex-1 text-muted">{title}</dt>
              <dd className="flex items-center gap-1 font-medium tabular-nums">
                {formatLength(span.distance)}
                <IconButton
                  label={`Keep the line ${title.toLowerCase()}`}
                  size="icon-sm"
                  disabled={span.distance === 0}
                  onClick={() => {
                    add(span)
                  }}
                >
                  <Plus aria-hidden />
                </IconButton>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function optionsOf(elements: ReadonlyMap<string, ElementView>): ComboboxOption[] {
  return readingOrder(elements.values()).flatMap((id) => {
    const element = elements.get(id)
    return element === undefined ? [] : [{ value: id, label: nameOf(element) }]
  })
}

function known(
  elements: ReadonlyMap<string, ElementView>,
  id: string | undefined,
): ElementView | undefined {
  return id === undefined ? undefined : elements.get(id)
}
