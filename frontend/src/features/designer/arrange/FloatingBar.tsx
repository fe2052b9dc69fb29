/* Duplicate, rotate, delete and the menu, above the selection and its chairs. */
import { Button } from '@/ui/Button'
import { IDLE } from '@/canvas/hand/gesture'
import { deleteSelected, duplicate, rotateRight } from '@/features/designer/arrange/edit'
import { contextMenu } from '@/canvas/actions/menu'
import { useDesigner, useInteraction, useSelection, useView } from '@/canvas/context'
import { useHeld, useRestingSelectionBox } from '@/canvas/viewport/use-selection-box'
import { toScreen } from '@/plan/camera/camera'
import { layoutIsFixed } from '@/canvas/store/view'
import { ROTATE_DISTANCE } from '@/canvas/shapes/handles'
import { inflate } from '@/canvas/shapes/placed'

const ACTIONS = [duplicate, rotateRight, deleteSelected, contextMenu]
/** Screen pixels of the bar, and between it and the selection. */
const SIZE = { width: 204, height: 54 }
const ABOVE = ROTATE_DISTANCE + 24
/** Screen pixels below the selection, to clear the chip. */
const BELOW = 72
const MARGIN = 8

export function FloatingBar() {
  const designer = useDesigner()
  const camera = useView((state) => state.camera)
  const size = useView((state) => state.size)
  const fixed = useView(layoutIsFixed)
  const idle = useInteraction((active) => active === IDLE)
  const onObjects = useSelection((state) => state.seat === undefined)
  const reach = useHeld()?.reach ?? 0
  const resting = useRestingSelectionBox()
  const box = resting && inflate(resting, reach)
  if (box === undefined || !onObjects || fixed || !idle) return null
  const top = toScreen(camera, { x: box.x + box.width / 2, y: box.y })
  const half = SIZE.width / 2 + MARGIN
  return (
    <div
      role="toolbar"
      aria-label="Selection"
      className="absolute flex -translate-x-1/2 gap-1 rounded-card border border-border bg-surface p-1 shadow-float"
      style={{
        left: Math.min(Math.max(top.x, half), Math.max(half, size.width - half)),
        top: topOf(top.y, top.y + box.height * camera.zoom, size.height),
      }}
    >
      {ACTIONS.map((action) => (
        <Button
          key={action.id}
          variant="ghost"
          size="icon-sm"
          title={action.label}
          aria-label={action.label}
          onClick={() => {
            action.run(designer)
          }}
        >
          <action.icon aria-hidden />
        </Button>
      ))}
    </div>
  )
}

/** Returns the top: above the selection, below it without room above, or at the upper edge when neither fits. */
function topOf(top: number, bottom: number, height: number): number {
  const over = top - ABOVE - SIZE.height
  const under = bottom + BELOW
  if (over >= MARGIN) return Math.min(over, height - SIZE.height - MARGIN)
  return under + SIZE.height + MARGIN <= height ? Math.max(MARGIN, under) : MARGIN
}
