/* The bottom bar: tools, zoom, history, seating, and counts that come from the real plan and guests. */
import { ChevronDown } from 'lucide-react'

import { Button } from '@/ui/Button'
import { loadable } from '@/ui/loadable'
import { PopupButton } from '@/ui/PopupButton'
import { Toolbar } from '@/ui/Toolbar'
import { redo, undo } from '@/canvas/actions/history'
import {
  fitToScreen,
  frameTool,
  handTool,
  pointerTool,
  zoomIn,
  zoomOut,
} from '@/canvas/actions/view'
import { numberedStep } from '@/canvas/painting/rulers'
import { useAction, useDesigner, usePlanState, useSeating, useView } from '@/canvas/context'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { formatLength, unitSize } from '@/canvas/text/units'
import { ActionButton } from '@/canvas/controls/ActionButton'
import { ModeSwitch } from '@/features/designer/screen/ModeSwitch'
import { planCounts } from '@/features/designer/screen/plan-counts'
import { ProblemsBadge } from '@/features/designer/checks/ProblemsBadge'

export function BottomBar() {
  const tool = useView((state) => state.surface.tool)
  const flat = useView((state) => state.mode === '2d')
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  return (
    <footer
      data-bottom-bar
      className="flex min-h-10 flex-wrap items-center gap-x-2 border-t border-border bg-surface px-2 text-xs short:flex-nowrap short:overflow-x-auto"
    >
      <Toolbar
        aria-label="View"
        className="flex flex-wrap items-center gap-0.5 short:shrink-0 short:flex-nowrap"
      >
        <ModeSwitch />
        <Divider />
        <ActionButton action={pointerTool} pressed={tool === 'pointer'} side="top" />
        <ActionButton action={handTool} pressed={tool === 'hand'} side="top" />
        {/* A finger that drags on the floor pans; a mouse frames anyway. */}
        {!isReadOnly && (
          <span className="hidden pointer-coarse:block">
            <ActionButton action={frameTool} pressed={tool === 'frame'} side="top" />
          </span>
        )}
        <Divider />
        <ActionButton action={zoomOut} side="top" />
        {flat && <ZoomMenu />}
        <ActionButton action={zoomIn} side="top" />
        <ActionButton action={fitToScreen} side="top" />
        {!isReadOnly && (
          <>
            {/* On a low screen the top bar's pair has to do. */}
            <span className="contents short:hidden">
              <Divider />
              <ActionButton action={undo} side="top" />
              <ActionButton action={redo} side="top" />
            </span>
            <Divider />
            <SeatingButton />
          </>
        )}
      </Toolbar>
      {/* As wide as it can become, so that neither what it says nor a zoom makes a line more or less of the bar. */}
      <div className="flex min-h-7 min-w-0 flex-1 basis-160 pointer-coarse:min-h-11 items-center gap-x-2 short:shrink-0 short:basis-auto">
        <Counts />
        <ProblemsBadge />
        <div className="flex-1" />
        {flat && <ScaleBar />}
      </div>
    </footer>
  )
}

const zoomLevels = loadable(
  async () => (await import('@/features/designer/screen/ZoomLevels')).ZoomLevels,
  { floating: true },
)

function ZoomMenu() {
  const percent = useView((state) => Math.round(state.camera.zoom * 100))
  return (
    <PopupButton
      opens="menu"
      code={zoomLevels}
      panel={(popup) => <zoomLevels.Part popup={popup} />}
      variant="ghost"
      size="sm"
      className="w-20 gap-1 px-1 tabular-nums"
      aria-label={`Zoom ${String(percent)} %`}
    >
      {percent} %
      <ChevronDown aria-hidden />
    </PopupButton>
  )
}

function SeatingButton() {
  const designer = useDesigner()
  const openSeating = useAction('seating')
  return (
    <Button
      variant="ghost"
      size="sm"
      className="gap-1.5"
      onClick={() => {
        openSeating.run(designer)
      }}
    >
      <openSeating.icon aria-hidden />
      {openSeating.label}
    </Button>
  )
}

function Counts() {
  const elements = usePlanState((state) => state.elements)
  const seating = useSeating((state) => state)
  const { tables, chairs, empty, assigned } = planCounts(elements, seating)
  const facts = [
    ['Tables', tables],
    ['Chairs', chairs],
    ['Empty', empty],
    ['Assigned', assigned],
  ] as const
  return (
    <dl className="ml-1 hidden items-center gap-4 whitespace-nowrap md:flex short:max-lg:hidden">
      {facts.map(([name, value]) => (
        <div key={name} className="flex items-baseline gap-1">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Screen pixels that the bar is at least long. */
const BAR_LENGTH = 48

function ScaleBar() {
  const zoom = useView((state) => state.camera.zoom)
  const units = usePrefs((prefs) => prefs.units)
  const length = numberedStep(zoom, units, BAR_LENGTH) * unitSize(units)
  const text = formatLength(length)
  return (
    <div
      className="flex items-center gap-2 whitespace-nowrap text-muted short:max-lg:hidden"
      aria-label={`Scale: the bar is ${text}`}
      role="img"
    >
      <span className="tabular-nums">{text}</span>
      <span className="h-1.5 border-x border-b border-muted" style={{ width: length * zoom }} />
    </div>
  )
}

function Divider() {
  return <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-border" />
}
