/* Which tables, in trade sizes or any other. */
import type { LayoutConfig, TableSizes } from '@/plan/types'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { ChoiceField } from '@/canvas/fields/ChoiceField'
import { useDesigner } from '@/canvas/context'
import { InchField } from '@/features/designer/templates/InchField'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { mostAt, usualAt } from '@/features/designer/templates/table-capacity'
import type { Setup } from '@/features/designer/templates/use-setup'
import { inChosenUnit } from '@/canvas/text/units'

const OWN = 'own'

type Size = TableSizes['sizes'][number]

export function TableBlock({ setup }: { readonly setup: Setup }) {
  const { module } = useDesigner()
  const { tableSizes } = module.words()
  usePrefs((prefs) => prefs.units)
  const edge = usePrefs((prefs) => prefs.edgePerGuest)
  const { config, replace } = setup
  const trade = tableSizes.find((each) => each.type === config.tableType)
  const sizes = trade?.sizes ?? []
  const at = sizes.findIndex(
    ({ size, depth }) => size === config.tableSize && depth === config.tableDepth,
  )
  /** A configuration with tables of this size and the guests they are usually laid for. */
  const laid = (next: LayoutConfig, usual: number | undefined): LayoutConfig =>
    usual === undefined ? next : { ...next, chairsPerTable: usualAt(module, next, usual, edge) }
  const seats = (size: Size): string => {
    const next = sized(config, size.size, size.depth)
    const usual = usualAt(module, next, size.chairs, edge)
    const most = mostAt(module, next, edge)
    return most > usual ? `${String(usual)} to ${String(most)}` : String(usual)
  }
  const hasDepth = sizes.some(({ depth }) => depth !== undefined)
  return (
    <>
      <ChoiceField
        label="Table type"
        value={{ kind: 'same', value: config.tableType }}
        options={tableSizes.map(({ type, label }) => ({ value: type, label }))}
        onCommit={(tableType) => {
          const { size = config.tableSize, depth, chairs } = usualSize(tableSizes, tableType) ?? {}
          replace(laid({ ...sized(config, size, depth), tableType }, chairs))
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
              replace(laid(sized(config, chosen.size, chosen.depth), chosen.chairs))
            }}
          >
            {at === -1 && (
              <option value={OWN} disabled>
                Another size
              </option>
            )}
            {sizes.map((size, index) => (
              <option key={size.label} value={index}>
                {inChosenUnit(size.label)} · seats {seats(size)}
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
function usualSize(tableSizes: readonly TableSizes[], type: string): Size | undefined {
  const sizes = tableSizes.find((each) => each.type === type)?.sizes ?? []
  return sizes[Math.floor(sizes.length / 2)]
}
