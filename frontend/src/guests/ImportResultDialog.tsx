/* What an import did: how many guests, and every row that was left out or needs a look. */
import type { ReactNode } from 'react'
import type { ImportAnswer } from '@/api/schema'
import { fieldLabel } from '@/guests/fields'
import { guestMessages } from '@/guests/messages'
import { counted } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

type Props = { result: ImportAnswer; onClose: () => void }

/** Renders the report of one import. */
export function ImportResultDialog({ result, onClose }: Props) {
  const { importedCount, duplicates, skipped, problems } = result
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={guestMessages.imported(importedCount)}
      description={
        duplicates > 0
          ? `${counted(duplicates, 'row')} named guests who are on the list already; nothing was added twice.`
          : 'Some rows of the file need a look.'
      }
      maxWidth={560}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {skipped.length > 0 && (
        <Rows title={`${counted(skipped.length, 'row')} skipped`}>
          {skipped.map(({ row, reason }, index) => (
            <Row key={index} row={row}>
              {reason}
            </Row>
          ))}
        </Rows>
      )}
      {problems.length > 0 && (
        <Rows title={`${counted(problems.length, 'note')} about imported rows`}>
          {problems.map(({ row, column, message }, index) => (
            <Row key={index} row={row}>
              {column !== '' && <span className="text-muted">{fieldLabel(column)}: </span>}
              {message}
            </Row>
          ))}
        </Rows>
      )}
    </Dialog>
  )
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-5 last:mb-0">
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul className="divide-y divide-border">{children}</ul>
    </section>
  )
}

function Row({ row, children }: { row: number; children: ReactNode }) {
  return (
    <li className="flex gap-3 py-1.5">
      <span className="w-16 shrink-0 text-muted tabular-nums">Row {row}</span>
      <span className="min-w-0 break-words">{children}</span>
    </li>
  )
}
