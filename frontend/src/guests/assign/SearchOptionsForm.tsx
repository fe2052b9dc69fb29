/* What auto-assign may do, for the next search. */
import { Sparkles } from 'lucide-react'

import type { SearchOptions } from '@/guests/assign/options'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

type Props = {
  options: SearchOptions
  /** A search with them may find something else. */
  isChanged: boolean
  onChange: (options: SearchOptions) => void
  onSearch: () => void
}

type Choice = Exclude<keyof SearchOptions, 'maxMoves'>

const choices: readonly { name: Choice; label: string }[] = [
  { name: 'keepParties', label: 'Keep parties together' },
  { name: 'onlyAttending', label: 'Only guests who said yes' },
  { name: 'moveSeated', label: 'May move guests seated automatically' },
  { name: 'moveHand', label: 'May move guests seated by hand' },
]

export function SearchOptionsForm({ options, isChanged, onChange, onSearch }: Props) {
  return (
    <form
      aria-label="Options of auto-assign"
      className="flex flex-col gap-3 border-t border-border p-3 first:border-t-0"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <h3 className="text-sm font-semibold">Options</h3>
      {choices.map(({ name, label }) => (
        <Checkbox
          key={name}
          label={label}
          checked={options[name]}
          onChange={(checked) => {
            onChange({ ...options, [name]: checked })
          }}
        />
      ))}
      {(options.moveSeated || options.moveHand) && (
        <Field label="Move at most" hint="Leave it empty for no limit.">
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={0}
              max={10_000}
              value={options.maxMoves ?? ''}
              onChange={(event) => {
                const typed = event.target.valueAsNumber
                const maxMoves = Number.isNaN(typed) ? undefined : Math.max(0, Math.round(typed))
                onChange({ ...options, maxMoves })
              }}
            />
          )}
        </Field>
      )}
      {isChanged && (
        <Button type="submit" variant="primary">
          <Sparkles aria-hidden />
          Find seats
        </Button>
      )}
    </form>
  )
}
