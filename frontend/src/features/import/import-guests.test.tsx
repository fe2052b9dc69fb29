/* The import wizard from a file to the report, against a server that answers by the plan. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ImportPlan } from '@/api/schema'
import { LeaveGuard } from '@/app/LeaveGuard'
import { ImportGuestsPage } from '@/features/import/ImportGuestsPage'
import {
  aColumn,
  aPastImport,
  aPreview,
  importServer,
  organiser,
} from '@/features/import/testing/import-server'
import { aUser } from '@/testing/builders'
import { fakeServer } from '@/testing/fake-server'
import { expectFocus } from '@/testing/focus'
import { renderScreen } from '@/testing/render'

const address = '/guest-management/import?event=e-1'
const list = new File(['x'], 'guests.xlsx')

const wrongAddress = {
  row: 8,
  column: 1,
  value: 'bronwen@example',
  name: 'Bronwen Rees',
  code: 'email_invalid',
  message: 'This is not a whole email address.',
}

/** One address is wrong until the plan corrects it. */
function withWrongAddress({ cells, columns }: ImportPlan) {
  const preview = aPreview()
  if (columns?.[2] !== undefined) preview.columns[2] = aColumn(2, 'Geschenk', columns[2], [])
  const value = cells?.[8]?.[1] ?? wrongAddress.value
  if (value.endsWith('.com')) return preview
  return {
    ...preview,
    counts: { ...preview.counts, problems: 1 },
    problems: [{ ...wrongAddress, value }],
    groups: [{ code: 'email_invalid', title: 'Email addresses that are not valid', count: 1 }],
  }
}

function open(step?: string) {
  const screens = (
    <>
      <LeaveGuard />
      <ImportGuestsPage />
    </>
  )
  const { user, router } = renderScreen(
    screens,
    step === undefined ? address : `${address}&step=${step}`,
  )
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole('button', { name }))
  return { user, router, press }
}

async function chooseFile(user: ReturnType<typeof open>['user'], file = list) {
  await user.upload(await screen.findByLabelText('Guest list file'), file)
}

test('a file is mapped, fixed, imported and undone', async () => {
  const server = importServer({ preview: withWrongAddress })
  const { user, press, router } = open()
  await chooseFile(user)

  await expectFocus(() => screen.getByRole('heading', { name: /Map columns/ }))
  expect(router.state.location.search).toContain('step=columns')
  expect(server.uploads[0]?.form.get('guestFile')).toMatchObject({ name: 'guests.xlsx' })
  expect(screen.getByText('3 rows with text above are left out')).toBeVisible()
  expect(screen.getByText('Not imported: Geschenk.')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Import Geschenk as'), 'Notes')
  await waitFor(() => {
    expect(server.plans.at(-1)).toEqual({ columns: { 2: 'notes' } })
  })
  expect(await screen.findByText('3 columns used, 0 not imported')).toBeVisible()

  await press('Next')
  await expectFocus(() => screen.getByRole('heading', { name: /Review/ }))
  expect(screen.getByText('1 open')).toBeVisible()
  expect(screen.getByText('This row is a total, not a guest.')).toBeVisible()
  const cell = screen.getByLabelText('Bronwen Rees, row 8')
  expect(cell).toHaveAccessibleDescription(/This is not a whole email address\./)
  await user.clear(cell)
  await user.paste('bronwen@example.com')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Solved')).toBeVisible()
  expect(cell).toHaveFocus()
  expect(server.plans.at(-1)?.cells).toEqual({ 8: { 1: 'bronwen@example.com' } })

  await press('Import 2 guests')
  await expectFocus(() => screen.getByRole('heading', { name: /Done/ }))
  expect(screen.getAllByText('Successfully imported 2 guests').length).toBeGreaterThan(0)
  expect(server.started).toEqual([
    { columns: { 2: 'notes' }, cells: { 8: { 1: 'bronwen@example.com' } }, remember: true },
  ])
  expect(screen.getByRole('link', { name: 'Go to guest list' })).toHaveAttribute(
    'href',
    '/guest-management?event=e-1',
  )

  await press('Undo import')
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Undo import' }))
  expect(
    (await screen.findAllByText('The guests from guests.xlsx are no longer on the list.')).length,
  ).toBeGreaterThan(0)
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument()
  })
  await press('Import another file')
  expect(await screen.findByText('Undone')).toBeVisible()
})

test('a file that cannot be read says why and what to do, and another one can be chosen', async () => {
  const message = 'Page 1 of scan.pdf is a picture without text.'
  importServer({
    preview: (_plan, { form }) => {
      const file = form.get('guestFile')
      return file instanceof File && file.name === 'scan.pdf'
        ? [422, { code: 'import_refused', message, requestId: 'r' }]
        : aPreview()
    },
  })
  const { user } = open()
  await chooseFile(user, new File(['x'], 'scan.pdf'))
  expect(await screen.findByText(new RegExp(message))).toHaveTextContent(
    `${message} Choose another file, or paste the guests below.`,
  )
  expect(screen.getByRole('button', { name: 'Map columns' })).toHaveAccessibleDescription(
    'Choose a file or paste a list first.',
  )
  await chooseFile(user)
  expect(await screen.findByRole('heading', { name: /Map columns/ })).toBeVisible()
})

test('pasted text is read like a file; nothing pasted is said at the field', async () => {
  const server = importServer({ preview: () => aPreview({ kind: 'text', columns: [] }) })
  const { user, press } = open()
  const field = await screen.findByLabelText('Or paste a list')
  await press('Read this list')
  expect(field).toHaveAccessibleDescription(/Paste at least one guest\./)
  expect(server.uploads).toHaveLength(0)
  await user.type(field, 'Ana Ruiz')
  await press('Read this list')
  expect(await screen.findByRole('heading', { name: /Map columns/ })).toBeVisible()
  expect(server.uploads[0]?.form.get('text')).toBe('Ana Ruiz')
  expect(server.uploads[0]?.form.get('guestFile')).toBeNull()
})

test('words get a meaning, known guests are updated, and a full table is decided once', async () => {
  const known = {
    row: 5,
    guestId: 'g-1',
    name: 'Layla Haddad',
    differences: [{ field: 'status', old: 'pending', new: 'confirmed' }],
  }
  const server = importServer({
    preview: ({ values, rows, fullTables }) =>
      aPreview({
        values: [
          { field: 'status', word: 'kommt', count: 2, meaning: 'confirmed' },
          {
            field: 'status',
            word: 'mal sehen',
            count: 1,
            ...meaning(values?.status?.['mal sehen']),
          },
        ],
        known: [known],
        counts: {
          ...aPreview().counts,
          update: rows?.[5] === 'update:g-1' ? 1 : 0,
        },
        ...(fullTables === undefined
          ? {
              problems: [
                {
                  row: 7,
                  value: '3',
                  name: 'Owen Hughes',
                  code: 'table_full',
                  message: 'No room.',
                },
              ],
              groups: [{ code: 'table_full', title: 'Tables without room', count: 1 }],
            }
          : {}),
      }),
  })
  const { user, press } = open()
  await chooseFile(user)
  expect(await screen.findByLabelText('RSVP meant by kommt')).toHaveDisplayValue('Attending')
  await user.selectOptions(screen.getByLabelText('RSVP meant by mal sehen'), 'Maybe')
  await press('Next')
  const differences = within(screen.getByRole('table', { name: 'What differs for Layla Haddad' }))
  expect(differences.getByText('No answer')).toBeVisible()
  await user.click(
    within(screen.getByRole('group', { name: 'Layla Haddad, row 5' })).getByLabelText('Update'),
  )
  await user.click(screen.getByLabelText('Seat elsewhere'))
  await press('Import 3 guests')
  await screen.findByRole('heading', { name: /Done/ })
  expect(server.started[0]).toEqual({
    values: { status: { 'mal sehen': 'maybe' } },
    rows: { 5: 'update:g-1' },
    fullTables: 'elsewhere',
    remember: true,
  })
})

function meaning(word: string | undefined) {
  return word === undefined ? {} : { meaning: word }
}

test('companions in notes are taken, families are made when chosen, and a single word is kept', async () => {
  const server = importServer({
    preview: ({ leftInNotes = [], families = false, rows }) =>
      aPreview({
        facts: [
          { fact: 'plus-one', count: 3, taken: !leftInNotes.includes('plus-one') },
          { fact: 'wheelchair', count: 1, taken: !leftInNotes.includes('wheelchair') },
        ],
        families: { count: 22, guests: 57, made: families },
        problems: [
          { row: 7, value: 'Cher', name: 'Cher', code: 'single_word', message: 'One word.' },
        ],
        groups: [{ code: 'single_word', title: 'Names of one word', count: 1 }],
        counts: { ...aPreview().counts, known: 0, add: rows?.[7] === 'add' ? 3 : 2 },
      }),
  })
  const { user, press } = open()
  await chooseFile(user)
  const rows = within(await screen.findByRole('region', { name: 'First rows of your list' }))
  expect(rows.getByRole('columnheader', { name: 'First Name' })).toBeVisible()
  expect(rows.getByText('Bronwen')).toBeVisible()
  expect(rows.queryByText('Teeservice')).not.toBeInTheDocument()
  await press('Next')
  expect(screen.getByLabelText('3 notes name a plus-one')).toBeChecked()
  await user.click(screen.getByLabelText('1 note mentions a wheelchair'))
  const families = screen.getByLabelText(/neighbouring rows with the same surname \(22 families\)/)
  expect(families).not.toBeChecked()
  await user.click(families)
  await press('Keep as guest Cher, row 7')
  expect(screen.getByText('Cher becomes a guest.')).toBeVisible()
  await press('Import 3 guests')
  await screen.findByRole('heading', { name: /Done/ })
  expect(server.started[0]).toEqual({
    leftInNotes: ['wheelchair'],
    families: true,
    rows: { 7: 'add' },
    remember: true,
  })
})

test('a list of more rows than an event takes guests is refused before it is sent', async () => {
  const server = importServer({ preview: () => aPreview() })
  const { user } = open()
  await chooseFile(user, new File(['Ann Lee\n'.repeat(25_000)], 'long.csv'))
  expect(
    await screen.findByText(
      'The list has 25,000 rows; events are limited to 20,000 guests. Choose a shorter list.',
    ),
  ).toBeVisible()
  expect(server.uploads).toHaveLength(0)
})

test('a preview that fails keeps the last one, and the import waits for it', async () => {
  let broken = false
  const server = importServer({
    preview: () =>
      broken ? [503, { code: 'unavailable', message: 'Busy.', requestId: 'r' }] : aPreview(),
  })
  const { user, press } = open()
  await chooseFile(user)
  await screen.findByRole('heading', { name: /Map columns/ })
  broken = true
  await user.selectOptions(screen.getByLabelText('Import Mail as'), 'Do not import')
  expect(await screen.findByText('The preview could not be updated.')).toBeVisible()
  expect(screen.getByLabelText('Import Vorname as')).toHaveValue('firstName')
  await press('Next')
  expect(await screen.findByRole('button', { name: 'Import 2 guests' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  broken = false
  await press('Try again')
  await press('Import 2 guests')
  await waitFor(() => {
    expect(server.started).toHaveLength(1)
  })
})

test('a preview that comes while another long task runs is asked for again', async () => {
  let isBusy = false
  importServer({
    preview: () => {
      if (!isBusy) return aPreview()
      isBusy = false
      return [429, { code: 'long_task_running', message: 'Try again.', requestId: 'r' }]
    },
  })
  const { user, press } = open()
  await chooseFile(user)
  await screen.findByRole('heading', { name: /Map columns/ })
  isBusy = true
  await user.selectOptions(screen.getByLabelText('Import Mail as'), 'Do not import')
  await press('Next')
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Import 2 guests' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
  expect(isBusy).toBe(false)
  expect(screen.queryByText('The preview could not be updated.')).not.toBeInTheDocument()
})

test('without a column of names there is no review', async () => {
  importServer({ preview: () => aPreview({ columns: [aColumn(0, 'Mail', 'email', [])] }) })
  const { user } = open()
  await chooseFile(user)
  await screen.findByRole('heading', { name: /Map columns/ })
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
    'Choose the column that has the names of the guests.',
  )
})

test('a refused import says so in the words of the specification and keeps the review', async () => {
  importServer({
    preview: () => aPreview(),
    importing: () => [503, '<html>'],
  })
  const { user, press } = open()
  await chooseFile(user)
  await press('Next')
  await press('Import 2 guests')
  expect(await screen.findByText('Import Failed')).toBeInTheDocument()
  expect(screen.getByText('Failed to import guests')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Import 2 guests' })).toBeEnabled()
})

test('past imports name who, when and what, and can be undone after a question', async () => {
  const server = importServer({
    preview: () => aPreview(),
    routes: {
      'GET /api/events/e-1/imports': () => [
        aPastImport(),
        aPastImport({ id: 'i-0', fileName: 'old.csv', undoneAt: '2027-01-09T09:00:00Z' }),
      ],
    },
  })
  const { user, press } = open()
  const table = within(await screen.findByRole('table', { name: 'Past imports' }))
  expect(table.getAllByText('Nora Lind')).toHaveLength(2)
  expect(
    table.getAllByText(/2 guests added, 1 guest already on the list, 1 row left out/),
  ).toHaveLength(2)
  expect(table.getByText('Undone')).toBeVisible()
  await press('Undo the import of guests.xlsx')
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Undo import' }))
  await waitFor(() => {
    expect(server.sent.some(({ path }) => path.endsWith('/imports/i-1/undo'))).toBe(true)
  })
})

test('an undo that leaves guests behind names them and can be repeated', async () => {
  let calls = 0
  importServer({
    preview: () => aPreview(),
    routes: {
      'GET /api/events/e-1/imports': () => [aPastImport()],
      'POST /api/events/e-1/imports/i-1/undo': () => {
        calls += 1
        const skipped = [{ guestId: 'g-2', name: 'Bronwen Rees', reason: 'Changed since.' }]
        return { batchId: 'b-1', changed: 1, skipped }
      },
    },
  })
  const { user, press } = open()
  await press('Undo the import of guests.xlsx')
  await press('Undo import')
  const report = within(await screen.findByRole('dialog', { name: '1 of 2 guests undone' }))
  expect(report.getByText('Changed since.')).toBeVisible()
  expect(report.getByText('Bronwen Rees')).toBeVisible()
  expect(screen.queryByText(/are no longer on the list/)).not.toBeInTheDocument()
  await user.click(report.getAllByRole('button', { name: 'Close' })[1] ?? document.body)

  await chooseFile(user)
  await press('Next')
  await press('Import 2 guests')
  await screen.findByRole('heading', { name: /Done/ })
  expect(screen.getByText('Not undone')).toBeVisible()
  await press('Undo import')
  const again = within(await screen.findByRole('alertdialog'))
  await user.click(again.getByRole('button', { name: 'Undo import' }))
  expect(await screen.findByRole('dialog', { name: '1 of 2 guests undone' })).toBeVisible()
  expect(calls).toBe(2)
})

test('a reload says that the list is gone, and the address follows the steps', async () => {
  importServer({ preview: withWrongAddress })
  const { user, press, router } = open('review')
  expect(
    await screen.findByText('The list was lost when the page was reloaded. Choose it again.'),
  ).toBeVisible()
  expect(router.state.location.search).toContain('step=file')
  await chooseFile(user)
  await press('Next')
  await press('Import 2 guests')
  await screen.findByRole('heading', { name: /Done/ })
  expect(router.state.location.search).toContain('step=done')
  expect(screen.getByRole('link', { name: 'Bronwen Rees' })).toHaveAttribute(
    'href',
    '/guest-management?event=e-1&search=Bronwen%20Rees',
  )
  await press('Import another file')
  expect(await screen.findByLabelText('Guest list file')).toBeVisible()
  expect(router.state.location.search).toContain('step=file')
  expect(screen.queryByText(/The list was lost/)).not.toBeInTheDocument()
})

test('leaving with a list in hand asks first', async () => {
  importServer({ preview: () => aPreview() })
  const { user, router } = open()
  await chooseFile(user)
  await screen.findByRole('heading', { name: /Map columns/ })
  void router.navigate('/guest-management')
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
})

test('members who may not edit are told so', async () => {
  const organisation = { id: 'o-1', name: 'Lind Events', role: 'viewer' as const }
  fakeServer({ ...organiser, 'GET /api/auth/user': () => aUser({ organisation }) })
  open()
  expect(await screen.findByText('You cannot import guests')).toBeVisible()
  expect(screen.queryByLabelText('Guest list file')).not.toBeInTheDocument()
})
