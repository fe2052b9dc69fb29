/* Changes the party of one guest, on screens that show guests beside other work. */
import { useId, useState } from 'react'
import { serverMessage } from '@/api/errors'
import { useChangeGuests } from '@/api/guest-batches'
import type { Guest } from '@/api/schema'
import { notifyBatch } from '@/guests/batch-toast'
import { fullName } from '@/guests/names'
import { PartyCombobox } from '@/guests/PartyCombobox'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Field } from '@/ui/Field'
import { toast } from '@/ui/toast'

type Props = { guest: Guest; onClose: () => void }

const failed = {
  title: 'Update Failed',
  text: 'Failed to update guest information. Please try again.',
}

export function GuestPartyDialog({ guest, onClose }: Props) {
  const { eventId } = guest
  const formId = useId()
  const before = guest.party?.name ?? ''
  const [party, setParty] = useState(before)
  const { mutate, isPending } = useChangeGuests(eventId, {
    onDone: (result, _input, cache) => {
      const title = party === '' ? 'Taken out of their party' : `Party: ${party}`
      const done = { title, text: fullName(guest) }
      notifyBatch({ cache, eventId, result, done, failedTitle: failed.title })
    },
    onFailed: (error) => {
      toast.error(failed.title, serverMessage(error, failed.text))
    },
  })
  const save = () => {
    const action = { verb: 'party', party: party === '' ? null : party } as const
    mutate({ guestIds: [guest.id], action }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Party"
      description={
        <>
          The party of <bdi>{fullName(guest)}</bdi> answers together and is seated together.
        </>
      }
      maxWidth={400}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={party === before}
            pending={isPending}
            pendingLabel="Saving..."
          >
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (party !== before && !isPending) save()
        }}
      >
        <Field label="Party" hint="Choose one, or type the name of a new one.">
          {(control) => (
            <PartyCombobox
              {...control}
              eventId={eventId}
              value={party}
              onChange={setParty}
              canBeNone
              takesTyped
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
