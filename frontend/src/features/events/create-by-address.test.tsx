/* Creating an event in the dialog that the address asked for: one press, one event, and the dialog is gone. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bodies, eventServer } from '@/features/events/testing/event-server'
import { anEvent } from '@/testing/builders'
import { renderApp } from '@/testing/render'

test.each(['/dashboard?create=1', '/dashboard?event=e-1&create=1'])(
  'from %s the dialog closes and the new event is open',
  async (address) => {
    const server = eventServer([anEvent()])
    const { user, router } = renderApp(address)
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Event' }))
    await user.type(dialog.getByLabelText('Event Name'), 'Gala')
    await user.type(dialog.getByLabelText('Date & Time'), '2027-10-02T19:00')
    await user.click(dialog.getByRole('button', { name: 'Create Event' }))
    expect(await screen.findByText('Event Created')).toBeVisible()
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
    expect(router.state.location.search).toBe('?event=e-2')
    expect(bodies(server, 'POST')).toHaveLength(1)
  },
)
