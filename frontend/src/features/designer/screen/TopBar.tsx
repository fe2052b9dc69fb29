/* The top toolbar: the event, the save state, and the actions on the plan. */
import type { Action } from '@/canvas/env'
import { openProperties } from '@/canvas/actions/panels'
import { toggle3D } from '@/canvas/actions/toggle-3d'
import { fitToScreen, openSettings, toggleGrid, toggleOutline } from '@/canvas/actions/view'
import { isHandheld } from '@/canvas/store/view'
import { useDesigner, usePlanState, useSync, useView } from '@/canvas/context'
import { count } from '@/canvas/text/messages'
import { ActionButton } from '@/canvas/controls/ActionButton'
import { FittingToolbar } from '@/canvas/controls/FittingToolbar'
import { Parts } from '@/canvas/controls/Parts'
import { SaveState } from '@/features/designer/session/SaveState'

/** Pixels of the bar reserved for the event's name, the save state and the object count. */
const TAKEN = 320

const groups = ['plan', 'selection', 'view', 'help'] as const

/** The panels used most, for screens without a rail. */
const PANELS_OF_KEYS = [openProperties, toggleOutline, openSettings]

/** Returns the groups of the toolbar; people who may only look have fewer. */
function useToolbar(): readonly (readonly Action[])[] {
  const { toolbar } = useDesigner().installed
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  const offered = isReadOnly ? toolbar.filter(({ forViewers }) => forViewers === true) : toolbar
  return groups
    .map((name) => offered.filter(({ group }) => group === name).flatMap(({ actions }) => actions))
    .filter((actions) => actions.length > 0)
}

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
      <Parts at="header" />
      {compact ? <CompactTools /> : <Tools />}
    </header>
  )
}

function CompactTools() {
  const mode = useView((state) => state.mode)
  const handheld = useView(isHandheld)
  const tools = useToolbar()
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  return (
    <>
      {!handheld && (
        <FittingToolbar
          label="Plan"
          groups={isReadOnly ? tools : [PANELS_OF_KEYS, ...tools]}
          taken={TAKEN}
        />
      )}
      <ActionButton action={toggle3D} pressed={mode === '3d'} />
      <ActionButton action={fitToScreen} />
    </>
  )
}

function Tools() {
  const tools = useToolbar()
  const objects = usePlanState((state) => state.order.length)
  const grid = usePlanState((state) => state.canvas.showGrid)
  return (
    <>
      <FittingToolbar
        label="Plan"
        groups={tools}
        taken={TAKEN}
        pressed={(action) => (action === toggleGrid ? grid : undefined)}
      />
      <span className="hidden text-xs whitespace-nowrap text-muted tabular-nums lg:inline">
        {count(objects, 'object')}
      </span>
    </>
  )
}
