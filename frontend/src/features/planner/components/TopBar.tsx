/* The top toolbar: which event, how safe the work is, and what can be done to the plan. */
import {
  clearCanvas,
  deleteSelected,
  duplicate,
  rotateLeft,
  rotateRight,
} from '@/features/planner/actions/edit'
import { download, snapshots, upload } from '@/features/planner/actions/files'
import { redo, save, undo } from '@/features/planner/actions/history'
import { toggleSpace } from '@/features/planner/actions/space'
import {
  fitToScreen,
  resetView,
  showShortcuts,
  toggleGrid,
  zoomIn,
  zoomOut,
} from '@/features/planner/actions/view'
import { usePlanState, useView } from '@/features/planner/designer/context'
import { count } from '@/features/planner/messages'
import { ActionButton } from '@/features/planner/components/ActionButton'
import { SaveState } from '@/features/planner/components/SaveState'

export function TopBar({ eventName }: { readonly eventName: string }) {
  const compact = useView((state) => state.compact)
  return (
    <header className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-border bg-surface px-3 py-0.5 short:flex-nowrap">
      <div className="flex min-h-8 min-w-0 flex-1 basis-52 items-center gap-3">
        <h1 className="min-w-0 truncate text-base font-semibold" title={eventName}>
          {eventName}
        </h1>
        <SaveState />
      </div>
      {compact ? <CompactTools /> : <Tools />}
    </header>
  )
}

function CompactTools() {
  const mode = useView((state) => state.mode)
  return (
    <>
      <ActionButton action={toggleSpace} pressed={mode === '3d'} />
      <ActionButton action={fitToScreen} />
    </>
  )
}

function Tools() {
  const objects = usePlanState((state) => state.order.length)
  const grid = usePlanState((state) => state.canvas.showGrid)
  return (
    <>
      <div
        role="toolbar"
        aria-label="Plan"
        className="flex flex-wrap items-center gap-0.5 short:min-w-0 short:flex-nowrap short:overflow-x-auto"
      >
        <ActionButton action={undo} />
        <ActionButton action={redo} />
        <ActionButton action={save} />
        <ActionButton action={download} />
        <ActionButton action={upload} />
        <ActionButton action={snapshots} />
        <Divider />
        <ActionButton action={duplicate} />
        <ActionButton action={rotateLeft} />
        <ActionButton action={rotateRight} />
        <ActionButton action={deleteSelected} />
        <Divider />
        <ActionButton action={zoomOut} />
        <ActionButton action={zoomIn} />
        <ActionButton action={fitToScreen} />
        <ActionButton action={toggleGrid} pressed={grid} />
        <ActionButton action={resetView} />
        <ActionButton action={clearCanvas} />
        <Divider />
        <ActionButton action={showShortcuts} />
      </div>
      <span className="hidden text-xs whitespace-nowrap text-muted tabular-nums lg:inline">
        {count(objects, 'object')}
      </span>
    </>
  )
}

function Divider() {
  return <span aria-hidden className="mx-1.5 h-5 w-px shrink-0 bg-border" />
}
