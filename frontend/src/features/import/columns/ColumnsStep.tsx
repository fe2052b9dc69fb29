/* The second step: what the file is, what each column means, and what its words mean. */
import { ColumnsTable } from '@/features/import/columns/ColumnsTable'
import { FileFacts } from '@/features/import/columns/FileFacts'
import { FirstRows } from '@/features/import/columns/FirstRows'
import { chosenColumns, importFieldLabel, splitColumns, wordsOf } from '@/features/import/fields'
import { PreviewState } from '@/features/import/PreviewState'
import type { ReadState } from '@/features/import/use-import'
import { WordMeanings } from '@/features/import/WordMeanings'
import { countNoun } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { Card, CardHeader } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'

type Props = { eventId: string; state: ReadState }

export function ColumnsStep({ eventId, state }: Props) {
  const { preview, draft, remember, setRemember } = state
  const { used, unused } = splitColumns(preview)
  // Unknown tables are solved in the review, where the guests at them are named.
  const fields = new Set(preview.values.map(({ field }) => field).filter((f) => f !== 'table'))
  return (
    <>
      <p className="text-sm text-muted">
        Tell us what each column is. Nothing is saved until the last step.
      </p>
      <PreviewState state={state} />
      <FileFacts state={state} />
      {preview.columns.length > 0 && (
        <Card>
          <CardHeader
            level={3}
            title="Columns in your list"
            text={
              unused.length === 0
                ? undefined
                : `Not imported: ${unused.map(({ name, filled }) => (filled === 0 ? `${name} (empty)` : name)).join(', ')}.`
            }
            actions={
              <>
                <Badge tone="success">{countNoun(used.length, 'column')} used</Badge>
                {unused.length > 0 && <Badge>{unused.length} not imported</Badge>}
              </>
            }
          />
          <ColumnsTable state={state} />
        </Card>
      )}
      <FirstRows columns={chosenColumns(preview, draft.plan)} />
      {fields.size > 0 && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {[...fields].map((field) => (
            <Card key={field} className="pb-5">
              <CardHeader
                level={3}
                title={`Words for ${importFieldLabel(field)}`}
                text="What the words of your list mean here."
              />
              <WordMeanings
                eventId={eventId}
                words={wordsOf(field, preview, draft.plan)}
                onChange={state.change}
              />
            </Card>
          ))}
        </div>
      )}
      <Checkbox
        label="Remember these columns for the next file"
        hint="They apply to lists with the same headings, for everyone in your organisation."
        checked={remember}
        onChange={setRemember}
      />
    </>
  )
}
