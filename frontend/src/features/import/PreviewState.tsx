/* Says that the preview is about to change, or why the latest decisions have none. */
import { importMessages } from '@/features/import/messages'
import type { ReadState } from '@/features/import/use-import'
import { FailureNotice } from '@/ui/FailureNotice'

export function PreviewState({ state: { error, isOutdated, retry } }: { state: ReadState }) {
  return (
    <>
      {/* Keeps its line, so that nothing moves when it has words. */}
      <p role="status" className="-mt-3 -mb-2 min-h-5 text-sm text-muted">
        {isOutdated ? importMessages.updating : ''}
      </p>
      {error !== null && !isOutdated && (
        <FailureNotice
          title="The preview could not be updated."
          text={error.message}
          className="rounded-card border border-border bg-surface"
          onRetry={retry}
        />
      )}
    </>
  )
}
