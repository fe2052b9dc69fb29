/* The sheets on paper: the paper is chosen once, each sheet is a press. */
import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { FileKind, Paper } from '@/api/exports'
import { sheets } from '@/features/exports/kinds'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Segmented } from '@/ui/Segmented'

type Props = {
  /** The kind that is being made. */
  pending: FileKind | undefined
  onExport: (kind: FileKind, paper: Paper) => void
}

const papers = (['A4', 'A3', 'A0', 'Letter', 'Legal'] as const).map((value) => ({
  value,
  label: value,
}))

/** Renders the list; what the paper has no layout for says so. */
export function SheetsCard({ pending, onExport }: Props) {
  const [paper, setPaper] = useState<Paper>('A4')
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex items-center gap-3">
          <FileText aria-hidden strokeWidth={1.75} className="size-5 text-muted" />
          <h2 className="text-base font-semibold">PDF</h2>
        </div>
        <Segmented
          legend="Paper"
          hideLegend
          value={paper}
          options={papers}
          onChange={setPaper}
          className="min-w-72"
        />
      </div>
      <ul className="mt-3 grid gap-x-8 md:grid-cols-2">
        {sheets.map(({ kind, title, text, papers: fitting }) => {
          const fits = fitting.includes(paper)
          return (
            <li
              key={kind}
              className="flex items-center justify-between gap-4 border-t border-border py-3"
            >
              <div className="min-w-0">
                <h3 className="font-medium">{title}</h3>
                <p className="text-sm text-muted">
                  {fits ? text : `Not on ${paper}: choose ${fitting.join(' or ')}.`}
                </p>
              </div>
              <Button
                disabled={!fits}
                pending={pending === kind}
                pendingLabel="Exporting..."
                aria-label={`Export ${title}`}
                onClick={() => {
                  onExport(kind, paper)
                }}
              >
                Export
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
