/* What auto-assign may do, for the next search. */
import { Sparkles } from 'lucide-react'

import { useRef } from 'react'

import { mayMove, movesProblem, type SearchOptions } from '@/guests/assign/options'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

type Props = {
  id: string
  options: SearchOptions
  /** The button that searches is elsewhere, and belongs to the form by its id. */
  hasButton: boolean
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

export function SearchOptionsForm({ id, options, hasButton, onChange, onSearch }: Props) {
  const moves = useRef<HTMLInputElement>(null)
  const problem = movesProblem(options)
  return (
    <form
      id={id}
      noValidate
      aria-label="Options of auto-assign"
      className="flex flex-col gap-3 border-t border-border p-3 first:border-t-0"
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === undefined) onSearch()
        else moves.current?.focus()
      }}
    >
      <h3 className="text-sm font-semibold">Options</h3>
      {choices.map(({ name, label }) => (
        <Checkbox
          key={name}
          label={label}
          checked={options[name]}
          onChange={(checked) => {
            const chosen = { ...options, [name]: checked }
            onChange(mayMove(chosen) ? chosen : { ...chosen, maxMoves: undefined })
          }}
        />
      ))}
      {mayMove(options) && (
        <Field label="Move at most" hint="Leave blank for no limit." error={problem}>
          {(control) => (
            <Input
              {...control}
              ref={moves}
              type="number"
              inputMode="numeric"
              min={0}
              value={Number.isNaN(options.maxMoves) ? '' : (options.maxMoves ?? '')}
              onChange={({ target: { valueAsNumber, value, validity } }) => {
                const isEmpty = value === '' && !validity.badInput
                onChange({ ...options, maxMoves: isEmpty ? undefined : valueAsNumber })
              }}
            />
          )}
        </Field>
      )}
      {hasButton && (
        <Button type="submit" variant="primary">
          <Sparkles aria-hidden />
          Find seats
        </Button>
      )}
    </form>
  )
}
