/* Duplicate, rotate, delete and the menu for fingers, above the selection. Mouse and keyboard have their own ways. */
import { Button } from '@/ui/Button'
import { deleteSelected, duplicate, rotateRight } from '@/features/planner/actions/edit'
import { contextMenu } from '@/features/planner/actions/menu'
import {
  useDesigner,
  useInteraction,
  useSelection,
  useView,
} from '@/features/planner/designer/context'
import { selectionBox } from '@/features/planner/designer/selection-box'
import { toScreen } from '@/features/planner/store/camera'
import { ROTATE_DISTANCE } from '@/features/planner/tools/handles'

const ACTIONS = [duplicate, rotateRight, deleteSelected, contextMenu]
const HEIGHT = 52

export function FloatingBar() {
  const designer = useDesigner()
  const camera = useView((state) => state.camera)
  const size = useView((state) => state.size)
  const compact = useView((state) => state.compact)
  const idle = useInteraction((state) => state.kind === 'idle')
  const any = useSelection((state) => state.ids.length > 0 && state.seat === undefined)
  const box = any ? selectionBox(designer) : undefined
  if (box === undefined || compact || !idle) return null
  const above = toScreen(camera, { x: box.x + box.width / 2, y: box.y })
  return (
    <div
      role="toolbar"
      aria-label="Selection"
      className="absolute hidden -translate-x-1/2 gap-1 rounded-card border border-border bg-surface p-1 shadow-float pointer-coarse:flex"
      style={{
        left: Math.min(Math.max(above.x, 80), Math.max(80, size.width - 80)),
        top: Math.max(8, above.y - ROTATE_DISTANCE - HEIGHT - 24),
      }}
    >
      {ACTIONS.map((action) => (
        <Button
          key={action.id}
          variant="ghost"
          size="icon"
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
