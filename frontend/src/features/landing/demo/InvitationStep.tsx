/* Step 4: the invitation as it arrives. */
import { sampleCode } from '@/features/landing/qr-sample'
import { QrCode } from '@/features/landing/QrCode'
import { weddingName, weddingVenue } from '@/features/landing/wedding-guests'

/** Renders the email. */
export function InvitationStep() {
  return (
    <article
      aria-label="Sample invitation"
      className="mx-auto w-full max-w-md rounded-card border border-border bg-bg"
    >
      <div className="border-b border-border px-5 py-3 text-xs text-muted">
        To: Ana Ruiz
        <p className="text-sm font-semibold text-text">You are invited: {weddingName}</p>
      </div>
      <div className="flex flex-wrap items-center gap-5 px-5 py-5">
        <div className="min-w-40 flex-1">
          <p>Dear Ana,</p>
          <p className="mt-2">
            We would love to have you with us on Saturday 5 June 2027 at {weddingVenue}. Use this
            code to find your table and seat.
          </p>
          <p className="mt-3 font-mono font-semibold tracking-[0.18em]">{sampleCode}</p>
        </div>
        <QrCode className="size-32 rounded-control border border-border" />
      </div>
    </article>
  )
}
