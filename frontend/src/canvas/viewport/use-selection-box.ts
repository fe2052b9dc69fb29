/* The box of the selection and of its handles, for components. Both follow plan, selection and gesture. */
import { useMemo } from 'react'

import type { Box } from '@/plan/types'
import { useInteraction, usePlanState, useSelection } from '@/canvas/context'
import { boxOfSelection, heldOf } from '@/canvas/edits/selection-box'
import { IDLE } from '@/canvas/hand/gesture'
import type { Held } from '@/canvas/hand/tool'

export function useSelectionBox(): Box | undefined {
  const ids = useSelection((state) => state.ids)
  const elements = usePlanState((state) => state.elements)
  const interaction = useInteraction((state) => state)
  return useMemo(() => boxOfSelection(elements, ids, interaction), [elements, ids, interaction])
}

/** Returns the box without the gesture in progress, so that its frames cause no render. */
export function useRestingSelectionBox(): Box | undefined {
  const ids = useSelection((state) => state.ids)
  const elements = usePlanState((state) => state.elements)
  return useMemo(() => boxOfSelection(elements, ids, IDLE), [elements, ids])
}

export function useHeld(): Held | undefined {
  const ids = useSelection((state) => state.ids)
  const elements = usePlanState((state) => state.elements)
  return useMemo(() => heldOf(elements, ids), [elements, ids])
}
