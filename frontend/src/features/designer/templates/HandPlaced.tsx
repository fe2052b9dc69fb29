/* Tables that were placed by hand stay where they are, unless the organiser wants them replaced as well. */
import { usePlanState } from '@/canvas/context'
import { count } from '@/canvas/text/messages'
import type { Setup } from '@/features/designer/templates/use-setup'
import { Checkbox } from '@/ui/Checkbox'

export function HandPlaced({ setup }: { readonly setup: Setup }) {
  const elements = usePlanState((plan) => plan.elements)
  const staying = [...elements.values()].filter(
    (element) =>
      element.isTable &&
      element.byLayout !== true &&
      element.isHeadTable !== true &&
      !element.locked,
  ).length
  if (staying === 0) return null
  return (
    <Checkbox
      label={`Also replace ${count(staying, 'table')} placed by hand`}
      checked={setup.clears}
      onChange={setup.setClears}
    />
  )
}
