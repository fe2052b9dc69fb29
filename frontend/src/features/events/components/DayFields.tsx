/* The first and the last day of a range, either of which may be left open. */
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

type Range = { from: string; to: string }

type Props = { range: Range; onChange: (changed: Partial<Range>) => void }

export function DayFields({ range, onChange }: Props) {
  return (
    <>
      <Day
        label="From"
        day={range.from}
        onChange={(from) => {
          onChange({ from })
        }}
      />
      <Day
        label="To"
        day={range.to}
        onChange={(to) => {
          onChange({ to })
        }}
      />
    </>
  )
}

type DayProps = { label: string; day: string; onChange: (day: string) => void }

function Day({ label, day, onChange }: DayProps) {
  return (
    <Field label={label} className="min-w-36 flex-1 md:max-w-40">
      {(control) => (
        <Input
          {...control}
          type="date"
          value={day}
          onChange={(event) => {
            onChange(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
