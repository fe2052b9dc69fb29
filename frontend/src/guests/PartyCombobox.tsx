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
}

export function PartyCombobox({ eventId, canBeNone = false, ...props }: Props) {
  const { data: parties = [], isLoading } = useParties(eventId)
  const none = canBeNone ? [{ value: '', label: 'No party' }] : []
  return (
    <Combobox
      {...props}
      options={[...none, ...parties.map(({ name }) => ({ value: name, label: name }))]}
      emptyText="No parties yet"
      loading={isLoading}
      create={{ label: (typed) => `New party “${typed}”`, onCreate: props.onChange }}
    />
  )
}
