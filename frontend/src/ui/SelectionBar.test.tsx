/* The bar for selected rows: it says how many, and folds actions into a button where it is narrow. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SelectionAction, SelectionBar } from '@/ui/SelectionBar'

function open() {
  const tag = vi.fn()
  render(
    <SelectionBar
      count={5000}
      onClear={() => undefined}
      more={<SelectionAction onClick={tag}>Tag</SelectionAction>}
    >
      <SelectionAction danger onClick={() => undefined}>
        Remove
      </SelectionAction>
    </SelectionBar>,
  )
  return { tag, user: userEvent.setup(), more: screen.getByRole('button', { name: 'More' }) }
}

test('the number is grouped and read out', () => {
  open()
  expect(screen.getByRole('status')).toHaveTextContent('5,000 selected')
  expect(screen.getByRole('group', { name: 'Selection' })).toHaveTextContent('5,000 selected')
})

test('Escape closes the further actions, and an action gives the focus to their button', async () => {
  const { tag, user, more } = open()
  await user.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await user.click(more)
  await user.click(screen.getByRole('button', { name: 'Tag' }))
  expect(tag).toHaveBeenCalledOnce()
  expect(more).toHaveAttribute('aria-expanded', 'false')
  expect(more).toHaveFocus()
})
