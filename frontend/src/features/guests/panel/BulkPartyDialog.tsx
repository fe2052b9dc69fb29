/* Puts the selected guests into one party, or takes them out of theirs. */
import { useState } from 'react'
import { useParties } from '@/api/parties'
import { useBulkChange, type BulkDialogProps } from '@/features/guests/panel/bulk'
import { counted } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Combobox } from '@/ui/combobox/Combobox'
import { Dialog } from '@/ui/Dialog'
import { Field } from '@/ui/Field'

export function BulkPartyDialog({ eventId, guests, onClose }: BulkDialogProps) {
  const { data: parties = [], isLoading, error } = useParties(eventId)
  const { run, isPending } = useBulkChange(eventId, guests, onClose)
  const [party, setParty] = useState('')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Party of ${counted(guests.length, 'guest')}`}
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
            variant="primary"
            disabled={party === ''}
            pending={isPending}
            pendingLabel="Saving..."
            onClick={() => {
              run({ verb: 'party', party })
            }}
          >
            Set party
          </Button>
        </>
      }
    >
      <Field
        label="Party"
        hint="Choose one, or type the name of a new one."
        error={error === null ? undefined : 'The parties could not be loaded. Type a name.'}
      >
        {(control) => (
          <Combobox
            {...control}
            value={party}
            options={parties.map(({ name }) => ({ value: name, label: name }))}
            emptyText="No parties yet"
            loading={isLoading}
            onChange={setParty}
            create={{ label: (typed) => `New party “${typed}”`, onCreate: setParty }}
          />
        )}
      </Field>
    </Dialog>
  )
}
