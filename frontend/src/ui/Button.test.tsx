/* A button while what it started is under way: it keeps the focus and does nothing more. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '@/ui/Button'

test('a pending button keeps the focus, says so, and ignores presses', async () => {
  const onClick = vi.fn()
  const button = (pending: boolean) => (
    <Button pending={pending} onClick={onClick}>
      Export
    </Button>
  )
  const { rerender } = render(button(false))
  const user = userEvent.setup()
  await user.click(screen.getByRole('button'))
  rerender(button(true))
  expect(screen.getByRole('button')).toHaveFocus()
  expect(screen.getByRole('button')).toBeEnabled()
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button'))
  expect(onClick).toHaveBeenCalledOnce()
})

test('a pending submit button does not send its form again, by press or by Enter', async () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" pending>
        Save
      </Button>
    </form>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button'))
  await user.type(screen.getByRole('textbox'), 'x{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})
