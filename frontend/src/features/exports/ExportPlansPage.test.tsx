/* The export screen: what is asked for, what the preview shows, what is out of date, and what happens to a long wait. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { anEvent, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const saved = vi.hoisted(() => ({ addresses: [] as string[] }))
vi.mock('@/lib/files', () => ({
  saveFrom: (address: string) => {
    saved.addresses.push(address)
  },
}))

beforeEach(() => {
  saved.addresses.length = 0
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
})

const aJob = (state: string, more: object = {}) => ({
  id: 'j-1',
  eventId: 'e-1',
  kind: 'export',
  state,
  progress: { done: 0, phase: state === 'running' ? 'Making the file' : '' },
  cancelRequested: false,
  createdAt: '2027-05-01T10:00:00Z',
  ...more,
})

const aFile = (more: object = {}) => ({
  id: 'x-1',
  kind: 'kitchen',
  onlyChanged: false,
  bytes: 212_400,
  by: 'Anna Ortiz',
  createdAt: '2027-05-01T10:00:00Z',
  outOfDate: false,
  ...more,
})

const succeeded = () => aJob('succeeded', { result: { kind: 'export', file: aFile() } })

function serve(routes: Routes = {}) {
  return fakeServer({
    'GET /api/auth/user': () => aUser(),
    'GET /api/events': () => [anEvent({ guestCount: 3 })],
    'GET /api/events/e-1/files': () => [],
    'GET /api/events/e-1/export-jobs': () => [],
    'GET /api/events/e-1/prints': () => [],
    'GET /api/events/e-1/files/*': () => ({ pages: 3, svg: '<svg/>' }),
    'POST /api/events/e-1/files/*': () => aJob('queued'),
    'GET /api/jobs/j-1': succeeded,
    ...routes,
  })
}

/** What the jobs for a kind of file were started with. */
function asked(server: ReturnType<typeof serve>, kind: string) {
  return server.sent
    .filter(({ path }) => path === `/api/events/e-1/files/${kind}/jobs`)
    .map(({ body }) => body)
}

function previewed(server: ReturnType<typeof serve>, kind: string) {
  return server.sent
    .filter(({ path }) => path === `/api/events/e-1/files/${kind}/preview`)
    .map(({ search }) => search)
}

test('a sheet is made for the chosen paper and saved', async () => {
  const server = serve()
  const { user } = renderApp('/export-plans')
  await user.click(await screen.findByRole('radio', { name: 'Kitchen sheet' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paper' }), 'Letter')
  await user.click(screen.getByRole('button', { name: 'Export PDF' }))
  expect(await screen.findByText('Export Complete')).toBeVisible()
  expect(saved.addresses).toEqual(['/api/events/e-1/exports/x-1'])
  expect(asked(server, 'kitchen')).toEqual([{ changed: false, paper: 'Letter' }])
})

test('a sheet is made as a Word document, and only those that Word has are offered', async () => {
  const server = serve()
  const { user } = renderApp('/export-plans')
  await user.click(await screen.findByRole('radio', { name: 'Kitchen sheet' }))
  await user.click(screen.getByRole('radio', { name: 'Word' }))
  expect(screen.getByRole('radio', { name: 'Kitchen sheet' })).toBeChecked()
  expect(screen.queryByRole('radio', { name: 'Seating chart' })).not.toBeInTheDocument()
  expect(screen.getByText(/^The preview shows the PDF\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Export Word' }))
  expect(await screen.findByText('Export Complete')).toBeVisible()
  expect(asked(server, 'kitchen')).toEqual([{ changed: false, format: 'docx', paper: 'A4' }])
  expect(previewed(server, 'kitchen').at(-1)).not.toContain('format')
  await user.click(screen.getByRole('radio', { name: 'PDF' }))
  await user.click(screen.getByRole('radio', { name: 'Seating chart' }))
  await user.click(screen.getByRole('radio', { name: 'Word' }))
  expect(screen.getByRole('radio', { name: 'Guest list' })).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Contact details' }))
  await user.click(screen.getByRole('button', { name: 'Export Word' }))
  await waitFor(() => {
    expect(asked(server, 'guest-list')).toEqual([
      { changed: false, paper: 'A4', sections: 'assignments,guests,contacts' },
    ])
  })
})

test('the file holds what was chosen, contact details only on request', async () => {
  const server = serve()
  const { user } = renderApp('/export-plans')
  await user.click(await screen.findByRole('radio', { name: 'CSV' }))
  await user.click(screen.getByRole('checkbox', { name: 'Contact details' }))
  await user.click(screen.getByRole('checkbox', { name: 'Table assignments' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Separator' }), 'Semicolon')
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByText('Export Complete')).toBeVisible()
  expect(asked(server, 'csv')).toEqual([
    { changed: false, separator: 'semicolon', sections: 'guests,contacts' },
  ])
  await user.click(screen.getByRole('checkbox', { name: 'Contact details' }))
  await user.click(screen.getByRole('checkbox', { name: 'Guest information' }))
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  expect(screen.getByText('Choose at least one thing to include.')).toBeVisible()
})

test('a quality means a size on paper and a resolution of pictures', async () => {
  const server = serve()
  const { user } = renderApp('/export-plans')
  await user.click(await screen.findByRole('radio', { name: 'Ultra (large format)' }))
  expect(screen.getByRole('combobox', { name: 'Paper' })).toHaveValue('A0')
  await user.click(screen.getByRole('radio', { name: 'Place cards' }))
  expect(screen.getByRole('combobox', { name: 'Paper' })).toHaveValue('A4')
  await user.click(screen.getByRole('radio', { name: 'Picture (PNG)' }))
  await user.click(screen.getByRole('button', { name: 'Export PNG' }))
  await waitFor(() => {
    expect(asked(server, 'png')[0]).toMatchObject({ quality: 'ultra' })
  })
})

test('sheets for guests have a style, and labels come on their own paper', async () => {
  const server = serve()
  const { user } = renderApp('/export-plans')
  await screen.findByRole('radio', { name: 'Seating chart' })
  expect(screen.queryByRole('heading', { name: 'Style' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Place cards' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Design' }), 'modern')
  await user.click(screen.getByRole('radio', { name: 'Green' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stock' }), 'avery-5160')
  await user.click(screen.getByRole('switch', { name: 'Meal marks' }))
  expect(screen.getByRole('combobox', { name: 'Paper' })).toHaveValue('Letter')
  await user.click(screen.getByRole('button', { name: 'Export PDF' }))
  await waitFor(() => {
    expect(asked(server, 'place-cards')).toEqual([
      {
        changed: false,
        paper: 'Letter',
        design: 'modern',
        colour: 'green',
        stock: 'avery-5160',
        meals: false,
      },
    ])
  })
  await waitFor(() => {
    expect(previewed(server, 'place-cards').at(-1)).toContain('design=modern')
  })
})

test('a board is on A3 at first, and badges need no paper', async () => {
  serve()
  const { user } = renderApp('/export-plans')
  await user.click(await screen.findByRole('radio', { name: 'Seating board' }))
  expect(screen.getByRole('combobox', { name: 'Paper' })).toHaveValue('A3')
  await user.click(screen.getByRole('radio', { name: 'Place cards' }))
  expect(screen.getByRole('combobox', { name: 'Paper' })).toHaveValue('A4')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stock' }), 'badges-62x100')
  expect(screen.queryByRole('combobox', { name: 'Paper' })).not.toBeInTheDocument()
})

test('the pages of the preview are turned', async () => {
  const server = serve()
  const { user } = renderApp('/export-plans')
  expect(await screen.findByText('page 1 of 3, A4')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByRole('img', { name: 'Page 2 of 3' })).toBeVisible()
  expect(previewed(server, 'seating-chart').at(-1)).toContain('page=2')
})

test('what is out of date on paper is named and printed alone, as it was printed before', async () => {
  const item = (label: string, changed: string[]) => ({
    label,
    isNew: changed.length === 0,
    changed,
  })
  const server = serve({
    'GET /api/events/e-1/prints': () => [
      {
        kind: 'place-cards',
        total: 120,
        printedAt: '2027-05-01T10:00:00Z',
        outOfDate: 5,
        obsolete: 0,
        items: [
          item('Layla', ['meal']),
          item('Owen', ['table', 'seat']),
          item('Lily', []),
          item('Ben', ['name']),
        ],
      },
    ],
    'GET /api/events/e-1/files': () => [
      {
        id: 'x-1',
        kind: 'place-cards',
        paper: 'Letter',
        stock: 'avery-5160',
        design: 'modern',
        onlyChanged: false,
        bytes: 212_400,
        by: 'Anna Ortiz',
        createdAt: '2027-05-01T10:00:00Z',
        outOfDate: true,
      },
    ],
  })
  const { user } = renderApp('/export-plans')
  expect(await screen.findByText('5 place cards changed since the last print')).toBeVisible()
  expect(screen.getByText('Layla (meal), Owen (table, seat), Lily (new) and 2 more')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Print only these 5' }))
  expect(await screen.findByText('Export Complete')).toBeVisible()
  expect(asked(server, 'place-cards')).toEqual([
    { changed: true, paper: 'Letter', design: 'modern', stock: 'avery-5160' },
  ])
})

test('an earlier export is listed and made again', async () => {
  const server = serve({
    'GET /api/events/e-1/files': () => [
      {
        id: 'x-1',
        kind: 'seating-chart',
        paper: 'A3',
        sections: 'layout',
        onlyChanged: false,
        bytes: 212_400,
        by: 'Anna Ortiz',
        createdAt: '2027-05-01T10:00:00Z',
        outOfDate: true,
      },
    ],
  })
  const { user } = renderApp('/export-plans')
  expect(await screen.findByText(/^PDF, A3, 212 kB, Anna Ortiz/)).toHaveTextContent('out of date')
  await user.click(screen.getByRole('button', { name: 'Export Seating chart again' }))
  expect(await screen.findByText('Export Complete')).toBeVisible()
  expect(asked(server, 'seating-chart')).toEqual([
    { changed: false, paper: 'A3', sections: 'layout' },
  ])
})

test('an earlier Word document is made again as one', async () => {
  const server = serve({
    'GET /api/events/e-1/files': () => [
      {
        id: 'x-1',
        kind: 'place-cards',
        format: 'docx',
        paper: 'A4',
        onlyChanged: false,
        bytes: 18_400,
        by: 'Anna Ortiz',
        createdAt: '2027-05-01T10:00:00Z',
        outOfDate: false,
      },
    ],
  })
  const { user } = renderApp('/export-plans')
  expect(await screen.findByText(/^Word, A4, 18 kB, Anna Ortiz/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Export Place cards again' }))
  expect(await screen.findByText('Export Complete')).toBeVisible()
  expect(asked(server, 'place-cards')).toEqual([{ changed: false, format: 'docx', paper: 'A4' }])
})

test('an export that is cancelled saves nothing', async () => {
  let state = 'running'
  serve({
    'GET /api/jobs/j-1': () => aJob(state),
    'POST /api/jobs/j-1/cancel': () => {
      state = 'cancelled'
      return aJob('running', { cancelRequested: true })
    },
  })
  const { user } = renderApp('/export-plans')
  await user.click(await screen.findByRole('radio', { name: 'JSON' }))
  expect(screen.getByText(/leaves out the history/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Export JSON' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel Event' }))
  expect(await screen.findByText('Export cancelled')).toBeVisible()
  expect(saved.addresses).toEqual([])
})

test('files under way are shown with their part, also those of colleagues', async () => {
  const running = aJob('running', { progress: { done: 3, total: 8, phase: 'Making the file' } })
  serve({
    'GET /api/events/e-1/export-jobs': () => [
      { kind: 'place-cards', format: 'docx', job: running },
    ],
    'GET /api/jobs/j-1': () => running,
  })
  renderApp('/export-plans')
  expect(await screen.findByText('Word, making the file 38 %')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Exporting Place cards' })).toHaveAttribute(
    'aria-valuenow',
    '38',
  )
  expect(screen.getByRole('button', { name: 'Export PDF' })).toBeEnabled()
})

test('a file that is kept can be downloaded again, one that is not is exported again', async () => {
  serve({
    'GET /api/events/e-1/files': () => [
      aFile({ keptUntil: '2027-05-31T10:00:00Z' }),
      aFile({ id: 'x-2', kind: 'csv' }),
    ],
  })
  renderApp('/export-plans')
  const links = await screen.findAllByRole('link', { name: /^Download/ })
  expect(links).toHaveLength(1)
  expect(links[0]).toHaveAttribute('href', '/api/events/e-1/exports/x-1')
  expect(screen.getByRole('button', { name: 'Export Guest list again' })).toBeVisible()
})

test('everything for the venue is one file', async () => {
  const server = serve()
  const { user } = renderApp('/export-plans')
  await user.click(await screen.findByRole('radio', { name: 'Everything for the venue (ZIP)' }))
  await user.click(screen.getByRole('button', { name: 'Export ZIP' }))
  expect(await screen.findByText('Export Complete')).toBeVisible()
  expect(asked(server, 'venue-pack')).toEqual([{ changed: false, paper: 'A4' }])
})

test('a failure shows its reason', async () => {
  const error = { code: 'too_large', message: 'The pictures of this plan are too large.' }
  serve({ 'GET /api/jobs/j-1': () => aJob('failed', { error }) })
  const { user } = renderApp('/export-plans')
  await user.click(await screen.findByRole('radio', { name: 'JSON' }))
  await user.click(screen.getByRole('button', { name: 'Export JSON' }))
  expect(await screen.findByText('The pictures of this plan are too large.')).toBeVisible()
  expect(saved.addresses).toEqual([])
})

test('an export that is refused at once shows the reason', async () => {
  serve({
    'POST /api/events/e-1/files/*': () => refusal(409, 'job_queue_full', 'Too many tasks wait.'),
  })
  const { user } = renderApp('/export-plans')
  await user.click(await screen.findByRole('button', { name: 'Export PDF' }))
  expect(await screen.findByText('Too many tasks wait.')).toBeVisible()
})

test('a viewer gets the seating chart only', async () => {
  serve({
    'GET /api/auth/user': () =>
      aUser({ organisation: { id: 'o-1', name: 'Lind Events', role: 'viewer' } }),
  })
  renderApp('/export-plans')
  expect(await screen.findByRole('button', { name: 'Export Seating Chart' })).toBeVisible()
  expect(screen.queryByRole('radio', { name: 'JSON' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Preview' })).not.toBeInTheDocument()
})
