/* The export screen: each file is asked for with its kind and paper, and viewers get the chart only. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anEvent, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const saved = vi.hoisted(() => ({ names: [] as string[] }))
vi.mock('@/lib/files', () => ({
  saveFile: (name: string) => {
    saved.names.push(name)
  },
}))

function serve(routes: Routes = {}) {
  saved.names.length = 0
  return fakeServer({
    'GET /api/auth/user': () => aUser(),
    'GET /api/events': () => [anEvent({ guestCount: 3 })],
    'GET /api/events/e-1/files/*': () =>
      new Response('x', {
        headers: { 'content-disposition': 'attachment; filename="kitchen-e-1.pdf"' },
      }),
    ...routes,
  })
}

test('a sheet is made for the chosen paper and saved under its name', async () => {
  const server = serve()
  const { user } = renderApp('/export-plans')
  await user.click(await screen.findByRole('radio', { name: 'Letter' }))
  await user.click(screen.getByRole('button', { name: 'Export Kitchen sheet' }))
  expect(await screen.findByText('Export Complete')).toBeVisible()
  expect(saved.names).toEqual(['kitchen-e-1.pdf'])
  const asked = server.sent.find(({ path }) => path.includes('/files/'))
  expect(`${asked?.path ?? ''}${asked?.search ?? ''}`).toBe(
    '/api/events/e-1/files/kitchen?paper=Letter',
  )
})

test('what the paper has no layout for says so', async () => {
  serve()
  const { user } = renderApp('/export-plans')
  await user.click(await screen.findByRole('radio', { name: 'A3' }))
  expect(screen.getByRole('button', { name: 'Export Place cards' })).toBeDisabled()
  expect(screen.getAllByText('Not on A3: choose A4 or Letter.')).toHaveLength(2)
})

test('a failure says why', async () => {
  serve({
    'GET /api/events/e-1/files/*': () =>
      refusal(429, 'long_task_running', 'Another export is running.'),
  })
  const { user } = renderApp('/export-plans')
  await user.click(await screen.findByRole('button', { name: 'Export JSON' }))
  expect(await screen.findByText('Another export is running.')).toBeVisible()
  await waitFor(() => {
    expect(saved.names).toEqual([])
  })
})

test('a viewer gets the seating chart only', async () => {
  serve({
    'GET /api/auth/user': () =>
      aUser({ organisation: { id: 'o-1', name: 'Lind Events', role: 'viewer' } }),
  })
  renderApp('/export-plans')
  expect(await screen.findByRole('button', { name: 'Export Seating Chart' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Export JSON' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'PDF' })).not.toBeInTheDocument()
})
