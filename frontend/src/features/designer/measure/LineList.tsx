/* The measurement lines of the plan: found, renamed, deleted, hidden. */
import { Button } from '@/ui/Button'
import { useDesigner, usePlanState, useView } from '@/canvas/context'
import { removeAllLines } from '@/canvas/shapes/lines'
import { LineRow } from '@/features/designer/measure/LineRow'
import { clearChosen, setShowLines } from '@/canvas/store/chosen'

export function LineList() {
  const designer = useDesigner()
  const lines = usePlanState((state) => state.surroundings.measurements)
  const shown = useView((state) => state.showLines)
  return (
    <section aria-labelledby="lines-title" className="flex flex-col gap-2">
      <div className="flex min-h-8 items-center gap-2">
        <h3 id="lines-title" className="flex-1 text-sm font-semibold">
          Lines
          {lines.length > 0 && (
            <span className="ml-1.5 font-normal text-muted tabular-nums">{lines.length}</span>
          )}
        </h3>
        {lines.length > 0 && (
          <Button
            variant="danger-ghost"
            size="sm"
            onClick={() => {
              clearChosen(designer.view, 'line')
              designer.editing.run(removeAllLines())
            }}
          >
            Clear all
          </Button>
        )}
      </div>
      {lines.length === 0 ? (
        <p className="rounded-card border border-dashed border-border px-4 py-5 text-center text-sm text-muted">
          No lines yet. Lines stay in the plan until you delete them.
        </p>
      ) : (
        <>
          <label className="flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={shown}
              onChange={(event) => {
                setShowLines(designer.view, event.target.checked)
              }}
            />
            Show lines on the plan
          </label>
          <ul className="flex flex-col">
            {lines.map((line, index) => (
              <LineRow key={line.id} line={line} index={index} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
