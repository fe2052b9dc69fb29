/* Zoom of the seat assignment, in a corner of the plan. */
import { fitToScreen, zoomIn, zoomOut } from '@/canvas/actions/view'
import { ActionButton } from '@/canvas/controls/ActionButton'
import { Toolbar } from '@/ui/Toolbar'

export function SeatingZoom() {
  return (
    <Toolbar
      aria-label="Zoom"
      data-bottom-bar
      className="absolute bottom-3 left-3 z-10 flex items-center gap-0.5 rounded-control border border-border bg-surface p-0.5 shadow-raised"
    >
      <ActionButton action={zoomOut} side="top" />
      <ActionButton action={zoomIn} side="top" />
      <ActionButton action={fitToScreen} side="top" />
    </Toolbar>
  )
}
