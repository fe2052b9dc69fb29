/* What is typed after Ctrl+K belongs to the palette from the first key on, also while its code is still loading. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anEvent, aUser } from '@/testing/builders'
import { fakeServer } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const gate = vi.hoisted(() => {
  let open: () => void = () => undefined
  const loaded = new Promise<void>((resolve) => {
    open = resolve
  })
  return {
    loaded,
    open: () => {
      open()
    },
  }
})

vi.mock('@/app/palette/PaletteDialog', async (original) => {
  await gate.loaded
  return original()
})

test('keys typed before the palette has loaded become its query, and no shortcut of the screen', async () => {
  fakeServer({ 'GET /api/auth/user': () => aUser(), 'GET /api/events': () => [anEvent()] })
  const { user } = renderApp('/find-seat')
  const opener = await screen.findByRole('button', { name: 'Search and commands' })
  const shortcuts = vi.fn()
  document.addEventListener('keydown', shortcuts)
  await user.keyboard('{Control>}k{/Control}')
  shortcuts.mockClear()

  await user.keyboard('x')
  await user.keyboard('{Escape}')
  expect(document.body).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  opener.focus()
  await user.keyboard('{Control>}k{/Control}dar{Enter}')
  await act(async () => {
    gate.open()
    await gate.loaded
  })
  const box = await screen.findByRole('combobox', { name: 'Search and commands' })
  await waitFor(() => {
    expect(box).toHaveFocus()
  })
  await user.keyboard('k')
  expect(box).toHaveValue('dark')
  expect(await screen.findByRole('option', { name: 'Use the dark theme' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Search and commands' })).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(opener).toHaveFocus()
  })
  document.removeEventListener('keydown', shortcuts)
})
