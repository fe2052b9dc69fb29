/* One aisle in numbers: whether it is wide enough, and its corners. */
import { Trash2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'

import type { Aisle, Point } from '@/plan/types'
import { Button } from '@/ui/Button'
import { useDesigner, usePlanState, useView } from '@/canvas/context'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { AISLE_WIDTH } from '@/canvas/shapes/aisle-width'
import { removeAisle } from '@/features/designer/room/chosen-aisle'
import { CornerList } from '@/features/designer/room/CornerList'
import { setAisles } from '@/canvas/edits/outlines'
import { formatLength, inChosenUnit } from '@/canvas/text/units'
import { chosenAisle } from '@/canvas/store/chosen'

/** The chosen aisle as Properties show it. */
export function ChosenAisle() {
  const designer = useDesigner()
  const index = useView(chosenAisle) ?? 0
  const aisles = usePlanState((state) => state.surroundings.aisles)
  usePrefs((prefs) => prefs.units)
  const widths = useMemo(
    () => (aisles.length === 0 ? [] : designer.plan.session().aisleWidths()),
    [designer, aisles],
  )
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The form that added the aisle has gone, and the focus with it.
    if (document.activeElement === document.body) title.current?.focus()
  }, [])
  const aisle = aisles[index]
  if (aisle === undefined) return null
  const width = widths[index] ?? 0
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 ref={title} tabIndex={-1} className="text-base font-semibold focus:outline-none">
          Aisle {index + 1}
        </h3>
        <p className="mt-0.5 text-sm text-muted">{formatLength(width)} wide</p>
      </div>
      <AisleFields key={index} aisle={aisle} index={index} width={width} />
      <Button
        onClick={() => {
          removeAisle(designer, index)
          focusPlan()
        }}
      >
        <Trash2 aria-hidden />
        Delete aisle
      </Button>
    </section>
  )
}

export function AisleFields({
  aisle,
  index,
  width,
}: {
  readonly aisle: Aisle
  readonly index: number
  /** Plan units, at its narrowest. */
  readonly width: number
}) {
  const designer = useDesigner()
  const [problem, setProblem] = useState<string>()
  const reshape = (points: readonly Point[]): void => {
    const reason = designer.plan.session().outlineProblem([...points], 'aisle')
    setProblem(reason && inChosenUnit(reason))
    if (reason !== undefined) return
    const { aisles } = designer.plan.state.getState().surroundings
    const changed = aisles.with(index, { ...aisle, points: [...points] })
    designer.editing.run(setAisles(changed, 'Change aisle'))
  }
  return (
    <div>
      {width < AISLE_WIDTH && (
        <p className="pb-2 text-xs text-warning">
          An aisle must be at least {formatLength(AISLE_WIDTH)} wide.
        </p>
      )}
      <CornerList points={aisle.points} onChange={reshape} />
      {problem !== undefined && (
        <p role="alert" className="pt-2 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
