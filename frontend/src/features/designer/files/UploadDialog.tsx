/* A plan from a file: chosen or dropped, looked at, and only then put in the place of this one. */
import { useState } from 'react'

import { facts } from '@/generated/facts.gen'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { FileDrop } from '@/ui/FileDrop'
import { useDesigner } from '@/canvas/context'
import { messages } from '@/canvas/text/messages'
import { ReplacementPreview, replaceLabel } from '@/features/designer/files/ReplacementPreview'
import {
  readReplacement,
  replacePlan,
  type Replacement,
} from '@/features/designer/files/replacement'
import { closeLayer } from '@/canvas/store/layer'

export function UploadDialog() {
  const designer = useDesigner()
  const [found, setFound] = useState<Replacement>()
  const [problem, setProblem] = useState<string>()
  const close = (): void => {
    closeLayer(designer.view, 'dialog')
  }
  const refuse = (why: string): void => {
    setFound(undefined)
    setProblem(why)
    designer.ports.failure(messages.planNotImported)
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
        found === undefined ? 'A JSON plan file that was downloaded from Seatwright.' : undefined
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
                designer.ports.success(messages.planImported(found.name))
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
        <FileDrop
          label="Plan file"
          accept=".json,application/json"
          onFiles={([file]) => {
            if (file !== undefined) void read(file)
          }}
          hint="You see what it replaces before anything changes, and you can undo it."
          problem={problem}
        />
      ) : (
        <ReplacementPreview replacement={found} />
      )}
    </Dialog>
  )
}
