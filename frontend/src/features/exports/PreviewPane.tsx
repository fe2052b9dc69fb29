/* How the file will look: its pages one by one, or how its text begins. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFilePreview, type FileRequest } from '@/api/exports'
import type { FilePreview } from '@/api/schema'
import { contactsInFileNote, eventFileNote, wordNote } from '@/features/exports/kinds'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/IconButton'
import { QueryView } from '@/ui/QueryView'
import { Skeleton } from '@/ui/Skeleton'

type Props = {
  eventId: string
  request: FileRequest
  /** Waits while other long calls are under way. */
  isReady: boolean
  /** Counted from 1. */
  page: number
  onPage: (page: number) => void
  className?: string
}

/** Renders the preview with its pages to turn. */
export function PreviewPane({ eventId, request, isReady, page, onPage, className }: Props) {
  const preview = useFilePreview(eventId, request, { page, enabled: isReady })
  const pages = preview.data?.pages ?? 1
  const isText = preview.data?.text !== undefined
  return (
    <section
      aria-labelledby="preview-title"
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 id="preview-title" className="font-semibold">
          Preview
          <span role="status" className="ml-2 text-sm font-normal text-muted">
            {preview.data === undefined
              ? ''
              : isText
                ? 'The first lines'
                : pageWords(page, pages, request.paper)}
          </span>
        </h2>
        {pages > 1 && (
          <div className="flex gap-1">
            <IconButton
              label="Previous page"
              variant="secondary"
              disabled={page <= 1}
              onClick={() => {
                onPage(page - 1)
              }}
            >
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton
              label="Next page"
              variant="secondary"
              disabled={page >= pages}
              onClick={() => {
                onPage(page + 1)
              }}
            >
              <ChevronRight aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      <QueryView
        query={preview}
        failed="The preview could not be created"
        skeleton={<Skeleton className="aspect-[210/297] w-full" />}
      >
        {(data) => (
          <div
            className={cn(
              'transition-opacity duration-180',
              preview.isPlaceholderData && 'opacity-50',
            )}
          >
            {data.missing !== undefined && (
              <p role="alert" className="mb-3 text-sm text-warning">
                No font has <bdi>{data.missing}</bdi>. Question marks are printed instead.
              </p>
            )}
            <Shown preview={data} label={`Page ${String(page)} of ${String(pages)}`} />
          </div>
        )}
      </QueryView>
      {request.format === 'docx' && <p className="text-sm text-muted">{wordNote}</p>}
      {request.kind === 'json' && <p className="text-sm text-muted">{eventFileNote}</p>}
      {request.kind === 'json' && request.sections?.includes('contacts') === true && (
        <p className="text-sm text-muted">{contactsInFileNote}</p>
      )}
      {request.sections?.includes('contacts') === false && (
        <p className="text-sm text-muted">
          Contact details are off: the file shows no email addresses and no phone numbers.
        </p>
      )}
    </section>
  )
}

function pageWords(page: number, pages: number, paper: string | undefined): string {
  const place = `page ${String(page)} of ${String(pages)}`
  return paper === undefined ? place : `${place}, ${paper}`
}

function Shown({ preview, label }: { preview: FilePreview; label: string }) {
  const picture = useBlobUrl(preview.svg)
  if (preview.text !== undefined) {
    return (
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls by keyboard only what takes the focus
        tabIndex={0}
        aria-label="The first lines of the file"
        className="max-h-[70dvh] overflow-auto rounded-card border border-border bg-surface p-4 font-mono text-xs break-all whitespace-pre-wrap"
      >
        {preview.text}
      </pre>
    )
  }
  // Paper is white in both themes.
  return (
    <div className="flex justify-center rounded-card bg-plan-outside p-4 sm:p-6">
      <img src={picture} alt={label} className="max-h-[75dvh] max-w-full bg-white shadow-float" />
    </div>
  )
}

/** An address for a drawing that is never parsed into this page. */
function useBlobUrl(svg: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (svg === undefined) return undefined
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
    }
  }, [svg])
  return url
}
