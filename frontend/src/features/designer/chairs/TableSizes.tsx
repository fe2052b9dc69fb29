/* The sizes S, M, L and XL: how far across, and the chairs that go with it. */
import type { ElementView } from '@/plan/types'
import { useDesigner } from '@/canvas/context'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { count } from '@/canvas/text/messages'
import { setTableSize } from '@/canvas/edits/set-chairs'
import { formatLength, UNITS_PER_INCH } from '@/canvas/text/units'

export function TableSizes({ tables }: { readonly tables: readonly ElementView[] }) {
  const designer = useDesigner()
  usePrefs((prefs) => prefs.units)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">Table size</legend>
      <div className="grid grid-cols-4 gap-1">
        {designer.module.words().quickSizes.map((quick) => {
          const across = quick.size * UNITS_PER_INCH
          const length = formatLength(across)
          return (
            <button
              key={quick.label}
              type="button"
              aria-pressed={tables.every(
                ({ width, chairs }) => width === across && chairs === quick.chairs,
              )}
              className="flex min-h-12 min-w-0 flex-col items-center justify-center py-1 rounded-control border border-border px-1 transition-colors duration-120 hover:bg-surface-2 aria-pressed:border-accent aria-pressed:bg-accent-soft"
              onClick={() => {
                setTableSize(designer, tables, quick)
              }}
            >
              <span className="text-sm font-medium">{quick.label}</span>{' '}
              <span className="text-xs text-muted tabular-nums">{length}</span>{' '}
              <span className="text-xs text-muted tabular-nums">
                {count(quick.chairs, 'chair')}
              </span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
