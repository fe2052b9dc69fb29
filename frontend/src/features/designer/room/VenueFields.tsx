/* How large the room is. The view follows a new size. */
import { cn } from '@/ui/class-names'
import { Aisles } from '@/features/designer/room/Aisles'
import { RoomShape } from '@/features/designer/room/RoomShape'
import { useDesigner, usePlanState } from '@/canvas/context'
import { LengthField } from '@/canvas/fields/LengthField'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { messages } from '@/canvas/text/messages'
import { sizeEdit } from '@/canvas/edits/outlines'
import { formatSize, UNITS_PER_FOOT } from '@/canvas/text/units'

/** Feet. */
const VENUE = { min: 10, max: 500 } as const

/** Feet. */
const PRESETS = [
  { label: 'Small', width: 30, height: 20 },
  { label: 'Medium', width: 50, height: 40 },
  { label: 'Large', width: 80, height: 60 },
] as const

const LIMITS = { min: VENUE.min * UNITS_PER_FOOT, max: VENUE.max * UNITS_PER_FOOT }

export function VenueFields() {
  const designer = useDesigner()
  usePrefs((prefs) => prefs.units)
  const width = usePlanState((state) => state.canvas.venueWidth)
  const height = usePlanState((state) => state.canvas.venueHeight)
  /** Plan units. A drawn outline is stretched. */
  const set = (wide: number, high: number): void => {
    const outcome = sizeEdit(designer, wide, high)
    if ('command' in outcome) designer.editing.run(outcome.command)
    else designer.ports.failure({ title: messages.refused.title, text: outcome.problem })
  }
  return (
    <>
      <div role="group" aria-label="Venue presets" className="grid grid-cols-3 gap-2">
        {PRESETS.map((preset) => {
          const current = preset.width === width && preset.height === height
          return (
            <button
              key={preset.label}
              type="button"
              aria-pressed={current}
              className={cn(
                'flex min-w-0 flex-col items-center gap-1.5 rounded-control border px-1 pt-2.5 pb-2 text-sm transition-colors duration-120',
                current ? 'border-accent bg-accent-soft' : 'border-border hover:bg-surface-2',
              )}
              onClick={() => {
                set(preset.width * UNITS_PER_FOOT, preset.height * UNITS_PER_FOOT)
              }}
            >
              <span
                aria-hidden
                className="grid h-8 place-items-end"
                style={{ width: preset.width / 2 }}
              >
                <span
                  className="border-[1.5px] border-muted bg-plan-floor"
                  style={{ width: preset.width / 2, height: preset.height / 2 }}
                />
              </span>
              <span className="font-medium">{preset.label}</span>
              <span className="text-center text-xs text-muted tabular-nums">
                {formatSize(preset.width * UNITS_PER_FOOT, preset.height * UNITS_PER_FOOT)}
              </span>
            </button>
          )
        })}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <LengthField
          label="Width"
          value={{ kind: 'same', value: width * UNITS_PER_FOOT }}
          {...LIMITS}
          step={{ normal: UNITS_PER_FOOT, far: 10 * UNITS_PER_FOOT }}
          onCommit={(units) => {
            set(units, height * UNITS_PER_FOOT)
          }}
        />
        <LengthField
          label="Height"
          value={{ kind: 'same', value: height * UNITS_PER_FOOT }}
          {...LIMITS}
          step={{ normal: UNITS_PER_FOOT, far: 10 * UNITS_PER_FOOT }}
          onCommit={(units) => {
            set(width * UNITS_PER_FOOT, units)
          }}
        />
      </div>
      <RoomShape />
      <Aisles />
    </>
  )
}
