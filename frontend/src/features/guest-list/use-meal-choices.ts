/* The meals of an event, offered where the meal of a guest is typed. */
import { useMemo } from 'react'
import type { FormField } from '@/api/guest-form'
import { useGuests } from '@/api/guests'
import { useInvitationForm } from '@/api/invitation-form'
import type { Guest } from '@/api/schema'
import { mealChoices } from '@/features/guest-list/meal-choices'

const noFields: readonly FormField[] = []
const noGuests: readonly Guest[] = []

/** Returns those of the form as well once it is loaded; only members who may edit can read it. */
export function useMealChoices(eventId: string): readonly string[] {
  const { data: guests = noGuests } = useGuests(eventId)
  const { data: { fields } = { fields: noFields } } = useInvitationForm(eventId)
  return useMemo(() => mealChoices(fields, guests), [fields, guests])
}
