/* The QR code of a guest's seat link, to be copied or saved. */
import { Copy, Download } from 'lucide-react'
import { useMayEdit } from '@/api/auth'
import { qrCodeSize, useGuestLink, useQrCode } from '@/api/qr'
import type { Guest, QrCode } from '@/api/schema'
import { messages } from '@/features/guest-list/messages'
import { pngFile, qrMessages, svgFile } from '@/features/guest-list/codes/qr-code'
import { fullName } from '@/guests/names'
import { saveFile } from '@/lib/files'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { QueryView } from '@/ui/QueryView'
import { Skeleton } from '@/ui/Skeleton'
import { toast } from '@/ui/toast'

type Props = {
  guest: Pick<Guest, 'id' | 'firstName' | 'lastName' | 'lookupCode'>
  onClose: () => void
}

export function QrCodeDialog({ guest, onClose }: Props) {
  const name = fullName(guest)
  const linkQuery = useGuestLink(guest, useMayEdit())
  const link = linkQuery.data
  const query = useQrCode(link)
  const save = (kind: 'png' | 'svg', fileOf: (code: QrCode) => Blob) => {
    if (query.data === undefined) {
      toast.error('Error', qrMessages.notAvailable)
      return
    }
    try {
      saveFile(`qr-code-${guest.lookupCode}.${kind}`, fileOf(query.data))
    } catch {
      toast.error('Error', qrMessages.downloadFailed)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="QR Code"
      description={
        <>
          Shows <bdi>{name}</bdi> the way to their seat.
        </>
      }
      maxWidth={440}
      footer={
        <>
          <Button disabled={link === undefined} onClick={() => void copyLink(link)}>
            <Copy aria-hidden />
            Copy link
          </Button>
          <Button
            onClick={() => {
              save('svg', svgFile)
            }}
          >
            <Download aria-hidden />
            Download SVG
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              save('png', pngFile)
            }}
          >
            <Download aria-hidden />
            Download PNG
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-3">
        <QueryView
          query={linkQuery.isError ? failureOf(linkQuery) : query}
          failed={qrMessages.failed}
          level={3}
          skeleton={<Skeleton className="size-[200px]" />}
        >
          {({ qrCode }) => (
            // White around the code, as readers need it, also in dark mode.
            <img
              src={qrCode}
              width={qrCodeSize}
              height={qrCodeSize}
              alt={`QR code with the seat link of ${name}`}
              className="rounded-control bg-[white] p-2"
            />
          )}
        </QueryView>
        <p className="max-w-full text-center text-sm break-all select-all">{link}</p>
        <p className="text-sm text-muted">
          {qrMessages.code}{' '}
          <span className="font-mono text-text select-all">{guest.lookupCode}</span>
        </p>
      </div>
    </Dialog>
  )
}

/** A link that could not be made, in place of its code. */
function failureOf({ error, isFetching, refetch }: ReturnType<typeof useGuestLink>) {
  return { data: undefined, error, isFetching, refetch }
}

async function copyLink(link: string | undefined): Promise<void> {
  if (link === undefined) return
  try {
    await navigator.clipboard.writeText(link)
    toast.success(messages.copied)
  } catch {
    toast.error('Error', qrMessages.copyFailed)
  }
}
