/* The kitchen summary as organisers read it. */
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { KitchenDialog } from '@/features/guest-list/kitchen/KitchenDialog'
import { aGuest } from '@/testing/builders'
import { renderScreen } from '@/testing/render'

const table = { id: 't-4', tableNumber: 4, name: '' }
const seat = { id: 's-1', seatNumber: 1, seatLabel: 'A', byHand: true }

test('the summary counts meals of guests who come, and opens the seats of a table', async () => {
  const ana = aGuest({ rsvp: 'attending', meal: 'Risotto', diets: ['Vegan'], table, seat })
  const ben = aGuest({ id: 'g-2', firstName: 'Ben', meal: 'Trout' })
  const { user } = renderScreen(<KitchenDialog guests={[ana, ben]} onClose={vi.fn()} />)
  const coming = within(screen.getByRole('region', { name: 'Coming' }))
  expect(coming.getByRole('row', { name: 'Risotto 1' })).toBeVisible()
  expect(coming.queryByText('Trout')).not.toBeInTheDocument()
  const open = within(screen.getByRole('region', { name: 'No answer yet' }))
  expect(open.getByText('Trout')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Table 4.*1 Risotto \(1 Vegan\)/ }))
  expect(screen.getByText('Seat A').parentElement).toHaveTextContent('Ana RuizRisotto (Vegan)')
})

test('without meals and needs it says where they come from', () => {
  renderScreen(<KitchenDialog guests={[aGuest()]} onClose={vi.fn()} />)
  expect(screen.getByText(/once guests choose them in your form/)).toBeVisible()
})
