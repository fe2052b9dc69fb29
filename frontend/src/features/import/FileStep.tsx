/* The first step: a file that is dropped or chosen, or pasted text; below it the past imports. */
import { useState } from 'react'
import { importMessages } from '@/features/import/messages'
import { PastImports } from '@/features/import/PastImports'
import type { ImportState } from '@/features/import/use-import'
import { facts } from '@/generated/facts.gen'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Field } from '@/ui/Field'
import { FileDrop } from '@/ui/FileDrop'
import { Progress } from '@/ui/Progress'
import { Textarea } from '@/ui/Textarea'

const accepted = '.csv,.tsv,.txt,.xlsx,.xls,.docx,.doc,.pdf,text/csv'
const maxBytes = facts.limits.importBytesMax

type Props = {
  eventId: string
  state: Pick<ImportState, 'reading' | 'draft'>
  /** A list was in hand before the page was loaded again. */
  isLost: boolean
}

export function FileStep({ eventId, state: { reading, draft }, isLost }: Props) {
  const { current, problem } = reading
  const isText = typeof (current ?? problem)?.source.content === 'string'
  return (
    <>
      {isLost && (
        <p
          role="status"
          className="rounded-card border border-border bg-surface px-5 py-3 text-sm font-medium"
        >
          {importMessages.listLost}
        </p>
      )}
      {draft !== undefined && (
        <p className="text-sm text-muted">
          <bdi className="font-medium text-text">{draft.source.name}</bdi> is loaded. Another list
          replaces it.
        </p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card className="p-5">
          <FileDrop
            label="Guest list file"
            accept={accepted}
            maxBytes={maxBytes}
            hint={importMessages.limits}
            problem={isText ? undefined : problem?.message}
            progress={current !== undefined && !isText ? <Reading {...reading} /> : undefined}
            onFiles={([file]) => {
              if (file !== undefined) reading.read(file)
            }}
          />
        </Card>
        <Card className="p-5">
          <Paste
            initial={typeof draft?.source.content === 'string' ? draft.source.content : ''}
            problem={isText ? problem?.message : undefined}
            pending={current !== undefined && isText}
            onRead={reading.read}
          />
        </Card>
      </div>
      <PastImports eventId={eventId} />
    </>
  )
}

function Reading({ current, stop }: ImportState['reading']) {
  if (current === undefined) return null
  const isSent = current.share >= 1
  return (
    <div className="flex w-full max-w-sm flex-col items-center gap-3">
      <p role="status" className="max-w-full break-words">
        {isSent ? 'Reading' : 'Sending'} <bdi>{current.source.name}</bdi>…
      </p>
      <Progress
        label={`Reading ${current.source.name}`}
        value={isSent ? undefined : current.share * 100}
        max={100}
        className="w-full"
      />
      <Button onClick={stop}>Cancel</Button>
    </div>
  )
}

type PasteProps = {
  initial: string
  problem: string | undefined
  pending: boolean
  onRead: (text: string) => void
}

function Paste({ initial, problem, pending, onRead }: PasteProps) {
  const [text, setText] = useState(initial)
  const [missing, setMissing] = useState<string>()
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const wrong = textProblem(text)
        setMissing(wrong)
        if (wrong === undefined && !pending) onRead(text)
      }}
    >
      <Field
        label="Or paste a list"
        hint="Cells copied from a spreadsheet, or one guest a line."
        error={missing ?? problem}
        live
        className="w-full"
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            placeholder={'Ana Ruiz, ana@example.com\nBen and Cleo Okri'}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setMissing(undefined)
            }}
          />
        )}
      </Field>
      <Button type="submit" pending={pending} pendingLabel="Reading…">
        Read this list
      </Button>
    </form>
  )
}

function textProblem(text: string): string | undefined {
  if (text.trim() === '') return importMessages.nothingPasted
  return new Blob([text]).size > maxBytes ? importMessages.tooLong : undefined
}
