/* Puts the selected guests into one party, or takes them out of theirs. */
import { useId, useState } from 'react'
import { useBulkChange, type BulkDialogProps } from '@/features/guest-list/bulk'
import { PartyCombobox } from '@/guests/PartyCombobox'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Field } from '@/ui/Field'

export function BulkPartyDialog({ eventId, guests, onClose }: BulkDialogProps) {
  const { run, isPending } = useBulkChange(eventId, guests, onClose)
  const formId = useId()
  const [party, setParty] = useState('')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Party of ${countNoun(guests.length, 'guest')}`}
      description="A party answers together and is seated together."
      maxWidth={440}
      footer={
        <>
          <Button
            variant="danger-ghost"
            className="mr-auto"
            pending={isPending}
            onClick={() => {
              run({ verb: 'party', party: null })
            }}
          >
            Take out of party
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={party === ''}
            pending={isPending}
            pendingLabel="Saving..."
          >
            Set party
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (party !== '' && !isPending) run({ verb: 'party', party })
        }}
      >
        <Field label="Party" hint="Choose one, or type the name of a new one.">
          {(control) => (
            <PartyCombobox
              {...control}
              eventId={eventId}
              value={party}
              onChange={setParty}
              takesTyped
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
