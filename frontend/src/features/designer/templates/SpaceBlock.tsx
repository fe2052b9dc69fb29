/* The layout of the tables in the room, their spacing, and the number of guests. */
import { facts } from '@/generated/facts.gen'
import { ChoiceField } from '@/canvas/fields/ChoiceField'
import { NumberField } from '@/canvas/fields/NumberField'
import { useDesigner, useSeating } from '@/canvas/context'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { InchField } from '@/features/designer/templates/InchField'
import type { Setup } from '@/features/designer/templates/use-setup'
import { formatLength, UNITS_PER_INCH } from '@/canvas/text/units'

const [leastAisle] = facts.layoutInches.aisle

export function SpaceBlock({ setup }: { readonly setup: Setup }) {
  const { layouts } = useDesigner().module.words()
  const onList = useSeating((state) => state.guests.length)
  const { config, change, check } = setup
  usePrefs((prefs) => prefs.units)
  return (
    <>
      <ChoiceField
        label="Layout"
        value={{ kind: 'same', value: config.layout ?? 'aligned' }}
        options={layouts.map(({ id, label }) => ({ value: id, label }))}
        onCommit={(layout) => {
          change({ layout })
        }}
      />
      <div className="grid grid-cols-2 gap-3">
        <InchField
          label="Row spacing"
          inches={config.spaceBetweenRows}
          limits="space"
          setup={setup}
          part={(spaceBetweenRows) => ({ spaceBetweenRows })}
        />
        <InchField
          label="Column spacing"
          inches={config.spaceBetweenColumns}
          limits="space"
          setup={setup}
          part={(spaceBetweenColumns) => ({ spaceBetweenColumns })}
        />
      </div>
      <InchField
        label="Aisle"
        inches={config.aisle ?? leastAisle}
        limits="aisle"
        setup={setup}
        hint={`The path to an exit, at least ${formatLength(leastAisle * UNITS_PER_INCH)} wide.`}
        part={(aisle) => ({ aisle })}
      />
      <NumberField
        label="Number of guests"
        whole
        value={{ kind: 'same', value: config.guests }}
        min={0}
        max={20000}
        hint={`Leave blank to seat as many as fit. ${String(onList)} ${onList === 1 ? 'guest is' : 'guests are'} on the list.`}
        onClear={() => {
          const rest = { ...config }
          delete rest.guests
          setup.replace(rest)
        }}
        check={(guests) => check({ guests })}
        onCommit={(guests) => {
          change({ guests })
        }}
      />
    </>
  )
}
