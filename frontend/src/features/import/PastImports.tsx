/* The imports of this event: who, when, what they did, and a way to take one back. */
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { usePastImports } from '@/api/imports'
import type { PastImport } from '@/api/schema'
import { figuresText } from '@/features/import/messages'
import { UndoQuestion } from '@/features/import/UndoQuestion'
import { browserZone, dateAndTime } from '@/lib/dates'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import type { Column } from '@/ui/data-table/types'
import { DataTable } from '@/ui/DataTable'
import { QueryView } from '@/ui/QueryView'

export function PastImports({ eventId }: { eventId: string }) {
  const query = usePastImports(eventId)
  const [undoing, setUndoing] = useState<PastImport>()
  const columns: Column<PastImport>[] = [
    {
      key: 'file',
      label: 'File',
      render: ({ fileName }) => (
        <bdi className="font-medium" title={fileName}>
          {fileName}
        </bdi>
      ),
    },
    {
      key: 'when',
      label: 'When',
      width: '12.5rem',
      render: ({ finishedAt }) => dateAndTime({ date: finishedAt, zone: browserZone() }),
    },
    { key: 'by', label: 'By', render: ({ by }) => by ?? 'A former member' },
    {
      key: 'figures',
      label: 'Result',
      width: '36%',
      render: (each) => <span className="whitespace-normal">{figuresText(each)}</span>,
    },
    {
      key: 'actions',
      label: 'Actions',
      alignEnd: true,
      width: '8rem',
      render: (each) =>
        each.undoneAt === undefined ? (
          <Button
            size="sm"
            aria-label={`Undo the import of ${each.fileName}`}
            onClick={() => {
              setUndoing(each)
            }}
          >
            <Undo2 aria-hidden />
            Undo
          </Button>
        ) : (
          <Badge>Undone</Badge>
        ),
    },
  ]
  return (
    <Card>
      <CardHeader title="Past imports" level={3} />
      <QueryView
        query={query}
        failed="The past imports could not be loaded"
        skeleton={2}
        level="none"
        empty={<p className="px-5 pb-5 text-sm text-muted">No list was imported yet.</p>}
      >
        {(imports) => (
          <DataTable
            label="Past imports"
            rows={imports}
            rowKey={({ id }) => id}
            columns={columns}
          />
        )}
      </QueryView>
      {undoing !== undefined && (
        <UndoQuestion
          eventId={eventId}
          past={undoing}
          onClose={() => {
            setUndoing(undefined)
          }}
        />
      )}
    </Card>
  )
}
