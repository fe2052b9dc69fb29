/* Which chairs, how many at a table, and around which part of it. */
import { Button } from '@/ui/Button'
import { RangeField } from '@/ui/RangeField'
import { ChoiceField } from '@/canvas/fields/ChoiceField'
import { useDesigner } from '@/canvas/context'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { InchField } from '@/features/designer/templates/InchField'
import { mostAt } from '@/features/designer/templates/table-capacity'
import type { Setup } from '@/features/designer/templates/use-setup'
import { formatLength } from '@/canvas/text/units'

/** The slider of the specification; a preset for standing guests may have none. */
const CHAIRS = { least: 2, most: 20 } as const

export function ChairBlock({ setup }: { readonly setup: Setup }) {
  const { module } = useDesigner()
  const { chairTypes, arrangements } = module.words()
  usePrefs((prefs) => prefs.units)
  const edge = usePrefs((prefs) => prefs.edgePerGuest)
  const { config, change } = setup
  const { chairSize } = config
  const most = mostAt(module, config, edge)
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
          title={`${String(most)} guests with ${formatLength(edge)} from chair to chair`}
          onClick={() => {
            change({ chairsPerTable: most })
          }}
        >
          Fill Max{most > 0 ? ` (${String(most)})` : ''}
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
