/* The personal link of a party where the browser did not copy it. */
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { linkMessages } from '@/guests/personal-links/link-messages'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

type Props = { party: string; url: string; onClose: () => void }

/** Renders the address, selected when it is focused, and a button that tries again. */
export function PersonalLinkDialog({ party, url, onClose }: Props) {
  const [hint, setHint] = useState<string>(linkMessages.byHand)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setHint(linkMessages.copied)
    } catch {
      setHint(linkMessages.byHand)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Personal link"
      description={
        <>
          <bdi>{party}</bdi>. {linkMessages.latest}
        </>
      }
      maxWidth={520}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Field label="Link" hint={hint} live>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              readOnly
              dir="ltr"
              value={url}
              className="flex-1"
              onFocus={(event) => {
                event.target.select()
              }}
            />
            <Button onClick={() => void copy()}>
              <Copy aria-hidden />
              Copy
            </Button>
          </div>
        )}
      </Field>
    </Dialog>
  )
}
