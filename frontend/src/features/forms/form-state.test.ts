/* Whether registration is open, in words. */
import { expect, test } from 'vitest'
import { formState } from '@/features/forms/form-state'
import { aForm } from '@/features/forms/testing/builders'
import { anEvent } from '@/testing/builders'

const now = new Date('2027-04-01T12:00:00Z')
const deadline = '2027-05-01T17:00:00Z'
const settings = aForm().settings

test.each([
  [{}, {}, 'Open'],
  [{}, { rsvpDeadline: deadline }, 'Open until 1 May 2027, 18:00'],
  [{}, { rsvpDeadline: '2027-03-01T18:00:00Z' }, 'Closed since 1 Mar 2027, 18:00'],
  [{ settings: { ...settings, open: false } }, { rsvpDeadline: deadline }, 'Closed'],
  [{ settings: { ...settings, opensAt: deadline } }, {}, 'Opens 1 May 2027, 18:00'],
  [{ version: 0 }, {}, 'Not saved yet'],
  [{}, { status: 'cancelled' }, 'Closed: the event is cancelled'],
] as const)('form %j of event %j: %s', (form, event, label) => {
  expect(formState(aForm(form), anEvent(event), now).label).toBe(label)
})
