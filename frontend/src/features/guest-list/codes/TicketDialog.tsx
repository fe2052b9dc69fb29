/* The ticket of a guest, for guests who get no email: opened, printed, and replaced when it got into other hands. */
import { Copy, ExternalLink, Printer, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useGuestTicket, useReplaceTicket } from '@/api/guest-tickets'
import type { Guest } from '@/api/schema'
import { ticketMessages } from '@/features/guest-list/codes/ticket-messages'
import { fullName } from '@/guests/names'
import { printParameter } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { ConfirmAction } from '@/ui/ConfirmDialog'
import { Dialog } from '@/ui/Dialog'
import { QueryView } from '@/ui/QueryView'
import { Skeleton } from '@/ui/Skeleton'
import { toast } from '@/ui/toast'

type Props = { guest: Pick<Guest, 'id' | 'firstName' | 'lastName'>; onClose: () => void }

export function TicketDialog({ guest, onClose }: Props) {
  const query = useGuestTicket(guest.id)
  const [replacing, setReplacing] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Ticket"
      description={
        <>
          <bdi>{fullName(guest)}</bdi> shows this page at the entrance. It has the seat and a QR
          code.
        </>
      }
      maxWidth={480}
      footer={
        <>
          <Button
            variant="danger-ghost"
            className="mr-auto"
            onClick={() => {
              setReplacing(true)
            }}
          >
            <RefreshCw aria-hidden />
            Replace ticket
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <QueryView
        query={query}
        failed={ticketMessages.loadFailed}
        level={3}
        skeleton={<Skeleton className="h-28" />}
      >
        {({ url }) => <TicketLinks url={url} />}
      </QueryView>
      {replacing && (
        <ReplaceQuestion
          guest={guest}
          onClose={() => {
            setReplacing(false)
          }}
        />
      )}
    </Dialog>
  )
}

/** Links rather than buttons: a window that opens after a request would be blocked. */
function TicketLinks({ url }: { url: string }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles({ variant: 'primary' })}
        >
          <ExternalLink aria-hidden />
          Open ticket
        </a>
        <a
          href={`${url}?${printParameter}`}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles()}
        >
          <Printer aria-hidden />
          Print ticket
        </a>
        <Button onClick={() => void copyLink(url)}>
          <Copy aria-hidden />
          Copy link
        </Button>
      </div>
      <p className="text-sm break-all text-muted select-all" dir="ltr">
        {url}
      </p>
    </div>
  )
}

function ReplaceQuestion({ guest, onClose }: Props) {
  return (
    <ConfirmAction
      title={`Replace the ticket of ${fullName(guest)}?`}
      confirmLabel="Replace ticket"
      pendingLabel="Replacing..."
      mutation={useReplaceTicket()}
      input={guest.id}
      done={ticketMessages.replaced(fullName(guest))}
      failed={({ message }) => ({ title: ticketMessages.replaceFailed, text: message })}
      onClose={onClose}
    >
      {ticketMessages.stops.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ConfirmAction>
  )
}

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.success(ticketMessages.copied)
  } catch {
    toast.error('Error', ticketMessages.copyFailed)
  }
}
