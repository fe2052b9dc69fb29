/* Sets or removes meal and dietary needs of the selected guests. */
import { useId, useState } from 'react'
import { dietaryOptions } from '@/features/guest-list/guest-form'
import { useBulkChange, type BulkDialogProps } from '@/features/guest-list/bulk'
import { useMealChoices } from '@/features/guest-list/use-meal-choices'
import { guestFields } from '@/guests/fields'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Input } from '@/ui/Input'
import { Segmented } from '@/ui/Segmented'

type Way = 'keep' | 'set' | 'remove'
type Need = { way: Way; text: string }

const ways = [
  { value: 'keep', label: 'Leave as it is' },
  { value: 'set', label: 'Set' },
  { value: 'remove', label: 'Remove' },
] as const

/** The text to be sent; undefined while nothing changes. */
function textOf({ way, text }: Need): string | undefined {
  if (way === 'remove') return ''
  return way === 'set' && text.trim() !== '' ? text.trim() : undefined
}

export function BulkNeedsDialog({ eventId, guests, onClose }: BulkDialogProps) {
  const { run, isPending } = useBulkChange(eventId, guests, onClose)
  const meals = useMealChoices(eventId)
  const [meal, setMeal] = useState<Need>({ way: 'set', text: '' })
  const [diet, setDiet] = useState<Need>({ way: 'keep', text: '' })
  const mealText = textOf(meal)
  const dietary = textOf(diet)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Meal of ${countNoun(guests.length, 'guest')}`}
      description="This replaces what the guests have now."
      maxWidth={440}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={mealText === undefined && dietary === undefined}
            pending={isPending}
            pendingLabel="Saving..."
            onClick={() => {
              run({
                verb: 'needs',
                ...(mealText === undefined ? {} : { meal: mealText }),
                ...(dietary === undefined ? {} : { dietary }),
              })
            }}
          >
            Apply
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <NeedChoice
          name="meal"
          legend="Meal"
          hint="Separate several dishes with semicolons."
          suggestions={meals}
          need={meal}
          onChange={setMeal}
        />
        <NeedChoice
          name="dietary"
          legend="Dietary needs"
          hint="Separate several needs with commas."
          suggestions={dietaryOptions}
          need={diet}
          onChange={setDiet}
        />
      </div>
    </Dialog>
  )
}

type NeedChoiceProps = {
  name: 'meal' | 'dietary'
  legend: string
  hint: string
  suggestions: readonly string[]
  need: Need
  onChange: (need: Need) => void
}

function NeedChoice({ name, legend, hint, suggestions, need, onChange }: NeedChoiceProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-2">
      <Segmented
        legend={legend}
        value={need.way}
        options={ways}
        onChange={(way) => {
          onChange({ ...need, way })
        }}
      />
      {need.way === 'set' && (
        <>
          <Input
            aria-label={`New ${legend.toLowerCase()}`}
            aria-describedby={`${id}-hint`}
            list={id}
            autoComplete="off"
            maxLength={guestFields.find((field) => field.name === name)?.max}
            value={need.text}
            onChange={(event) => {
              onChange({ ...need, text: event.target.value })
            }}
          />
          <datalist id={id}>
            {suggestions.map((text) => (
              <option key={text} value={text} />
            ))}
          </datalist>
          <p id={`${id}-hint`} className="text-xs text-muted">
            {hint}
          </p>
        </>
      )}
    </div>
  )
}
