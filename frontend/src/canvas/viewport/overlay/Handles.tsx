/* Resize and rotate handles of the selected object. Presses are recognised by tools/handles.ts, not by the DOM. */
import { cn } from '@/ui/class-names'
import type { Placed } from '@/canvas/shapes/placed'
import type { Camera } from '@/plan/camera/camera'
import { HANDLE_SIZE, handlesOf, isSmallForTouch, type HandlePlace } from '@/canvas/shapes/handles'

export function Handles({
  placed,
  camera,
  quiet,
}: {
  readonly placed: Placed
  readonly camera: Camera
  /** During a gesture the handles step back. */
  readonly quiet: boolean
}) {
  const places = handlesOf(placed, placed.rotation, camera)
  const [rotate, ...others] = places
  const top = topMiddle(places)
  const small = isSmallForTouch(placed, camera)
  return (
    <g opacity={quiet ? 0.4 : 1}>
      {rotate && (
        <>
          <line
            x1={top.x}
            y1={top.y}
            x2={rotate.x}
            y2={rotate.y}
            className="stroke-accent"
            strokeWidth={1.5}
          />
          <circle
            cx={rotate.x}
            cy={rotate.y}
            r={5.5}
            className="fill-surface stroke-accent"
            strokeWidth={2}
          />
        </>
      )}
      {others.map((handle) => (
        <rect
          key={handle.name}
          x={handle.x - HANDLE_SIZE / 2}
          y={handle.y - HANDLE_SIZE / 2}
          width={HANDLE_SIZE}
          height={HANDLE_SIZE}
          rx={2}
          transform={`rotate(${String(placed.rotation)} ${String(handle.x)} ${String(handle.y)})`}
          className={cn('fill-surface stroke-accent', small && 'pointer-coarse:hidden')}
          strokeWidth={1.5}
        />
      ))}
    </g>
  )
}

function topMiddle(places: readonly HandlePlace[]): { x: number; y: number } {
  const left = places.find((handle) => handle.name === 'nw')
  const right = places.find((handle) => handle.name === 'ne')
  if (left === undefined || right === undefined) return { x: 0, y: 0 }
  return { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
}
