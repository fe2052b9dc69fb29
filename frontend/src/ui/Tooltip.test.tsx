/* A tooltip comes with hover and keyboard focus, goes with Escape, and carries why a control can do nothing. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { Dialog } from '@/ui/Dialog'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Tooltip } from '@/ui/Tooltip'

// The code of the text is large; on a busy machine fetching it would take longer than a test waits.
beforeAll(() => import('@/ui/tooltip/FloatingText'))

test('focus by keyboard shows the name and the key, Escape hides them', async () => {
  const user = userEvent.setup()
  const focused = vi.fn()
  render(
    <IconButton label="Delete" shortcut="Del" onFocus={focused}>
      x
    </IconButton>,
  )
  await user.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete Del')
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Delete Del')
  expect(focused).toHaveBeenCalledOnce()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

test('it goes when the focus moves on', async () => {
  const user = userEvent.setup()
  render(
    <>
      <IconButton label="Delete" inactive="Nothing is selected.">
        x
      </IconButton>
      <button type="button">Next</button>
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('tooltip')).toBeInTheDocument()
  await user.tab()
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

test('a control with a visible label has a tooltip only while it can do nothing', async () => {
  const user = userEvent.setup()
  const control = (inactive?: string) => (
    <Tooltip inactive={inactive}>
      <Button>Export</Button>
    </Tooltip>
  )
  const { rerender } = render(control())
  await user.hover(screen.getByRole('button', { name: 'Export' }))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  rerender(control('There is nothing to export.'))
  await user.unhover(screen.getByRole('button', { name: 'Export' }))
  await user.hover(screen.getByRole('button', { name: 'Export' }))
  expect(await screen.findByRole('tooltip')).toHaveTextContent('There is nothing to export.')
})

test('it comes under a resting pointer and goes when the control is pressed', async () => {
  const user = userEvent.setup()
  render(<IconButton label="Delete">x</IconButton>)
  await user.hover(screen.getByRole('button'))
  expect(await screen.findByRole('tooltip')).toBeInTheDocument()
  await user.click(screen.getByRole('button'))
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

test('a control that can do nothing is described by the reason before the tooltip is open', () => {
  render(
    <IconButton label="Undo" inactive="There is nothing to undo.">
      x
    </IconButton>,
  )
  expect(screen.getByRole('button')).toHaveAccessibleDescription('There is nothing to undo.')
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

test('a tap on a control that can do nothing shows the reason instead of acting', async () => {
  const user = userEvent.setup()
  const undo = vi.fn()
  render(
    <IconButton label="Undo" inactive="There is nothing to undo." onClick={undo}>
      x
    </IconButton>,
  )
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })
  expect(await screen.findByRole('tooltip')).toHaveTextContent('There is nothing to undo.')
  expect(undo).not.toHaveBeenCalled()
})

test('Escape takes the tooltip away and leaves the dialog around it open', async () => {
  const user = userEvent.setup()
  const close = vi.fn()
  render(
    <Dialog open onOpenChange={close} title="Plan">
      <IconButton label="Delete">x</IconButton>
    </Dialog>,
  )
  await user.hover(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('tooltip')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  expect(close).not.toHaveBeenCalled()
})
