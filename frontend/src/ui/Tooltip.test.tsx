/* A tooltip comes with the focus, goes with Escape, and leaves the control its own handlers. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { IconButton } from '@/ui/IconButton'

test('focus by keyboard shows the name and the key, Escape hides them', async () => {
  const user = userEvent.setup()
  const focused = vi.fn()
  render(
    <IconButton label="Delete" shortcut="Del" onFocus={focused}>
      x
    </IconButton>,
  )
  await user.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('DeleteDel')
  expect(focused).toHaveBeenCalledOnce()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

test('it comes under a resting pointer and goes when the control is pressed', async () => {
  const user = userEvent.setup()
  render(<IconButton label="Delete">x</IconButton>)
  await user.hover(screen.getByRole('button'))
  expect(await screen.findByRole('tooltip')).toBeVisible()
  await user.click(screen.getByRole('button'))
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})
