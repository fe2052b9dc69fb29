/* Marks a question as the meal, and suggests it for a new one about food. */
import { Utensils } from 'lucide-react'
import type { FormField } from '@/api/guest-form'
import { SwitchRow } from '@/features/forms/controls'
import { isMealField } from '@/features/forms/fields'
import { isAboutMeals } from '@/guests/meal-words'
import { Button } from '@/ui/Button'

type Props = {
  /** A question that may be the meal. */
  field: FormField
  /** The saved form does not have the question. */
  isNew: boolean
  onChange: (isMeal: boolean) => void
}

export function MealMark({ field, isNew, onChange }: Props) {
  // Undefined until the organiser has decided either way.
  const isSuggested = isNew && field.isMeal === undefined && isAboutMeals(field.label)
  return (
    <div className="flex flex-col gap-2">
      {isSuggested && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-info-soft px-4 py-3 text-sm text-info"
        >
          Looks like a meal question. Send the answers to the kitchen?
          <Button
            size="sm"
            onClick={() => {
              onChange(true)
            }}
          >
            <Utensils aria-hidden />
            Send to the kitchen
          </Button>
        </div>
      )}
      <SwitchRow
        label="This is the meal"
        hint="The answer becomes the meal of the guest, for the kitchen summary, place cards and tickets."
        checked={isMealField(field)}
        onChange={onChange}
      />
    </div>
  )
}
