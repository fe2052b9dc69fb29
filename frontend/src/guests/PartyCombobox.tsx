/* Finds a party of the event by typing, or names a new one. */
import { useParties } from '@/api/parties'
import { Combobox } from '@/ui/combobox/Combobox'
import type { ControlProps } from '@/ui/Field'

type Props = ControlProps & {
  eventId: string
  /** The name of the party; empty without one. */
  value: string
  onChange: (party: string) => void
  /** Offers to have no party. */
  canBeNone?: boolean
  /** What is typed is the party, also before it is chosen: for a form that is sent by a button. */
  takesTyped?: boolean
}

export function PartyCombobox({ eventId, canBeNone = false, takesTyped = false, ...props }: Props) {
  const { data: parties = [], isLoading } = useParties(eventId)
  // In a box for typing, “No party” is the placeholder: as text it would have to be deleted first.
  const offersNone = canBeNone && !(takesTyped && props.value === '')
  const none = offersNone ? [{ value: '', label: 'No party' }] : []
  return (
    <Combobox
      {...props}
      options={[...none, ...parties.map(({ name }) => ({ value: name, label: name }))]}
      placeholder={canBeNone ? 'No party' : undefined}
      emptyText="No parties yet"
      loading={isLoading}
      create={{
        label: (typed) => `New party “${typed}”`,
        onCreate: props.onChange,
        onTyped: takesTyped ? props.onChange : undefined,
      }}
    />
  )
}
