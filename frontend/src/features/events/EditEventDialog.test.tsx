/* The dialog that changes an event. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Event } from '@/api/schema'
import { EditEventDialog } from '@/features/events/components/EditEventDialog'
import { bodies, eventServer } from '@/features/events/testing/event-server'
import { anEvent } from '@/testing/builders'
import { refusal } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'

function openDialog(event: Event = anEvent(), more: Parameters<typeof eventServer>[1] = {}) {
  const server = eventServer([event], more)
  const onClose = vi.fn()
  const { user } = renderScreen(<EditEventDialog event={event} onClose={onClose} />)
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Event' }))
  const save = () => user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  return { server, user, dialog, save, onClose }
}

test('the dialog is titled Edit Event, at most 500 px wide, with a description of 4 rows', () => {
  const { dialog } = openDialog()
  expect(screen.getByRole('dialog')).toHaveStyle({ maxWidth: '500px' })
  expect(dialog.getByLabelText(/^Description/)).toHaveAttribute('rows', '4')
  expect(dialog.getByLabelText('Event Name')).toHaveValue('Summer dinner')
  expect(dialog.getByLabelText('Date & Time')).toHaveValue('2027-06-12T15:00')
  expect(dialog.getByLabelText('Status')).toHaveValue('planning')
})

test('the five statuses are offered, and any may follow any other', async () => {
  const { server, user, dialog, save } = openDialog(anEvent({ status: 'completed' }))
  const status = within(dialog.getByLabelText('Status'))
  expect(status.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Planning',
    'Confirmed',
    'In progress',
    'Completed',
    'Cancelled',
  ])
  await user.selectOptions(dialog.getByLabelText('Status'), 'planning')
  await save()
  await screen.findByText('Event Updated')
  expect(bodies(server, 'PATCH')).toEqual([{ status: 'planning' }])
})

test('a saved change says Event Updated and closes', async () => {
  const { server, user, dialog, save, onClose } = openDialog()
  await user.type(dialog.getByLabelText('Event Name'), ' 2027')
  await save()
  const said = await screen.findByText('Your event has been updated successfully.')
  expect(said.closest('[role=status]')).toHaveTextContent('Event Updated')
  expect(bodies(server, 'PATCH')).toEqual([{ name: 'Summer dinner 2027' }])
  expect(onClose).toHaveBeenCalledOnce()
})

test('a save without a change sends nothing', async () => {
  const { server, save, onClose } = openDialog()
  await save()
  expect(onClose).toHaveBeenCalledOnce()
  expect(server.sent).toEqual([])
})

test('a blank name is a Validation Error: Event name is required.', async () => {
  const { server, user, dialog, save } = openDialog()
  await user.clear(dialog.getByLabelText('Event Name'))
  await user.type(dialog.getByLabelText('Event Name'), '   ')
  await save()
  const alert = await screen.findByText('Event name is required.')
  expect(alert.closest('[role=alert]')).toHaveTextContent('Validation Error')
  expect(dialog.getByLabelText('Event Name')).toHaveFocus()
  expect(server.sent).toEqual([])
})

test('a missing date is a Validation Error: Event date is required.', async () => {
  const { server, user, dialog, save } = openDialog()
  await user.clear(dialog.getByLabelText('Date & Time'))
  await save()
  const alert = await screen.findByText('Event date is required.')
  expect(alert.closest('[role=alert]')).toHaveTextContent('Validation Error')
  expect(server.sent).toEqual([])
})

test('a failure says Failed to update event. Please try again. and keeps the input', async () => {
  const { user, dialog, save, onClose } = openDialog(anEvent(), {
    'PATCH /api/events/*': () => refusal(500, 'internal', 'r-1'),
  })
  await user.type(dialog.getByLabelText('Event Name'), '!')
  await save()
  const alert = await screen.findByText('Failed to update event. Please try again.')
  expect(alert.closest('[role=alert]')).toHaveTextContent('Error')
  expect(dialog.getByLabelText('Event Name')).toHaveValue('Summer dinner!')
  expect(onClose).not.toHaveBeenCalled()
})

test('the button reads Saving... while the change is sent', async () => {
  const { user, dialog, save } = openDialog(anEvent(), {
    'PATCH /api/events/*': () => new Promise(() => undefined),
  })
  await user.type(dialog.getByLabelText('Event Name'), '!')
  await save()
  expect(await dialog.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('the cancelled status asks first, and promises nothing about mail', async () => {
  const { server, user, dialog, save } = openDialog()
  await user.selectOptions(dialog.getByLabelText('Status'), 'cancelled')
  await save()
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/is shown as cancelled/)).toBeVisible()
  expect(question.queryByText(/mail/i)).not.toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Go back' }))
  expect(bodies(server, 'PATCH')).toEqual([])
  await save()
  await user.click(await screen.findByRole('button', { name: 'Mark as cancelled' }))
  expect(await screen.findByText('Event Updated')).toBeVisible()
  expect(bodies(server, 'PATCH')).toEqual([{ status: 'cancelled' }])
})

test('an event that is cancelled already is saved without asking again', async () => {
  const { server, user, dialog, save } = openDialog(anEvent({ status: 'cancelled' }))
  await user.type(dialog.getByLabelText('Event Name'), '!')
  await save()
  await screen.findByText('Event Updated')
  expect(bodies(server, 'PATCH')).toEqual([{ name: 'Summer dinner!' }])
})

test('a time that the clocks skip is refused by the server under the date', async () => {
  const message = 'The clocks in Europe/London skip this time. Choose another one.'
  const { user, dialog, save } = openDialog(anEvent(), {
    'PATCH /api/events/*': () => refusal(400, 'invalid', message, 'date'),
  })
  await user.clear(dialog.getByLabelText('Date & Time'))
  await user.type(dialog.getByLabelText('Date & Time'), '2027-03-28T01:30')
  await save()
  await waitFor(() => {
    expect(dialog.getByLabelText('Date & Time')).toHaveAccessibleDescription(message)
  })
  expect(dialog.getByLabelText('Date & Time')).toHaveFocus()
})

test('what was said under More details is open from the start', () => {
  const { dialog } = openDialog(anEvent({ contact: 'Ana', localEndDate: '2027-06-12T23:00' }))
  expect(dialog.getByLabelText(/^Contact/)).toHaveValue('Ana')
  expect(dialog.getByLabelText(/^Ends/)).toHaveValue('2027-06-12T23:00')
})

test('the date until which guest data is kept is changed, and explained', async () => {
  const { server, dialog, save } = openDialog(anEvent({ retentionUntil: '2027-07-12' }))
  const field = dialog.getByLabelText(/^Keep guest data until/)
  expect(field).toHaveValue('2027-07-12')
  expect(field).toHaveAccessibleDescription('Guests of a past event are erased after this date.')
  fireEvent.change(field, { target: { value: '2027-06-01' } })
  await save()
  expect(field).toHaveAccessibleDescription(/Choose the last day of the event or a later date/)
  fireEvent.change(field, { target: { value: '2027-08-01' } })
  await save()
  await screen.findByText('Event Updated')
  expect(bodies(server, 'PATCH')).toEqual([{ retentionUntil: '2027-08-01' }])
})

test('a colour is chosen by its name or freely, and the default is sent as none', async () => {
  const { server, user, dialog, save } = openDialog(anEvent({ accent: '#1d6f78' }))
  const colours = within(dialog.getByRole('group', { name: 'Colour' }))
  expect(colours.getByRole('radio', { name: 'Teal' })).toBeChecked()
  expect(colours.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
    [
      ...['Terracotta', 'Rose', 'Plum', 'Blue', 'Teal', 'Forest', 'Olive', 'Ochre'],
      'Custom colour',
    ],
  )
  await user.click(colours.getByRole('radio', { name: 'Custom colour' }))
  fireEvent.change(colours.getByLabelText('Choose the colour'), { target: { value: '#123456' } })
  expect(colours.getByRole('radio', { name: 'Custom colour' })).toBeChecked()
  await save()
  await screen.findByText('Event Updated')
  await user.click(colours.getByRole('radio', { name: 'Terracotta' }))
  await save()
  await waitFor(() => {
    expect(bodies(server, 'PATCH')).toEqual([{ accent: '#123456' }, { accent: null }])
  })
})
