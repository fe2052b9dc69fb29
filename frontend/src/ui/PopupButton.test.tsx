/* A menu whose chunk comes later is used by keyboard as if it had always been there. */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DropdownMenuItem, PopupMenu } from '@/ui/DropdownMenu'
import { PopupButton } from '@/ui/PopupButton'
import { Toaster } from '@/ui/Toaster'

function Menu({ onChoose, load }: { onChoose: (what: string) => void; load: () => Promise<void> }) {
  return (
    <>
      <PopupButton
        opens="menu"
        code={{ fetch: load, preload: () => void load().catch(() => undefined) }}
        panel={(popup) => (
          <PopupMenu popup={popup}>
            {['Rename', 'Delete'].map((what) => (
              <DropdownMenuItem
                key={what}
                onSelect={() => {
                  onChoose(what)
                }}
              >
                {what}
              </DropdownMenuItem>
            ))}
          </PopupMenu>
        )}
      >
        Actions
      </PopupButton>
      <Toaster />
    </>
  )
}

test('arrow down opens the menu on its first entry, and Escape gives the focus back', async () => {
  const user = userEvent.setup()
  render(<Menu onChoose={() => {}} load={() => Promise.resolve()} />)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('menu', { name: 'Actions' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus()
  })
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('Enter opens, the arrow moves, Enter chooses', async () => {
  const user = userEvent.setup()
  const chosen = vi.fn()
  render(<Menu onChoose={chosen} load={() => Promise.resolve()} />)
  await user.tab()
  await user.keyboard('{Enter}')
  await screen.findByRole('menu')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('Delete')
})

test('the chunk is fetched when the focus arrives, before the menu is asked for', async () => {
  const user = userEvent.setup()
  const load = vi.fn(() => Promise.resolve())
  render(<Menu onChoose={() => {}} load={load} />)
  expect(load).not.toHaveBeenCalled()
  await user.tab()
  expect(load).toHaveBeenCalled()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('a menu that cannot be loaded says so and keeps the page', async () => {
  const user = userEvent.setup()
  render(<Menu onChoose={() => {}} load={() => Promise.reject(new Error('offline'))} />)
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  expect(await screen.findByText(/could not be loaded/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Actions' })).toBeVisible()
})
