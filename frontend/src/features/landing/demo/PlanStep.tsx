/* Step 2: a first room with one object of each kind, drawn by the renderer; choosing a name highlights the object. */
import { useState } from 'react'
import { DrawnRoom } from '@/features/landing/live-plan/DrawnPlan'
import { firstRoom } from '@/generated/drawings/first-room.gen'

const things = [
  { name: 'Round table', id: 't1' },
  { name: 'Stage', id: 'stage' },
  { name: 'Bar', id: 'bar' },
  { name: 'Entrance', id: 'entrance' },
] as const

/** Renders palette and plan. */
export function PlanStep() {
  const [chosen, setChosen] = useState<string>('t1')
  const thing = firstRoom.things.find(({ id }) => id === chosen)
  const gap = thing?.isTable === true ? 46 : 12
  const edge = 20
  return (
    <div className="rounded-card border border-border bg-plan-outside p-3">
      <ul className="mb-3 flex flex-wrap gap-2">
        {things.map(({ name, id }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => setChosen(id)}
              className="rounded-control border border-border bg-surface px-3 py-1.5 font-medium aria-pressed:border-accent aria-pressed:text-accent pointer-coarse:py-2.5"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <svg
        role="img"
        aria-label="A room of 26 by 18 feet with two round tables of eight, a stage, a bar and the entrance."
        viewBox={`${-edge} ${-edge} ${firstRoom.width + 2 * edge} ${firstRoom.height + 2 * edge}`}
        className="h-auto w-full"
      >
        <DrawnRoom drawing={firstRoom} />
        {thing !== undefined && (
          <rect
            x={thing.x - gap}
            y={thing.y - gap}
            width={thing.width + 2 * gap}
            height={thing.height + 2 * gap}
            rx="6"
            fill="none"
            strokeWidth="3"
            className="stroke-accent"
          />
        )}
      </svg>
    </div>
  )
}
