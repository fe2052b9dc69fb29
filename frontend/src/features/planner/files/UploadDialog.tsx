/* A plan from a file: chosen or dropped, looked at, and only then put in the place of this one. */
import { CircleAlert, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'

import { facts } from '@/generated/facts.gen'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { useDesigner } from '@/features/planner/designer/context'
import { messages } from '@/features/planner/messages'
import { ReplacementPreview, replaceLabel } from '@/features/planner/files/ReplacementPreview'
import {
  readReplacement,
  replacePlan,
  type Replacement,
} from '@/features/planner/files/replacement'

export function UploadDialog() {
  const designer = useDesigner()
  const [found, setFound] = useState<Replacement>()
  const [problem, setProblem] = useState<string>()
  const close = (): void => {
    designer.view.setState({ fileDialog: undefined })
  }
  const refuse = (why: string): void => {
    setFound(undefined)
    setProblem(why)
    designer.doors.failure(messages.planNotImported)
  }
  const read = async (file: File): Promise<void> => {
    try {
      // One byte more than the limit is enough for the plan to say that there is too much.
      const text = await file.slice(0, facts.limits.planBytesMax + 1).text()
      const answer = readReplacement(designer, file.name, text)
      if ('problem' in answer) {
        refuse(answer.problem)
        return
      }
      setProblem(undefined)
      setFound(answer)
    } catch {
      refuse(messages.fileNotRead)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={found === undefined ? 'Upload plan' : `Replace the plan with ${found.name}?`}
      description={
        found === undefined ? 'A plan that was downloaded here, as a JSON file.' : undefined
      }
      maxWidth={560}
      footer={
        found === undefined ? (
          <Button onClick={close}>Cancel</Button>
        ) : (
          <>
            <Button
              onClick={() => {
                setFound(undefined)
              }}
            >
              Choose another file
            </Button>
            <Button
              variant={found.guests.length > 0 ? 'danger' : 'primary'}
              onClick={() => {
                if (!replacePlan(designer, found)) return
                designer.doors.success(messages.planImported(found.name))
                close()
              }}
            >
              {replaceLabel(found)}
            </Button>
          </>
        )
      }
    >
      {found === undefined ? (
        <FileDrop onFile={(file) => void read(file)} problem={problem} />
      ) : (
        <ReplacementPreview replacement={found} />
      )}
    </Dialog>
  )
}

function FileDrop({
  onFile,
  problem,
}: {
  readonly onFile: (file: File) => void
  readonly problem: string | undefined
}) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <div
        role="presentation"
        className={`flex flex-col items-center gap-3 rounded-card border border-dashed px-6 py-10 text-center text-sm ${over ? 'border-accent bg-accent-soft' : 'border-border-strong'}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => {
          setOver(false)
        }}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file !== undefined) onFile(file)
        }}
      >
        <FileUp aria-hidden className="size-6 text-muted" strokeWidth={1.75} />
        <p className="text-muted">Drop the file here, or</p>
        <Button
          variant="primary"
          onClick={() => {
            input.current?.click()
          }}
        >
          Choose file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="Plan file"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // The same file can be chosen again after it was changed.
            event.target.value = ''
            if (file !== undefined) onFile(file)
          }}
        />
      </div>
      <p className="text-xs text-muted">
        Nothing changes before you have seen what it replaces, and undo takes it back.
      </p>
      {problem !== undefined && (
        <p className="flex items-start gap-2 rounded-control bg-danger-soft px-3 py-2 text-sm break-words text-danger">
          <CircleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{problem}</span>
        </p>
      )}
    </div>
  )
}
