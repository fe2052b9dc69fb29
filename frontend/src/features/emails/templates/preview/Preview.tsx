/* The preview beside the editor: for which guest, on which screen, and a test to look at in a real mail program. */
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import type { EmailPreview, EmailTemplate } from '@/api/email-types'
import { toApiError } from '@/api/errors'
import type { Event } from '@/api/schema'
import type { TemplateDraft } from '@/features/emails/templates/draft-store'
import { templateMessages as messages } from '@/features/emails/templates/messages'
import { GuestChoice } from '@/features/emails/templates/preview/GuestChoice'
import { PreviewFrame } from '@/features/emails/templates/preview/PreviewFrame'
import { TestSend } from '@/features/emails/templates/preview/TestSend'
import { usePreview, type usePreviewChoices } from '@/features/emails/templates/preview/use-preview'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/IconButton'
import { QueryView } from '@/ui/QueryView'
import { Segmented } from '@/ui/Segmented'
import { Skeleton } from '@/ui/Skeleton'

type Props = {
  event: Event
  template: EmailTemplate
  draft: TemplateDraft
  /** The plain text is shown instead of the document. */
  asText: boolean
  choices: ReturnType<typeof usePreviewChoices>
  className: string
}

const devices = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor aria-hidden /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone aria-hidden /> },
] as const

export function Preview({ event, template, draft, asText, choices, className }: Props) {
  const { device, dark, guestId, change } = choices
  const { shown, error, isFetching, refetch } = usePreview(event.id, template, draft, guestId)
  return (
    <section
      aria-label="Preview"
      className={cn(
        'flex min-w-0 flex-col gap-3 rounded-card border border-border bg-surface-2 p-3 @min-[46rem]:sticky @min-[46rem]:top-18 @min-[46rem]:h-[calc(100dvh-5.5rem)]',
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <GuestChoice
          eventId={event.id}
          value={guestId}
          shown={shown?.guest ?? undefined}
          onChange={(id) => {
            change({ guestId: id })
          }}
        />
        <div className="flex basis-full items-center gap-1">
          <Segmented
            legend="Screen"
            hideLegend
            value={device}
            options={devices}
            onChange={(next) => {
              change({ device: next })
            }}
            className="flex-1"
          />
          <IconButton
            label={dark ? 'Show in light mode' : 'Show in dark mode'}
            onClick={() => {
              change({ dark: !dark })
            }}
          >
            {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
          </IconButton>
        </div>
      </div>
      <div role="status" className="empty:hidden">
        {shown !== undefined && error !== null && (
          <p className="rounded-control bg-warning-soft px-3 py-2 text-sm wrap-anywhere">
            <span className="font-medium text-warning">{messages.previewStale}</span>{' '}
            {toApiError(error).message}
          </p>
        )}
      </div>
      <QueryView
        query={{ data: shown, error, isFetching, refetch }}
        failed={messages.previewFailed}
        level="none"
        skeleton={
          <Skeleton className="h-130 rounded-card @min-[46rem]:h-auto @min-[46rem]:flex-1" />
        }
      >
        {(preview) => (
          <div className="flex min-h-0 flex-col overflow-hidden rounded-card border border-border bg-surface shadow-card @min-[46rem]:flex-1">
            <Envelope preview={preview} />
            {asText ? (
              <textarea
                readOnly
                dir="auto"
                aria-label="Plain text of the email"
                className="h-130 flex-1 resize-none bg-transparent px-4 py-3 text-sm @min-[46rem]:h-auto"
                value={preview.text}
              />
            ) : (
              <PreviewFrame
                html={preview.html}
                title={preview.subject}
                device={device}
                dark={dark}
              />
            )}
          </div>
        )}
      </QueryView>
      <TestSend event={event} template={template} draft={draft} guestId={guestId} />
    </section>
  )
}

function Envelope({ preview: { subject, guest } }: { preview: EmailPreview }) {
  return (
    <div className="border-b border-border px-4 py-3">
      <p className="font-semibold wrap-anywhere">{subject}</p>
      <p className="mt-0.5 text-sm text-muted wrap-anywhere">
        {guest == null
          ? messages.samples
          : `To ${guest.name}${guest.email === '' ? ', no email address' : ` <${guest.email}>`}`}
      </p>
    </div>
  )
}
