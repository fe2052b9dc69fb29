/* Details beside a list: Escape, focus, width, and the sheet of a phone. */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SidePanel } from '@/ui/SidePanel'

function List() {
  const [open, setOpen] = useState(false)
  return (
    <div className="flex">
      <button
        type="button"
        onClick={() => {
          setOpen(true)
        }}
      >
        Ana
      </button>
      <button type="button">Ben</button>
      {open && (
        <SidePanel
          title="Ana Ruiz"
          onClose={() => {
            setOpen(false)
          }}
        >
          <input aria-label="Name" />
        </SidePanel>
      )}
    </div>
  )
}

async function open() {
  const user = userEvent.setup()
  render(<List />)
  await user.click(screen.getByRole('button', { name: 'Ana' }))
  return user
}

test('on a wide screen the rest of the page stays in use, and Escape gives the focus back', async () => {
  const user = await open()
  const panel = screen.getByRole('complementary', { name: 'Ana Ruiz' })
  await user.click(screen.getByRole('button', { name: 'Ben' }))
  expect(panel).toBeVisible()
  await user.click(screen.getByLabelText('Name'))
  await user.keyboard('{Escape}')
  expect(panel).not.toBeInTheDocument()
  await vi.waitFor(() => {
    expect(screen.getByRole('button', { name: 'Ana' })).toHaveFocus()
  })
})

test('arrow keys on its edge make it wider and narrower within its limits', async () => {
  await open()
  const edge = screen.getByRole('separator', { name: 'Width of Ana Ruiz' })
  fireEvent.keyDown(edge, { key: 'ArrowLeft' })
  expect(edge).toHaveAttribute('aria-valuenow', '380')
  for (let press = 0; press < 20; press += 1) fireEvent.keyDown(edge, { key: 'ArrowRight' })
  expect(edge).toHaveAttribute('aria-valuenow', '280')
})

test('on a phone it is a modal sheet without an edge', async () => {
  const wide = window.matchMedia
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('width <') })
  await open()
  expect(screen.getByRole('dialog', { name: 'Ana Ruiz' })).toBeVisible()
  expect(screen.queryByRole('separator')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Ben' })).not.toBeInTheDocument()
  window.matchMedia = wide
})
