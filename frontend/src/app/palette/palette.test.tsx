/* The command palette by keyboard: it opens, searches, walks, chooses, and gives the focus back. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordUse, recentIds } from '@/app/palette/entry'
import { paletteKeys } from '@/app/palette/PaletteButton'
import { aGuest, anEvent, aUser } from '@/testing/builders'
import { fakeServer, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const organiser: Routes = {
  'GET /api/auth/user': () => aUser(),
  'GET /api/events': () => [
    anEvent(),
    anEvent({ id: 'e-2', name: 'Gala of the Sea', venue: 'Pier 9' }),
  ],
  'GET /api/tables/*': () => [],
  'GET /api/events/*/guests': () => [
    aGuest(),
    aGuest({ id: 'g-2', firstName: 'Zoë', lastName: 'Anand', email: 'zoe@example.com' }),
  ],
}

async function openPalette(address = '/find-seat') {
  const app = renderApp(address)
  await screen.findByRole('button', { name: 'Search and commands' })
  await app.user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox', { name: 'Search and commands' })
  return { ...app, box }
}

function current(box: HTMLElement): string | null | undefined {
  return document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent
}

test('Ctrl+K opens it, Escape closes it and gives the focus back', async () => {
  fakeServer(organiser)
  const { user, box } = await openPalette()
  expect(box).toHaveFocus()
  expect(screen.getByRole('dialog', { name: 'Search and commands' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Search and commands' }))
  await screen.findByRole('combobox')
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Search and commands' })).toHaveFocus()
  })
})

test('a name finds the guest of the current event, and Enter opens the guest list with it', async () => {
  fakeServer(organiser)
  const { user, box, router } = await openPalette()
  await user.type(box, 'zoe')
  const group = await screen.findByRole('group', { name: 'Guests of Summer dinner' })
  expect(within(group).getByRole('option')).toHaveTextContent('Zoë Anandzoe@example.com')
  await waitFor(() => {
    expect(current(box)).toContain('Zoë Anand')
  })
  await user.keyboard('{Enter}')
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/guest-management')
  })
  expect(router.state.location.search).toBe('?event=e-1&search=Zo%C3%AB+Anand')
  expect(await screen.findByLabelText('Search guests')).toHaveValue('Zoë Anand')
})

test('an email address finds its guest', async () => {
  fakeServer(organiser)
  const { user, box } = await openPalette()
  await user.type(box, 'ana@example')
  expect(await screen.findByRole('option', { name: /Ana Ruiz/ })).toBeVisible()
})

test('the arrows walk the list and wrap around, with the focus left in the box', async () => {
  fakeServer(organiser)
  const { user, box } = await openPalette()
  const options = screen.getAllByRole('option')
  expect(current(box)).toBe(options[0]?.textContent)
  await user.keyboard('{ArrowDown}')
  expect(current(box)).toBe(options[1]?.textContent)
  expect(options[1]).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(current(box)).toBe(options.at(-1)?.textContent)
  expect(box).toHaveFocus()
})

test('nothing found repeats the term, to the eye and to the ear', async () => {
  fakeServer(organiser)
  const { user, box } = await openPalette()
  await user.type(box, 'xyzzy')
  expect(await screen.findByText('Nothing found for “xyzzy”')).toBeVisible()
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('0 results')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(box).toBeVisible()
})

test('what was chosen last stands first the next time', async () => {
  fakeServer(organiser)
  const { user, box, router } = await openPalette()
  await user.type(box, 'gala')
  expect(await screen.findByRole('option', { name: /Gala of the Sea/ })).toBeVisible()
  await user.keyboard('{Enter}')
  await waitFor(() => {
    expect(router.state.location.search).toBe('?event=e-2')
  })
  await screen.findByRole('heading', { name: 'Events Dashboard' })
  await user.keyboard('{Control>}k{/Control}')
  const recent = await screen.findByRole('group', { name: 'Recent' })
  expect(within(recent).getAllByRole('option')[0]).toHaveTextContent('Gala of the Sea')
})

test('an action runs: the theme changes and the page stays', async () => {
  fakeServer(organiser)
  const { user, box, router } = await openPalette()
  await user.type(box, 'dark')
  await screen.findByRole('option', { name: 'Use the dark theme' })
  await user.keyboard('{Enter}')
  await waitFor(() => {
    expect(localStorage.getItem('seatwright.theme')).toBe('dark')
  })
  expect(router.state.location.pathname).toBe('/find-seat')
})

test('an open dialog keeps the key: what is typed there is not lost', async () => {
  fakeServer(organiser)
  const { user } = renderApp('/dashboard?create=1')
  const dialog = await screen.findByRole('dialog', { name: 'Create New Event' })
  await user.type(within(dialog).getByLabelText('Event Name'), 'Ball')
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('combobox', { name: 'Search and commands' })).not.toBeInTheDocument()
  expect(within(dialog).getByLabelText('Event Name')).toHaveValue('Ball')
})

test('five thousand guests are searched, a handful is shown, and the rest is one choice away', async () => {
  const crowd = Array.from({ length: 5000 }, (_, index) =>
    aGuest({ id: `g-${index}`, firstName: 'Robin', lastName: `Number ${index}`, email: '' }),
  )
  fakeServer({ ...organiser, 'GET /api/events/*/guests': () => crowd })
  const { user, box } = await openPalette()
  await user.type(box, 'robin number 49')
  expect(await screen.findByText('Show all 199 guests matching “robin number 49”')).toBeVisible()
  expect(screen.getAllByRole('option').length).toBeLessThan(20)
})

test('the recent entries are few, without repeats, the latest first', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'b', 'f']) recordUse(id)
  expect(recentIds()).toEqual(['f', 'b', 'e', 'd', 'c'])
})

test('the keys are named as on the keyboard at hand', () => {
  expect(paletteKeys('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe('⌘K')
  expect(paletteKeys('Mozilla/5.0 (X11; Linux x86_64)')).toBe('Ctrl K')
})

test.each(['viewer', 'door-staff'] as const)(
  'a %s is offered nothing that is refused',
  async (role) => {
    fakeServer({
      ...organiser,
      'GET /api/auth/user': () => aUser({ organisation: { id: 'o-1', name: 'Lind Events', role } }),
    })
    const { user, box } = await openPalette()
    const offered = () => screen.getAllByRole('option').map((option) => option.textContent)
    expect(offered()).toContain('Use the dark theme')
    for (const name of [
      'Create Event',
      'Edit Summer dinner',
      'Duplicate Summer dinner',
      'Mailbox',
    ]) {
      expect(offered()).not.toContain(name)
    }
    await user.type(box, 'duplicate')
    expect(await screen.findByText('Nothing found for “duplicate”')).toBeVisible()
  },
)
