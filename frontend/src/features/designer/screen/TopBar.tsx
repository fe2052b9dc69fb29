/* The top toolbar: the event, the save state, and the actions on the plan. */
import type { Action } from '@/canvas/env'
import {
  clearCanvas,
  deleteSelected,
  duplicate,
  rotateLeft,
  rotateRight,
} from '@/features/designer/arrange/edit'
import { downloads, snapshots, upload } from '@/features/designer/files/file-actions'
import { openProperties } from '@/canvas/actions/panels'
import { redo, save, undo } from '@/canvas/actions/history'
import { toggle3D } from '@/canvas/actions/toggle-3d'
import {
  fitToScreen,
  openSettings,
  resetView,
  showShortcuts,
  toggleGrid,
  toggleOutline,
  zoomIn,
  zoomOut,
} from '@/canvas/actions/view'
import { isHandheld } from '@/canvas/store/view'
import { usePlanState, useSync, useView } from '@/canvas/context'
import { count } from '@/canvas/text/messages'
import { ActionButton } from '@/canvas/controls/ActionButton'
import { FittingToolbar } from '@/canvas/controls/FittingToolbar'
import { SaveState } from '@/features/designer/session/SaveState'

/** Pixels of the bar reserved for the event's name, the save state and the object count. */
const TAKEN = 320

const TOOLS = [
  [undo, redo, save, downloads, upload, snapshots],
  [duplicate, rotateLeft, rotateRight, deleteSelected],
  [zoomOut, zoomIn, fitToScreen, toggleGrid, resetView, clearCanvas],
  [showShortcuts],
]

/** The panels used most, for screens without a rail. */
const PANELS_OF_KEYS = [openProperties, toggleOutline, openSettings]

/** For people who may only look: downloads and navigation. */
const READ_ONLY_TOOLS = [[downloads], [zoomOut, zoomIn, fitToScreen, resetView], [showShortcuts]]

export function TopBar({ eventName }: { readonly eventName: string }) {
  const compact = useView((state) => state.compact)
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  const unsaved = useSync((state) => state.save === 'forbidden')
  return (
    <header className="flex min-h-12 items-center gap-x-3 border-b border-border bg-surface px-3 py-0.5">
      <div className="flex min-h-8 min-w-0 flex-1 items-center gap-3">
        <h1 className="min-w-0 truncate text-base font-semibold" title={eventName}>
          <bdi>{eventName}</bdi>
        </h1>
        {(!isReadOnly || unsaved) && <SaveState />}
      </div>
      {compact ? <CompactTools /> : <Tools groups={isReadOnly ? READ_ONLY_TOOLS : TOOLS} />}
    </header>
  )
}

function CompactTools() {
  const mode = useView((state) => state.mode)
  const handheld = useView(isHandheld)
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  return (
    <>
      {!handheld && (
        <FittingToolbar
          label="Plan"
          groups={isReadOnly ? READ_ONLY_TOOLS : [PANELS_OF_KEYS, ...TOOLS]}
          taken={TAKEN}
        />
      )}
      <ActionButton action={toggle3D} pressed={mode === '3d'} />
      <ActionButton action={fitToScreen} />
    </>
  )
}

function Tools({ groups }: { readonly groups: readonly (readonly Action[])[] }) {
  const objects = usePlanState((state) => state.order.length)
  const grid = usePlanState((state) => state.canvas.showGrid)
  return (
    <>
      <FittingToolbar
        label="Plan"
        groups={groups}
        taken={TAKEN}
        pressed={(action) => (action === toggleGrid ? grid : undefined)}
      />
      <span className="hidden text-xs whitespace-nowrap text-muted tabular-nums lg:inline">
        {count(objects, 'object')}
      </span>
    </>
  )
}
