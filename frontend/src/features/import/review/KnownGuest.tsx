/* One guest who is on the list already: the values that differ, and what becomes of the row. */
import { ArrowRight } from 'lucide-react'
import type { ImportPreview } from '@/api/schema'
import { importFieldLabel, valueText } from '@/features/import/fields'
import { count } from '@/lib/words'
import { cn } from '@/ui/class-names'
import { Card } from '@/ui/Card'
import { Segmented } from '@/ui/Segmented'

export type Known = ImportPreview['known'][number]

/** What a person chooses: nothing changes, the values are taken over, or a second guest is added. */
export type Choice = 'skip' | 'update' | 'add'

const keep = { value: 'skip', label: 'Keep' } as const
const update = { value: 'update', label: 'Update' } as const
const add = { value: 'add', label: 'Add anyway' } as const

type Props = { known: Known; choice: Choice; onChoose: (choice: Choice) => void }

export function KnownGuest({ known, choice, onChoose }: Props) {
  const { name, row, differences } = known
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <div className="min-w-0 flex-1 basis-32">
          <bdi className="block truncate font-medium">{name}</bdi>
          <span className="text-xs text-muted">
            Row {count(row)}
            {differences.length === 0 && ', the same values'}
          </span>
        </div>
        <Segmented<Choice>
          hideLegend
          className={differences.length === 0 ? 'w-56' : 'w-72'}
          legend={`${name}, row ${count(row)}`}
          value={choice}
          options={differences.length === 0 ? [keep, add] : [keep, update, add]}
          onChange={onChoose}
        />
      </div>
      {differences.length > 0 && <Differences known={known} isTaken={choice === 'update'} />}
    </Card>
  )
}

function Differences({
  known: { name, differences },
  isTaken,
}: {
  known: Known
  isTaken: boolean
}) {
  return (
    <table
      aria-label={`What differs for ${name}`}
      className="w-full table-fixed border-t border-border text-left text-sm"
    >
      <thead className="bg-surface-2 text-xs text-muted">
        <tr>
          <th scope="col" className="w-1/4 px-4 py-1 font-medium">
            Field
          </th>
          <th scope="col" className="px-2 py-1 font-medium">
            Existing
          </th>
          <th scope="col" className="px-4 py-1 font-medium">
            In the file
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, old, new: next }) => (
          <tr key={field} className="border-t border-border align-top">
            <th scope="row" className="px-4 py-1.5 font-normal break-words text-muted">
              {importFieldLabel(field)}
            </th>
            <td
              dir="auto"
              className={cn('px-2 py-1.5 break-words', isTaken && old !== '' && 'line-through')}
            >
              {old === '' ? <span className="text-muted">None</span> : valueText(field, old)}
            </td>
            <td
              dir="auto"
              className={cn(
                'px-4 py-1.5 break-words',
                isTaken && 'bg-success-soft font-medium text-success',
              )}
            >
              {isTaken && <ArrowRight aria-hidden className="mr-1 inline size-3.5" />}
              {valueText(field, next)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
