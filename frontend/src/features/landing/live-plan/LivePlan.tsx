/*
 * The sample plan, alive: pan, zoom, and choose a table to see who sits there. The drawing comes from the renderer
 * of the product; the tables are one radio group, so that the arrow keys walk from table to table.
 */
import { Maximize, Minus, Plus } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { roomRules, scaleBar, showing, wholeRoom } from '@/features/landing/live-plan/camera'
import { Dimensions } from '@/features/landing/live-plan/Dimensions'
import { DrawnRoom } from '@/features/landing/live-plan/DrawnPlan'
import { middle, neighbour, tablesOf, takenSeats } from '@/features/landing/live-plan/seating'
import { TableCard } from '@/features/landing/live-plan/TableCard'
import { TableMark } from '@/features/landing/live-plan/TableMark'
import { weddingName, weddingVenue } from '@/features/landing/wedding-guests'
import { wedding } from '@/generated/drawings/wedding.gen'
import { zoomStep } from '@/plan/camera/camera'
import { byHand, viewBox } from '@/plan/camera/rules'
import { useCamera } from '@/plan/camera/use-camera'

const drawing = wedding
const tables = tablesOf(drawing)
const taken = takenSeats(drawing)
const firstTable = tables.find(({ id }) => id === 't6') ?? tables[0]

const rules = roomRules(drawing, firstTable === undefined ? { x: 0, y: 0 } : middle(firstTable))
/** The size of the view until it is measured. */
const unmeasured = { width: 1200, height: 640 }

const arrows = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
} as const

function isArrow(key: string): key is keyof typeof arrows {
  return key in arrows
}

/** Renders the plan and, beside or below it, the list of the chosen table. */
export function LivePlan() {
  const [chosen, setChosen] = useState(firstTable)
  const marks = useRef(new Map<string, SVGGElement>())
  const keep = useCallback((id: string, element: SVGGElement | null) => {
    if (element === null) marks.current.delete(id)
    else marks.current.set(id, element)
  }, [])
  const [wheelHint, showWheelHint] = useWheelHint()
  const { attach, view, camera, change } = useCamera(rules, {
    unmeasured,
    // A plain wheel and one finger up or down scroll the page; one that moves sideways pans the plan.
    scroll: 'pan-y',
    onScrolled: showWheelHint,
  })
  const bar = scaleBar(camera.zoom, 120)
  const zoomIn = () => change(byHand({ factor: zoomStep }))
  const zoomOut = () => change(byHand({ factor: 1 / zoomStep }))
  const fit = () => change((_, view) => wholeRoom(drawing, view))
  const choose = useCallback(
    (id: string) => {
      const table = tables.find((one) => one.id === id)
      if (table === undefined) return
      setChosen(table)
      change((camera, view) => showing(rules, camera, view, middle(table)))
    },
    [change],
  )
  if (chosen === undefined) return null

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isArrow(event.key)) {
      event.preventDefault()
      const next = neighbour(tables, chosen, arrows[event.key])
      if (next === undefined) return
      choose(next.id)
      marks.current.get(next.id)?.focus({ preventScroll: true })
    } else if (event.key === '+' || event.key === '=') zoomIn()
    else if (event.key === '-') zoomOut()
    else if (event.key === '0') fit()
  }

  return (
    <div className="grid gap-px overflow-hidden rounded-dialog border border-border bg-border lg:grid-cols-[minmax(0,1fr)_300px]">
      <div
        ref={attach}
        onKeyDown={onKeyDown}
        role="presentation"
        className="relative h-[380px] cursor-grab touch-pan-y overflow-hidden bg-plan-outside active:cursor-grabbing md:h-[560px] lg:h-[600px]"
      >
        <svg
          role="radiogroup"
          aria-label={`Tables of ${weddingName}. Arrow keys choose a table, plus and minus zoom.`}
          viewBox={viewBox(camera, view)}
          className="absolute inset-0 size-full select-none"
        >
          <Dimensions width={drawing.width} height={drawing.height} />
          <DrawnRoom drawing={drawing} taken={taken} withTables={false} />
          {tables.map((table) => (
            <TableMark
              key={table.id}
              table={table}
              taken={taken}
              isChosen={table.id === chosen.id}
              showInitials={camera.zoom >= 0.9}
              onChoose={choose}
              keep={keep}
            />
          ))}
        </svg>
        <p className="pointer-events-none absolute bottom-3 left-3 rounded-control bg-surface px-2 py-1 text-xs text-muted tabular-nums shadow-float">
          <span
            aria-hidden
            style={{ width: bar.pixels }}
            className="mb-0.5 block h-1.5 border-x border-b border-table-stroke"
          />
          {bar.feet} ft
        </p>
        <p
          aria-hidden
          className={`pointer-events-none absolute inset-x-0 top-3 mx-auto w-fit rounded-control bg-text px-3 py-1.5 text-bg transition-opacity duration-120 ${wheelHint ? 'opacity-100' : 'opacity-0'}`}
        >
          Hold Ctrl while you scroll to zoom
        </p>
        <div className="absolute right-3 bottom-3 flex cursor-auto gap-px overflow-hidden rounded-control border border-border bg-border shadow-float">
          <ViewButton label="Zoom out" onClick={zoomOut}>
            <Minus aria-hidden />
          </ViewButton>
          <ViewButton label="Zoom in" onClick={zoomIn}>
            <Plus aria-hidden />
          </ViewButton>
          <ViewButton label="Show the whole room" onClick={fit}>
            <Maximize aria-hidden />
          </ViewButton>
        </div>
      </div>
      <TableCard table={chosen} event={weddingName} venue={weddingVenue} />
    </div>
  )
}

/** Returns whether the hint is shown, and what shows it for a moment. */
function useWheelHint() {
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    const hiding = setTimeout(() => setTurns(0), 1200)
    return () => clearTimeout(hiding)
  }, [turns])
  const show = useCallback(() => setTurns((count) => count + 1), [])
  return [turns > 0, show] as const
}

function ViewButton({
  label,
  onClick,
  children,
}: {
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
}) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={onClick}
      className="grid size-10 place-items-center bg-surface text-muted -outline-offset-2 hover:text-text pointer-coarse:size-11 [&_svg]:size-4"
    >
      {children}
    </button>
  )
}
