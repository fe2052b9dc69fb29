/* The chosen measurement line or aisle over the plan: fetched when one is chosen. */
import { loadable } from '@/ui/loadable'
import { useView } from '@/canvas/context'

const { Part: ChosenSurroundings } = loadable(
  async () => (await import('@/canvas/viewport/overlay/ChosenSurroundings')).ChosenSurroundings,
)

export function ChosenLayer() {
  const chosen = useView((state) => state.chosen.kind !== 'none')
  return chosen ? <ChosenSurroundings /> : null
}
