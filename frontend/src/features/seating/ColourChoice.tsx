/* What the marks on the chairs tell: wishes, diets or parties. */
import { Segmented } from '@/ui/Segmented'
import type { ColourBy } from '@/features/seating/seat-groups'

interface Props {
  readonly value: ColourBy
  readonly onChange: (value: ColourBy) => void
}

export function ColourChoice({ value, onChange }: Props) {
  return (
    <Segmented
      legend="Marks on the chairs"
      hideLegend
      className="absolute right-3 bottom-3 z-10 w-56 rounded-control border border-border bg-surface shadow-raised"
      value={value}
      options={[
        { value: 'wishes', label: 'Wishes' },
        { value: 'diet', label: 'Diets' },
        { value: 'party', label: 'Parties' },
      ]}
      onChange={onChange}
    />
  )
}
