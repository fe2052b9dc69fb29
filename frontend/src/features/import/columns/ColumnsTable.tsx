/* The columns of the list: heading, examples, the field they fill, and how that was found. */
import type { ImportColumn, ImportField } from '@/api/schema'
import {
  chosenColumns,
  fieldGroups,
  importFieldLabel,
  originWords,
  repeatedFields,
} from '@/features/import/fields'
import { withColumn } from '@/features/import/plan'
import type { ReadState } from '@/features/import/use-import'
import { countNoun } from '@/lib/words'
import { Badge, type BadgeTone } from '@/ui/Badge'
import type { Column } from '@/ui/data-table/types'
import { DataTable } from '@/ui/DataTable'
import { Select } from '@/ui/Select'

const allFields = fieldGroups.flatMap(({ fields }) => fields)

export function ColumnsTable({ state }: { state: ReadState }) {
  const { draft, preview, change } = state
  const chosen = chosenColumns(preview, draft.plan)
  const repeated = repeatedFields(chosen)
  const choose = (index: number, field: ImportField | null) => {
    change((plan) => withColumn(plan, index, field))
  }
  const columns: Column<ImportColumn>[] = [
    { key: 'name', label: 'Column', render: (column) => <Heading column={column} /> },
    { key: 'examples', label: 'Examples', render: (column) => <Examples column={column} /> },
    {
      key: 'field',
      label: 'Import as',
      width: '15rem',
      render: (column) => <FieldChoice column={column} onChoose={choose} />,
    },
    {
      key: 'from',
      label: 'Found',
      width: '17rem',
      render: (column) => <Origin column={column} isRepeated={isRepeated(column, repeated)} />,
    },
  ]
  return (
    <DataTable
      label="Columns"
      rows={chosen}
      rowKey={({ index }) => String(index)}
      columns={columns}
      tableFrom={56}
      rowHeight={64}
      card={(column) => (
        <div className="flex flex-col gap-2 text-sm">
          <Heading column={column} />
          <Examples column={column} />
          <FieldChoice column={column} onChoose={choose} />
          <Origin column={column} isRepeated={isRepeated(column, repeated)} />
        </div>
      )}
    />
  )
}

function isRepeated({ field }: ImportColumn, repeated: ReadonlySet<string>): boolean {
  return field !== null && repeated.has(field)
}

function Heading({ column: { name, filled } }: { column: ImportColumn }) {
  return (
    <div className="min-w-0">
      <bdi className="block truncate font-medium">{name}</bdi>
      <span className="text-xs text-muted">{countNoun(filled, 'cell')} filled</span>
    </div>
  )
}

function Examples({ column: { examples } }: { column: ImportColumn }) {
  if (examples.length === 0) return <span className="text-muted">Empty</span>
  return (
    <ul className="flex min-w-0 flex-wrap gap-1.5">
      {examples.map((example) => (
        <li
          key={example}
          dir="auto"
          className="max-w-full truncate rounded-control bg-surface-2 px-1.5 py-0.5 text-xs"
        >
          {example}
        </li>
      ))}
    </ul>
  )
}

type ChoiceProps = {
  column: ImportColumn
  onChoose: (index: number, field: ImportField | null) => void
}

function FieldChoice({ column: { index, name, field }, onChoose }: ChoiceProps) {
  return (
    <Select
      aria-label={`Import ${name} as`}
      value={field ?? ''}
      onChange={(event) => {
        const { value } = event.target
        onChoose(index, allFields.find((each) => each === value) ?? null)
      }}
    >
      <option value="">Do not import</option>
      {field !== null && !allFields.includes(field) && (
        <option value={field}>{importFieldLabel(field)}</option>
      )}
      {fieldGroups.map(({ label, fields }) => (
        <optgroup key={label} label={label}>
          {fields.map((each) => (
            <option key={each} value={each}>
              {importFieldLabel(each)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}

const tones: Record<ImportColumn['from'], BadgeTone> = {
  remembered: 'success',
  guessed: 'success',
  chosen: 'accent',
  none: 'neutral',
}

function Origin({
  column: { from, field },
  isRepeated,
}: {
  column: ImportColumn
  isRepeated: boolean
}) {
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge tone={tones[from]}>{originWords[from]}</Badge>
      {isRepeated && field !== null && <Badge tone="warning">Also another column</Badge>}
    </div>
  )
}
