/* A screen that cannot be loaded, or breaks while drawing, leaves the layout around it. */
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPage } from '@/lib/load-page'
import { newVersionStore } from '@/lib/new-version'
import { anEvent, aUser } from '@/testing/builders'
import { fakeServer } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const state = vi.hoisted(() => ({ missing: false, broken: false }))

vi.mock('@/features/exports/ExportPlansPage', () => ({
  get ExportPlansPage() {
    if (state.missing) throw new TypeError('Failed to fetch dynamically imported module')
    return () => {
      if (state.broken) throw new Error('no plans')
      return <h1>Plans</h1>
    }
  },
}))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeServer({ 'GET /api/auth/user': () => aUser(), 'GET /api/events': () => [anEvent()] })
})
afterEach(() => {
  Object.assign(state, { missing: false, broken: false })
  newVersionStore.setState({ available: false })
})

test('a screen that cannot be loaded keeps the navigation and can be tried again', async () => {
  state.missing = true
  const { user } = renderApp('/export-plans')
  const title = { name: 'This page could not be loaded' }
  expect(await screen.findByRole('heading', title)).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument()
  state.missing = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Plans' })).toBeInTheDocument()
})

test('a screen that breaks keeps the navigation, and another screen still opens', async () => {
  state.broken = true
  const { router } = renderApp('/export-plans')
  const title = { name: 'This page could not be shown' }
  expect(await screen.findByRole('heading', title)).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
  await act(() => router.navigate('/venue-dashboard'))
  expect(await screen.findByRole('heading', { name: 'Venue Dashboard' })).toBeInTheDocument()
})

test('a new version that the page did not load by itself is offered', async () => {
  const reload = vi.spyOn(loadPage, 'again').mockReturnValue(undefined)
  const { user } = renderApp('/export-plans')
  await screen.findByRole('heading', { name: 'Plans' })
  act(() => {
    newVersionStore.setState({ available: true })
  })
  expect(screen.getByText('A new version is available.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
})
