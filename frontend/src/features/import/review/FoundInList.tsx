/* What the list says without a column for it: companions and wheelchairs in notes, and families by their surname. */
import type { ImportFact } from '@/api/schema'
import { withFact, withFamilies } from '@/features/import/plan'
import type { ReadState } from '@/features/import/use-import'
import { count, countNoun } from '@/lib/words'
import { Card, CardHeader } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'

export function FoundInList({ state: { preview, draft, change } }: { state: ReadState }) {
  const { facts, families } = preview
  if (facts.length === 0 && families.count === 0) return null
  return (
    <Card>
      <CardHeader
        level={3}
        title="Found in your list"
        text="Undoing the import also undoes all of this."
      />
      <div className="flex flex-col gap-2 px-5 pb-5">
        {facts.map(({ fact, count: guests, taken }) => (
          <Checkbox
            key={fact}
            label={factText(fact, guests)}
            hint={factHints[fact]}
            checked={
              draft.plan.leftInNotes === undefined ? taken : !draft.plan.leftInNotes.includes(fact)
            }
            onChange={(isTaken) => {
              change((plan) => withFact(plan, fact, isTaken))
            }}
          />
        ))}
        {families.count > 0 && (
          <Checkbox
            label={`Make parties from neighbouring rows with the same surname (${countNoun(families.count, 'family', 'families')})`}
            hint={`${count(families.guests)} guests without a party. Each party is named after its surname.`}
            checked={draft.plan.families ?? families.made}
            onChange={(areMade) => {
              change((plan) => withFamilies(plan, areMade))
            }}
          />
        )}
      </div>
    </Card>
  )
}

/** “3 notes name a plus-one” */
function factText(fact: ImportFact, guests: number): string {
  const notes = countNoun(guests, 'note')
  const isOne = guests === 1
  if (fact === 'wheelchair') return `${notes} ${isOne ? 'mentions' : 'mention'} a wheelchair`
  return `${notes} ${isOne ? 'names' : 'name'} a plus-one`
}

const factHints: Record<ImportFact, string> = {
  'plus-one':
    'A companion with a name becomes a guest. Others count as plus-ones of their party. The notes stay as they are.',
  wheelchair: 'These guests get the wheelchair mark. The notes stay as they are.',
}
