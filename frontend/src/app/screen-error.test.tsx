/* A screen whose code is gone, as after a deploy, leaves the layout around it. */
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anEvent, aUser } from '@/testing/builders'
import { fakeServer } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

vi.mock('@/features/exports/ExportPlansPage', () => ({
  get ExportPlansPage() {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))

test('a screen that cannot be loaded keeps the navigation', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeServer({ 'GET /api/auth/user': () => aUser(), 'GET /api/events': () => [anEvent()] })
  renderApp('/export-plans')
  expect(
    await screen.findByRole('heading', { name: 'This page could not be shown' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeInTheDocument()
})
