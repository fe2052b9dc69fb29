/* The map of the editor: the venue with the plan's room, and entrances that are placed, dragged and moved by keys. */
import { useMemo, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import type { VenueEntrance } from '@/api/venues'
import type { VenueDraft } from '@/features/venue/venue-draft'
import { accessNames } from '@/features/venue/venue-facts'
import { dragSlop } from '@/plan/camera/camera'
import { usePicture } from '@/plan/picture'
import { PlanPicture } from '@/plan/PlanPicture'
import type { Point } from '@/plan/types'
import { PlanViewport } from '@/plan/viewer/PlanViewport'

/** What a press on the map does. */
export type MapMode = 'select' | 'place' | 'room'

type Props = {
  draft: VenueDraft
  plan: unknown
  mode: MapMode
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  onPlace: (at: Point) => void
  onMoveEntrance: (id: string, to: Point) => void
  onMoveRoom: (to: Point) => void
  onDelete: (id: string) => void
  /** A drag or a key press is over; the next one is a step of its own. */
  onMoved: () => void
}

const metresPerUnit = 0.0127
const noSeats: ReadonlySet<string> = new Set()

/** Renders the map. */
export function EntranceMap(props: Props) {
  const { draft, plan, mode, selected, onPlace, onSelect } = props
  const { width, height, room, entrances, picture: underlay } = draft
  const picture = usePicture(plan)
  const drawing = useRef<SVGGElement>(null)
  const place = (event: MouseEvent) => {
    const matrix = drawing.current?.getScreenCTM()
    if (mode !== 'place' || matrix == null) return
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    onPlace({ x: at.x, y: at.y })
  }
  const roomDrawing = useMemo(
    () => <PlanPicture picture={picture} assignedSeats={noSeats} />,
    [picture],
  )
  return (
    <PlanViewport label="Entrance map" width={width} height={height} padding={44}>
      {(scale) => (
        <g ref={drawing}>
          <rect
            width={width}
            height={height}
            fill="var(--surface)"
            stroke="var(--table-stroke)"
            strokeWidth={2 / scale}
            className={mode === 'place' ? 'cursor-crosshair' : undefined}
            onClick={place}
          />
          {underlay != null && (
            <image
              href={`/api/images/${underlay.id}`}
              width={width}
              height={height}
              preserveAspectRatio="none"
              opacity={underlay.opacity}
              className="pointer-events-none"
            />
          )}
          <g
            transform={`translate(${String(room.x)} ${String(room.y)}) scale(${String(metresPerUnit)})`}
            className={mode === 'place' ? 'pointer-events-none' : undefined}
          >
            {roomDrawing}
          </g>
          {mode === 'room' && <RoomHandle {...props} scale={scale} size={picture.room} />}
          {entrances.map((entrance, index) => (
            <Pin
              key={entrance.id}
              {...props}
              entrance={entrance}
              number={index + 1}
              scale={scale}
              isSelected={entrance.id === selected}
              onToggle={() => {
                onSelect(entrance.id === selected ? undefined : entrance.id)
              }}
            />
          ))}
        </g>
      )}
    </PlanViewport>
  )
}

type DragOptions = { scale: number; from: Point; onMove: (to: Point) => void; onEnd: () => void }

/** Handlers that drag something whose place is in metres. */
function useDrag({ scale, from, onMove, onEnd }: DragOptions) {
  const grabbed = useRef<{ at: Point; from: Point; hasMoved: boolean }>(undefined)
  return {
    'data-drag': true,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grabbed.current = { at: { x: event.clientX, y: event.clientY }, from, hasMoved: false }
    },
    onPointerMove: (event: PointerEvent) => {
      const drag = grabbed.current
      if (drag === undefined) return
      const by = { x: event.clientX - drag.at.x, y: event.clientY - drag.at.y }
      if (!drag.hasMoved && Math.hypot(by.x, by.y) < dragSlop) return
      drag.hasMoved = true
      onMove({ x: drag.from.x + by.x / scale, y: drag.from.y + by.y / scale })
    },
    onPointerUp: () => {
      const hasMoved = grabbed.current?.hasMoved === true
      grabbed.current = undefined
      if (hasMoved) onEnd()
      // Tells the caller to ignore the click that follows a drag.
      return hasMoved
    },
    onPointerCancel: () => {
      grabbed.current = undefined
      onEnd()
    },
  }
}

/** Returns where an arrow key moves something; undefined for other keys. Shift moves by a metre instead of a tenth. */
function keyTarget({ key, shiftKey }: KeyboardEvent, { x, y }: Point): Point | undefined {
  const by = shiftKey ? 1 : 0.1
  switch (key) {
    case 'ArrowLeft':
      return { x: x - by, y }
    case 'ArrowRight':
      return { x: x + by, y }
    case 'ArrowUp':
      return { x, y: y - by }
    case 'ArrowDown':
      return { x, y: y + by }
    default:
      return undefined
  }
}

type PinProps = Pick<Props, 'onMoveEntrance' | 'onMoved' | 'onDelete' | 'mode'> & {
  entrance: VenueEntrance
  number: number
  scale: number
  isSelected: boolean
  onToggle: () => void
}

function Pin(props: PinProps) {
  const { entrance, number, scale, isSelected, mode, onToggle } = props
  const { id, name, x, y, isActive, accessLevel } = entrance
  const drag = useDrag({
    scale,
    from: entrance,
    onMove: (to) => {
      props.onMoveEntrance(id, to)
    },
    onEnd: props.onMoved,
  })
  const skipsClick = useRef(false)
  const onKeyDown = (event: KeyboardEvent) => {
    const target = keyTarget(event, entrance)
    if (target !== undefined) {
      props.onMoveEntrance(id, target)
      props.onMoved()
    } else if (event.key === 'Enter' || event.key === ' ') onToggle()
    else if (event.key === 'Delete') props.onDelete(id)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const fill = isSelected ? 'var(--accent)' : isActive ? 'var(--text)' : 'var(--surface)'
  const ink = isSelected ? 'var(--on-accent)' : isActive ? 'var(--bg)' : 'var(--text-muted)'
  return (
    <g
      role="button"
      tabIndex={0}
      aria-pressed={isSelected}
      transform={`translate(${String(x)} ${String(y)}) scale(${String(1 / scale)})`}
      className="group cursor-grab outline-none"
      {...drag}
      onPointerUp={() => {
        skipsClick.current = drag.onPointerUp()
      }}
      onClick={() => {
        if (!skipsClick.current && mode !== 'place') onToggle()
        skipsClick.current = false
      }}
      onKeyDown={onKeyDown}
    >
      <desc>{`${accessNames[accessLevel]}${isActive ? '' : ', off'}, x ${String(x)}, y ${String(y)}`}</desc>
      {/* An outline would be drawn in metres. */}
      <circle
        r={20}
        fill="transparent"
        strokeWidth={3}
        className="group-focus-visible:stroke-accent"
      />
      <circle
        r={13}
        fill={fill}
        stroke={isActive ? 'var(--surface)' : 'var(--border-strong)'}
        strokeWidth={2.5}
        strokeDasharray={isActive ? undefined : '4 3'}
      />
      <text aria-hidden fontSize={13} fontWeight={700} textAnchor="middle" dy="0.35em" fill={ink}>
        {number}
      </text>
      <text
        y={-20}
        fontSize={12}
        fontWeight={600}
        textAnchor="middle"
        fill="var(--text)"
        stroke="var(--surface)"
        strokeWidth={3}
        strokeLinejoin="round"
        paintOrder="stroke"
        className="pointer-events-none"
      >
        {name}
      </text>
    </g>
  )
}

type RoomProps = Pick<Props, 'draft' | 'onMoveRoom' | 'onMoved'> & {
  scale: number
  /** In plan units. */
  size: { width: number; height: number }
}

function RoomHandle({ draft: { room }, onMoveRoom, onMoved, scale, size }: RoomProps) {
  const drag = useDrag({ scale, from: room, onMove: onMoveRoom, onEnd: onMoved })
  return (
    <rect
      role="button"
      tabIndex={0}
      aria-label={`Room at x ${String(room.x)}, y ${String(room.y)}`}
      x={room.x}
      y={room.y}
      width={size.width * metresPerUnit}
      height={size.height * metresPerUnit}
      fill="var(--accent)"
      fillOpacity={0.12}
      stroke="var(--accent)"
      strokeWidth={2.5 / scale}
      strokeDasharray={`${String(7 / scale)} ${String(5 / scale)}`}
      className="cursor-move outline-none focus-visible:[fill-opacity:0.3]"
      {...drag}
      onPointerUp={() => {
        drag.onPointerUp()
      }}
      onKeyDown={(event) => {
        const target = keyTarget(event, room)
        if (target === undefined) return
        onMoveRoom(target)
        onMoved()
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}
