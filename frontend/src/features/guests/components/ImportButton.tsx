/* Imports a guest list file and shows what became of each row that is not a new guest. */
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { serverMessage } from '@/api/errors'
import { useImportGuests } from '@/api/guests'
import type { ImportAnswer } from '@/api/schema'
import { messages } from '@/features/guests/messages'
import { hasReport } from '@/guests/import-report'
import { ImportResultDialog } from '@/guests/ImportResultDialog'
import { guestMessages } from '@/guests/messages'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'

/** Renders the button with its hidden file chooser. */
export function ImportButton({ eventId }: { eventId: string }) {
  const chooser = useRef<HTMLInputElement>(null)
  const importGuests = useImportGuests(eventId)
  const [result, setResult] = useState<ImportAnswer>()

  const read = (file: File) => {
    importGuests.mutate(file, {
      onSuccess: (answer) => {
        toast.success(guestMessages.imported(answer.importedCount))
        if (hasReport(answer)) setResult(answer)
      },
      onError: (error) => {
        toast.error(messages.importFailed.title, serverMessage(error, messages.importFailed.text))
      },
    })
  }
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xls,.docx,.doc,.pdf,text/csv"
        aria-label="Guest list file"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Reset, so that choosing the same file again is a change.
          if (file !== undefined) read(file)
          event.target.value = ''
        }}
      />
      <Button
        pending={importGuests.isPending}
        pendingLabel="Importing..."
        title="CSV, up to 5 MB and 10,000 rows"
        onClick={() => {
          chooser.current?.click()
        }}
      >
        <Upload aria-hidden />
        Import CSV
      </Button>
      {result !== undefined && (
        <ImportResultDialog
          result={result}
          onClose={() => {
            setResult(undefined)
          }}
        />
      )}
    </>
  )
}
