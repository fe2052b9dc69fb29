/* A toolbar is one tab stop; arrow keys move inside it. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Toolbar } from '@/ui/Toolbar'

const bar = (names: readonly string[]) => (
  <>
    <Toolbar aria-label="Plan">
      {names.map((name) => (
        <span key={name}>
          <button type="button">{name}</button>
        </span>
      ))}
      <button type="button" disabled>
        Off
      </button>
    </Toolbar>
    <button type="button">After</button>
  </>
)

test('Tab stops once, arrows, Home and End move, and the toolbar remembers where one was', async () => {
  render(bar(['Undo', 'Redo', 'Save']))
  const user = userEvent.setup()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Redo' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(screen.getByRole('button', { name: 'Redo' })).toHaveFocus()
  await user.keyboard('{End}{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await user.keyboard('{ArrowLeft}{Home}')
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
})

test('when the button with the tab stop goes away, another one takes it', async () => {
  const { rerender } = render(bar(['Undo', 'Redo']))
  const user = userEvent.setup()
  await user.tab()
  rerender(bar(['Redo', 'Save']))
  await Promise.resolve()
  expect(screen.getByRole('button', { name: 'Redo' })).toHaveAttribute('tabindex', '0')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('tabindex', '-1')
})
