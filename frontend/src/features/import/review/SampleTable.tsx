/* The first rows as they would be imported. */
import type { ImportPreview } from '@/api/schema'
import { valueText } from '@/features/import/fields'
import { count, countNoun } from '@/lib/words'
import { Badge, type BadgeTone } from '@/ui/Badge'
import { Card, CardHeader } from '@/ui/Card'
import type { Column } from '@/ui/data-table/types'
import { DataTable } from '@/ui/DataTable'

type SampleRow = ImportPreview['sample'][number]

const actions: Record<SampleRow['what'], { label: string; tone: BadgeTone }> = {
  add: { label: 'New', tone: 'success' },
  update: { label: 'Update', tone: 'info' },
  known: { label: 'Known', tone: 'neutral' },
  skip: { label: 'Left out', tone: 'neutral' },
}

/** A value that has no heading on a card. */
function OnCard({ word, children }: { word: string; children: string }) {
  return (
    <>
      <span className="md:hidden">{word} </span>
      <bdi>{children}</bdi>
    </>
  )
}

const columns: readonly Column<SampleRow>[] = [
  {
    key: 'name',
    label: 'Name',
    render: ({ name }) => <bdi className="font-medium">{name}</bdi>,
  },
  { key: 'email', label: 'Email', render: ({ email }) => email },
  { key: 'party', label: 'Party', render: ({ party }) => <bdi>{party}</bdi> },
  {
    key: 'table',
    label: 'Table',
    width: '8rem',
    render: ({ table }) => table !== undefined && <OnCard word="Table">{table}</OnCard>,
  },
  {
    key: 'status',
    label: 'RSVP',
    width: '8rem',
    render: ({ status }) => valueText('status', status ?? ''),
  },
  {
    key: 'what',
    label: 'Result',
    width: '7rem',
    render: ({ what }) => <Badge tone={actions[what].tone}>{actions[what].label}</Badge>,
  },
  {
    key: 'row',
    label: 'Row',
    alignEnd: true,
    width: '5rem',
    render: ({ row }) => <OnCard word="Row">{count(row)}</OnCard>,
  },
]

export function SampleTable({ preview: { sample, counts } }: { preview: ImportPreview }) {
  if (sample.length === 0) return null
  return (
    <Card>
      <CardHeader
        level={3}
        title="How the guests will look"
        text={`${countNoun(sample.length, 'row')} of ${count(counts.rows)}.`}
      />
      <DataTable
        label="Sample of the import"
        rows={sample}
        rowKey={({ row, name }) => `${row} ${name}`}
        columns={columns}
        rowHeight={44}
      />
    </Card>
  )
}
