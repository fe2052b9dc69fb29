/* What the zoom can be set to. */
import { DropdownMenuItem, DropdownMenuSeparator, PopupMenu } from '@/ui/DropdownMenu'
import type { Popup } from '@/ui/PopupButton'
import { actualSize, fitToScreen, zoomToSelection } from '@/canvas/actions/view'
import { useDesigner } from '@/canvas/context'

const LEVELS = [0.1, 0.25, 0.5, 1, 2, 3, 5] as const

export function ZoomLevels({ popup }: { popup: Popup }) {
  const designer = useDesigner()
  return (
    <PopupMenu popup={popup} align="center" side="top">
      {[fitToScreen, actualSize, zoomToSelection].map((action) => (
        <DropdownMenuItem
          key={action.id}
          disabled={!action.enabled(designer)}
          onSelect={() => {
            action.run(designer)
          }}
        >
          {action.label}
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      {LEVELS.map((level) => (
        <DropdownMenuItem
          key={level}
          onSelect={() => {
            designer.camera.zoomTo(level)
          }}
        >
          {level * 100} %
        </DropdownMenuItem>
      ))}
    </PopupMenu>
  )
}
