/* Imports a guest list file and shows what became of each row that is not a new guest. */
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { serverMessage } from '@/api/errors'
import { useImportGuests } from '@/api/guests'
import type { ImportAnswer } from '@/api/schema'
import { messages } from '@/features/guests/messages'
import { hasReport } from '@/guests/import-report'
import { ImportResultDialog } from '@/guests/ImportResultDialog'
import { guestMessages } from '@/guests/messages'
import { FileButton } from '@/ui/FileButton'
import { JobProgress } from '@/ui/JobProgress'
import { toast } from '@/ui/toast'

/** Renders the button with its hidden file chooser. */
export function ImportButton({ eventId }: { eventId: string }) {
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
    <div className="flex max-w-full flex-col items-end gap-2">
      <FileButton
        label="Guest list file"
        accept=".csv,.tsv,.txt,.xlsx,.xls,.docx,.doc,.pdf,text/csv"
        pending={importGuests.isPending}
        pendingLabel="Importing..."
        title="CSV, Excel, Word or PDF, up to 5 MB and 50,000 rows"
        onFiles={([file]) => {
          if (file !== undefined) read(file)
        }}
      >
        <Upload aria-hidden />
        Import guests
      </FileButton>
      <JobProgress
        work={importGuests.run?.job}
        label="Import"
        onCancel={importGuests.run?.cancel}
        className="w-60 max-w-full"
      />
      {result !== undefined && (
        <ImportResultDialog
          result={result}
          onClose={() => {
            setResult(undefined)
          }}
        />
      )}
    </div>
  )
}
