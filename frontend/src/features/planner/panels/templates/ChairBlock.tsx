/* Which chairs, how many at a table, and around which part of it. */
import { Button } from '@/ui/Button'
import { RangeField } from '@/ui/RangeField'
import { ChoiceField } from '@/features/planner/fields/ChoiceField'
import { useDesigner } from '@/features/planner/designer/context'
import { usePrefs } from '@/features/planner/hooks/use-prefs'
import { InchField } from '@/features/planner/panels/templates/InchField'
import type { Setup } from '@/features/planner/panels/templates/use-setup'
import { formatLength, UNITS_PER_INCH } from '@/features/planner/units'

/** The slider of the specification; a preset for standing guests may have none. */
const CHAIRS = { least: 2, most: 20 } as const

export function ChairBlock({ setup }: { readonly setup: Setup }) {
  const { module } = useDesigner()
  const { chairTypes, arrangements } = module.words()
  usePrefs((prefs) => prefs.units)
  const edge = usePrefs((prefs) => prefs.edgePerGuest)
  const { config, change } = setup
  const { chairSize, tableSize, tableDepth = tableSize } = config
  const most = module.fillMax(
    config.tableType,
    tableSize * UNITS_PER_INCH,
    tableDepth * UNITS_PER_INCH,
    edge,
  )
  return (
    <>
      <ChoiceField
        label="Chair type"
        value={{ kind: 'same', value: config.chairType }}
        options={chairTypes.map(({ id, label }) => ({ value: id, label }))}
        onCommit={(chairType) => {
          change({ chairType })
        }}
      />
      <div className="grid grid-cols-2 gap-3">
        <InchField
          label="Chair width"
          inches={chairSize.width}
          limits="chairSize"
          setup={setup}
          part={(width) => ({ chairSize: { ...chairSize, width } })}
        />
        <InchField
          label="Chair height"
          inches={chairSize.height}
          limits="chairSize"
          setup={setup}
          part={(height) => ({ chairSize: { ...chairSize, height } })}
        />
      </div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <RangeField
            label="Chairs per table"
            value={config.chairsPerTable}
            min={Math.min(CHAIRS.least, config.chairsPerTable)}
            max={CHAIRS.most}
            onCommit={(chairsPerTable) => {
              change({ chairsPerTable })
            }}
          />
        </div>
        <Button
          size="sm"
          disabled={most === 0 || most === config.chairsPerTable}
          title={`${String(most)} guests with ${formatLength(edge)} of edge each`}
          onClick={() => {
            change({ chairsPerTable: most })
          }}
        >
          Fill Max
        </Button>
      </div>
      <ChoiceField
        label="Arrangement"
        value={{ kind: 'same', value: config.arrangementType }}
        options={arrangements.map(({ id, label }) => ({ value: id, label }))}
        onCommit={(arrangementType) => {
          change({ arrangementType })
        }}
      />
    </>
  )
}
