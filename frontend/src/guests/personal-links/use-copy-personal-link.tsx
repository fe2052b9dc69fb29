/* Copies the personal link of a party, by which its guests answer without an account. */
import { useState, type ReactNode } from 'react'
import { serverMessage } from '@/api/errors'
import { usePersonalLink } from '@/api/parties'
import { linkMessages } from '@/guests/personal-links/link-messages'
import { PersonalLinkDialog } from '@/guests/personal-links/PersonalLinkDialog'
import { toast } from '@/ui/toast'

type Party = { id: string; name: string }

type CopyLink = {
  copy: (party: Party) => void
  pending: boolean
  /** Shows the address where the browser does not copy; mount it anywhere. */
  dialog: ReactNode
}

/** `onEnd` is called when nothing is left to show. */
export function useCopyPersonalLink(onEnd: () => void = () => undefined): CopyLink {
  const link = usePersonalLink()
  const [shown, setShown] = useState<{ party: string; url: string }>()
  const copy = async ({ id, name }: Party) => {
    let url: string
    try {
      url = (await link.mutateAsync(id)).url
    } catch (error) {
      toast.error(linkMessages.failed.title, serverMessage(error, linkMessages.failed.text))
      onEnd()
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast.success(linkMessages.copied, linkMessages.latest, { detail: name })
      onEnd()
    } catch {
      setShown({ party: name, url })
    }
  }
  return {
    copy: (party) => void copy(party),
    pending: link.isPending,
    dialog: shown && (
      <PersonalLinkDialog
        {...shown}
        onClose={() => {
          setShown(undefined)
          onEnd()
        }}
      />
    ),
  }
}
