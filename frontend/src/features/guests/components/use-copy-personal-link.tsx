/* Copies the personal link of a party, by which its guests answer without an account. */
import { useState, type ReactNode } from 'react'
import { serverMessage } from '@/api/errors'
import { usePersonalLink } from '@/api/parties'
import { messages } from '@/features/guests/messages'
import { personalLinkDialog } from '@/features/guests/panel/lazy'
import { toast } from '@/ui/toast'

type Party = { id: string; name: string }

type CopyLink = {
  copy: (party: Party) => void
  pending: boolean
  /** Shows the address where the browser does not copy; mount it anywhere. */
  dialog: ReactNode
}

export function useCopyPersonalLink(): CopyLink {
  const link = usePersonalLink()
  const [shown, setShown] = useState<{ party: string; url: string }>()
  const copy = async ({ id, name }: Party) => {
    let url: string
    try {
      url = (await link.mutateAsync(id)).url
    } catch (error) {
      toast.error(messages.linkFailed.title, serverMessage(error, messages.linkFailed.text))
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast.success(messages.copied, messages.latestLink, { detail: name })
    } catch {
      setShown({ party: name, url })
    }
  }
  return {
    copy: (party) => void copy(party),
    pending: link.isPending,
    dialog: shown && (
      <personalLinkDialog.Part
        {...shown}
        onClose={() => {
          setShown(undefined)
        }}
      />
    ),
  }
}
