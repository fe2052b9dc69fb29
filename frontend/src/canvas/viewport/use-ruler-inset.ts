/* How far the rulers push the plan from the top left corner. */
import { RULER_SIZE } from '@/canvas/painting/rulers'
import { useView } from '@/canvas/context'
import { usePrefs } from '@/canvas/hooks/use-prefs'

/** Returns the width of the rulers in pixels, 0 while they are hidden. */
export function useRulerInset(): number {
  const compact = useView((state) => state.compact || state.surface.kind === 'seating')
  const rulers = usePrefs((prefs) => prefs.rulers)
  return rulers && !compact ? RULER_SIZE : 0
}
