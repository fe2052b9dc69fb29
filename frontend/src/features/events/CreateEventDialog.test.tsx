/* The dialog for a new event: every field, every refusal, every message. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CreateEventDialog } from '@/features/events/components/CreateEventDialog'
import { bodies, eventServer } from '@/features/events/testing/event-server'
import { refusal } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'

function openDialog(more: Parameters<typeof eventServer>[1] = {}) {
  const server = eventServer([], more)
  const onClose = vi.fn()
  const onCreated = vi.fn()
  const { user } = renderScreen(<CreateEventDialog onClose={onClose} onCreated={onCreated} />)
  const dialog = within(screen.getByRole('dialog', { name: 'Create New Event' }))
  const submit = () => user.click(dialog.getByRole('button', { name: 'Create Event' }))
  return { server, user, dialog, submit, onClose, onCreated }
}

test('the dialog is titled Create New Event, at most 425 px wide, with a description of 3 rows', () => {
  const { dialog } = openDialog()
  expect(screen.getByRole('dialog')).toHaveStyle({ maxWidth: '425px' })
  expect(dialog.getByLabelText(/^Description/)).toHaveAttribute('rows', '3')
  expect(dialog.getByLabelText('Date & Time')).toHaveAttribute('type', 'datetime-local')
})

test('a blank form is not sent: both required fields say so and the first has the focus', async () => {
  const { server, dialog, submit } = openDialog()
  await submit()
  expect(dialog.getByText('Event name is required')).toBeVisible()
  expect(dialog.getByText('Event date is required')).toBeVisible()
  expect(dialog.getByLabelText('Event Name')).toHaveFocus()
  expect(dialog.getByLabelText('Event Name')).toHaveAccessibleDescription('Event name is required')
  expect(server.sent).toEqual([])
})

test('a new event is sent as planning with counts of zero, in the chosen zone', async () => {
  const { server, user, dialog, submit, onClose, onCreated } = openDialog()
  await user.type(dialog.getByLabelText('Event Name'), 'Gala')
  await user.type(dialog.getByLabelText('Date & Time'), '2027-10-02T19:00')
  await user.clear(dialog.getByLabelText('Time Zone'))
  await user.type(dialog.getByLabelText('Time Zone'), 'tokyo{Enter}')
  expect(dialog.getByLabelText('Time Zone')).toHaveValue('Tokyo (Asia)')
  await user.type(dialog.getByLabelText(/^Description/), 'Black tie')
  await submit()
  expect(await screen.findByText('Gala has been created successfully.')).toBeVisible()
  expect(screen.getByText('Event Created')).toBeVisible()
  expect(bodies(server, 'POST')).toEqual([
    {
      name: 'Gala',
      date: '2027-10-02T19:00',
      zone: 'Asia/Tokyo',
      venue: '',
      description: 'Black tie',
      status: 'planning',
      guestCount: 0,
      assignedSeats: 0,
    },
  ])
  expect(onClose).not.toHaveBeenCalled()
  expect(onCreated).toHaveBeenCalledWith(expect.objectContaining({ name: 'Gala' }))
})

test('end, RSVP deadline and contact are folded under More details and are sent when given', async () => {
  const { server, user, dialog, submit } = openDialog()
  expect(dialog.queryByLabelText(/^Contact/)).not.toBeInTheDocument()
  await user.type(dialog.getByLabelText('Event Name'), 'Gala')
  await user.type(dialog.getByLabelText('Date & Time'), '2027-10-02T19:00')
  await user.click(dialog.getByRole('button', { name: /More details/ }))
  await user.type(dialog.getByLabelText(/^Ends/), '2027-10-03T01:00')
  await user.type(dialog.getByLabelText(/^RSVP Deadline/), '2027-09-01T12:00')
  await user.type(dialog.getByLabelText(/^Contact/), 'Ana, +34 600 11 22 33')
  await user.type(dialog.getByLabelText(/^Venue/), 'Old Mill')
  await submit()
  await screen.findByText('Event Created')
  expect(bodies(server, 'POST')[0]).toMatchObject({
    endDate: '2027-10-03T01:00',
    rsvpDeadline: '2027-09-01T12:00',
    contact: 'Ana, +34 600 11 22 33',
    venue: 'Old Mill',
  })
})

test('the browser’s zone is chosen at first, and the field says its offset at the date', async () => {
  const { user, dialog } = openDialog()
  const zone = dialog.getByLabelText('Time Zone')
  expect(zone).toHaveValue(Intl.DateTimeFormat().resolvedOptions().timeZone)
  await user.clear(zone)
  await user.type(zone, 'berlin{Enter}')
  await user.type(dialog.getByLabelText('Date & Time'), '2027-03-27T20:00')
  expect(zone).toHaveAccessibleDescription(expect.stringContaining('GMT+1 on that date'))
  await user.clear(dialog.getByLabelText('Date & Time'))
  await user.type(dialog.getByLabelText('Date & Time'), '2027-03-28T20:00')
  expect(zone).toHaveAccessibleDescription(expect.stringContaining('GMT+2 on that date'))
})

test('a past date is a hint, not an error', async () => {
  const { user, dialog, submit } = openDialog()
  await user.type(dialog.getByLabelText('Event Name'), 'Reunion')
  await user.type(dialog.getByLabelText('Date & Time'), '2001-05-05T12:00')
  expect(dialog.getByText('This date is in the past.')).toBeVisible()
  await submit()
  expect(await screen.findByText('Event Created')).toBeVisible()
})

test('the button reads Creating... while the event is sent', async () => {
  const { user, dialog, submit } = openDialog({
    'POST /api/events': () => new Promise(() => undefined),
  })
  await user.type(dialog.getByLabelText('Event Name'), 'Gala')
  await user.type(dialog.getByLabelText('Date & Time'), '2027-10-02T19:00')
  await submit()
  expect(await dialog.findByRole('button', { name: 'Creating...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('a failure is an alert: Error, Failed to create event; the input stays', async () => {
  const { user, dialog, submit, onClose } = openDialog({
    'POST /api/events': () => refusal(500, 'internal', 'r-1'),
  })
  await user.type(dialog.getByLabelText('Event Name'), 'Gala')
  await user.type(dialog.getByLabelText('Date & Time'), '2027-10-02T19:00')
  await submit()
  const alert = await screen.findByText('Failed to create event')
  expect(alert.closest('[role=alert]')).toHaveTextContent('Error')
  expect(dialog.getByLabelText('Event Name')).toHaveValue('Gala')
  expect(onClose).not.toHaveBeenCalled()
})

test('a time that the clocks skip is refused by the server under its field', async () => {
  const message = 'The clocks in Europe/Berlin skip this time. Choose another one.'
  const { user, dialog, submit } = openDialog({
    'POST /api/events': () => refusal(400, 'invalid', message, 'endDate'),
  })
  await user.type(dialog.getByLabelText('Event Name'), 'Night')
  await user.type(dialog.getByLabelText('Date & Time'), '2027-03-27T20:00')
  await submit()
  await waitFor(() => {
    expect(dialog.getByLabelText(/^Ends/)).toHaveAccessibleDescription(message)
  })
  expect(screen.queryByText('Failed to create event')).not.toBeInTheDocument()
})

test('10,000 pasted characters are kept and told, not cut off silently', async () => {
  const { server, user, dialog, submit } = openDialog()
  await user.click(dialog.getByLabelText('Event Name'))
  await user.paste('x'.repeat(10_000))
  await user.type(dialog.getByLabelText('Date & Time'), '2027-10-02T19:00')
  await submit()
  expect(dialog.getByText('Use at most 200 characters.')).toBeVisible()
  expect(dialog.getByLabelText('Event Name')).toHaveValue('x'.repeat(10_000))
  expect(server.sent).toEqual([])
})

test('a name with markup is shown as it was typed', async () => {
  const { user, dialog, submit } = openDialog()
  await user.type(dialog.getByLabelText('Event Name'), '<img src=x onerror=alert(1)>')
  await user.type(dialog.getByLabelText('Date & Time'), '2027-10-02T19:00')
  await submit()
  expect(
    await screen.findByText('<img src=x onerror=alert(1)> has been created successfully.'),
  ).toBeVisible()
  expect(document.querySelector('img')).toBeNull()
})
