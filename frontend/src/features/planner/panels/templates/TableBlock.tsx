/* Which tables, in trade sizes or any other. */
import type { LayoutConfig, TableSizes } from '@/plan/types'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { ChoiceField } from '@/features/planner/fields/ChoiceField'
import { useDesigner } from '@/features/planner/designer/context'
import { InchField } from '@/features/planner/panels/templates/InchField'
import { usePrefs } from '@/features/planner/hooks/use-prefs'
import type { Setup } from '@/features/planner/panels/templates/use-setup'
import { inChosenUnit } from '@/features/planner/units'

const OWN = 'own'

export function TableBlock({ setup }: { readonly setup: Setup }) {
  const { tableSizes } = useDesigner().module.words()
  usePrefs((prefs) => prefs.units)
  const { config, replace } = setup
  const trade = tableSizes.find((each) => each.type === config.tableType)
  const sizes = trade?.sizes ?? []
  const at = sizes.findIndex(
    ({ size, depth }) => size === config.tableSize && depth === config.tableDepth,
  )
  const hasDepth = sizes.some(({ depth }) => depth !== undefined)
  return (
    <>
      <ChoiceField
        label="Table type"
        value={{ kind: 'same', value: config.tableType }}
        options={tableSizes.map(({ type, label }) => ({ value: type, label }))}
        onCommit={(tableType) => {
          const { size = config.tableSize, depth } = usualSize(tableSizes, tableType) ?? {}
          replace({ ...sized(config, size, depth), tableType })
        }}
      />
      <Field label="Trade size">
        {(control) => (
          <Select
            {...control}
            value={at === -1 ? OWN : String(at)}
            onChange={(event) => {
              const chosen = sizes[Number(event.target.value)]
              if (chosen === undefined) return
              replace(sized(config, chosen.size, chosen.depth))
            }}
          >
            {at === -1 && (
              <option value={OWN} disabled>
                Another size
              </option>
            )}
            {sizes.map(({ label, chairs }, index) => (
              <option key={label} value={index}>
                {inChosenUnit(label)} · seats {chairs}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <InchField
          label={hasDepth ? 'Table length' : 'Table size'}
          inches={config.tableSize}
          limits="tableSize"
          setup={setup}
          part={(tableSize) => ({ tableSize })}
        />
        {hasDepth && (
          <InchField
            label="Table depth"
            inches={config.tableDepth}
            limits="tableDepth"
            setup={setup}
            part={(tableDepth) => ({ tableDepth })}
          />
        )}
      </div>
    </>
  )
}

/** A configuration with tables of this size; an absent depth means what is usual for the type. */
function sized(
  config: LayoutConfig,
  tableSize: number,
  tableDepth: number | undefined,
): LayoutConfig {
  const next = { ...config, tableSize }
  delete next.tableDepth
  return tableDepth === undefined ? next : { ...next, tableDepth }
}

/** The size in the middle of those that a type is sold in. */
function usualSize(
  tableSizes: readonly TableSizes[],
  type: string,
): TableSizes['sizes'][number] | undefined {
  const sizes = tableSizes.find((each) => each.type === type)?.sizes ?? []
  return sizes[Math.floor(sizes.length / 2)]
}
