/* The smallest form of the wire, and its fields. */
import type { FormField } from '@/api/guest-form'
import type { InvitationForm } from '@/api/invitation-form'

export function aField(fields: Partial<FormField> = {}): FormField {
  return { id: 'q-1', type: 'text', label: 'Song wish', required: false, per: 'guest', ...fields }
}

export const nameFields: FormField[] = [
  aField({ id: 'firstName', label: 'First name', required: true }),
  aField({ id: 'lastName', label: 'Last name', required: true }),
  aField({ id: 'email', type: 'email', label: 'Email', required: true }),
]

export const dance = aField({ id: 'q-dance', type: 'checkbox', label: 'Staying to dance?' })

export const song = aField({
  id: 'q-song',
  label: 'Song wish',
  showIf: { field: 'q-dance', is: ['yes'] },
})

export function aForm(fields: Partial<InvitationForm> = {}): InvitationForm {
  return {
    title: 'Summer dinner',
    description: 'Please answer by May.',
    fields: [...nameFields, dance, song],
    settings: {
      autoAssignSeats: false,
      sendQRCode: true,
      open: true,
      waitingList: false,
      plusOnes: 0,
      capacity: null,
      opensAt: null,
    },
    version: 3,
    answers: 0,
    attending: 0,
    link: 'https://here.example/guest-form/abc',
    updatedAt: '2027-01-03T09:00:00Z',
    updatedBy: 'Nora Lind',
    ...fields,
  }
}
