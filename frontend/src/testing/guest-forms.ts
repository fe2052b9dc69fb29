/* Forms and personal links as a server answers them. */
import type {
  DesignedFormView,
  FormField,
  PartyMember,
  PersonalForm,
  PublicForm,
} from '@/api/guest-form'
import { facts } from '@/generated/facts.gen'

export function aField(id: string, fields: Partial<FormField> = {}): FormField {
  return { id, type: 'text', label: id, required: false, per: 'guest', ...fields }
}

/** The default questions. */
export const defaultFields: FormField[] = [
  aField('firstName', { label: 'First Name', required: true }),
  aField('lastName', { label: 'Last Name', required: true }),
  aField('email', { label: 'Email', type: 'email', required: true }),
  aField('mobile', { label: 'Mobile' }),
  aField('dietary', {
    label: 'Dietary Requirements',
    type: 'checkbox',
    options: ['None', 'Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut Allergy', 'Other'],
  }),
  aField('specialRequests', { label: 'Special Requests', type: 'textarea' }),
]

export function aDesignedForm(fields: Partial<DesignedFormView> = {}): DesignedFormView {
  return {
    version: 3,
    title: 'Join us',
    description: '',
    fields: defaultFields,
    plusOnes: 0,
    sendQRCode: true,
    ...fields,
  }
}

export function aPublicForm(fields: Partial<PublicForm> = {}): PublicForm {
  return {
    event: {
      name: 'Summer dinner',
      date: '2027-06-12T14:00:00Z',
      timeZone: 'Europe/London',
      venue: 'Old Mill',
      description: 'Dinner in the garden',
      accent: facts.defaultShades,
      language: 'en',
    },
    state: 'open',
    form: aDesignedForm(),
    ticket: 'ticket-1',
    ...fields,
  }
}

export function aPartyMember(fields: Partial<PartyMember> = {}): PartyMember {
  return {
    key: 'm-1',
    name: 'Layla Haddad',
    isPlusOne: false,
    attending: '',
    values: { firstName: 'Layla', lastName: 'Haddad', email: 'layla@example.org' },
    consent: false,
    openQuestions: [],
    ...fields,
  }
}

export function aPersonalForm(fields: Partial<PersonalForm> = {}): PersonalForm {
  return {
    ...aPublicForm(),
    party: {
      name: 'Haddad family',
      plusOnesAllowed: 0,
      revision: 7,
      partyValues: {},
      openQuestions: [],
    },
    members: [
      aPartyMember(),
      aPartyMember({
        key: 'm-2',
        name: 'Karim Haddad',
        values: { firstName: 'Karim', lastName: 'Haddad' },
      }),
    ],
    mayAnswer: true,
    mayDecline: true,
    ...fields,
  }
}
