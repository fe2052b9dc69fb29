/* A task in steps: what can be opened, where the focus goes, and what the address says. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { LeaveGuard } from '@/app/LeaveGuard'
import { useStepInAddress } from '@/lib/step-in-address'
import { Wizard } from '@/ui/Wizard'

function Import({ onFinish }: { onFinish: (saved: () => void) => void }) {
  const [step, openStep] = useStepInAddress()
  const [file, setFile] = useState('')
  return (
    <>
      <LeaveGuard />
      <Wizard
        label="Import"
        step={step}
        onStep={openStep}
        finishLabel="Import"
        onFinish={onFinish}
        changed={file !== ''}
        steps={[
          {
            id: 'file',
            title: 'File',
            content: (
              <button
                type="button"
                onClick={() => {
                  setFile('a')
                }}
              >
                Take a file
              </button>
            ),
          },
          {
            id: 'columns',
            title: 'Columns',
            blocked: file === '' ? 'Choose a file first.' : undefined,
            content: 'Columns of the file',
          },
          { id: 'result', title: 'Result', content: 'Ready' },
        ]}
      />
    </>
  )
}

function open(address = '/') {
  const finished = vi.fn<(saved: () => void) => void>()
  const router = createMemoryRouter(
    [
      { path: '/', element: <Import onFinish={finished} /> },
      { path: '/else', element: 'Elsewhere' },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  return { finished, router, press }
}

test('a step that needs more input is disabled with the reason, also by its address', async () => {
  const { press } = open('/?step=result')
  expect(screen.getByRole('heading', { name: /Step 1 of 3: File/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Result' })).toHaveAccessibleDescription(
    'Choose a file first.',
  )
  await press('Next')
  expect(screen.getByRole('button', { name: 'File' })).toHaveAttribute('aria-current', 'step')
})

test('Next and Back change the address, and the heading of the step has the focus', async () => {
  const { router, press, finished } = open()
  await press('Take a file')
  await press('Next')
  expect(router.state.location.search).toBe('?step=columns')
  expect(screen.getByRole('heading', { name: /Columns/ })).toHaveFocus()
  await press('Next')
  await press('Import')
  expect(finished).toHaveBeenCalledOnce()
  await press('Back')
  expect(router.state.location.search).toBe('?step=columns')
})

test('leaving a wizard with input in it asks first', async () => {
  const { router, press } = open()
  await press('Take a file')
  void router.navigate('/else')
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
  await press('Discard')
  expect(await screen.findByText('Elsewhere')).toBeVisible()
})

test('the way on after the last step asks no more', async () => {
  const { router, press, finished } = open()
  await press('Take a file')
  await press('Next')
  await press('Next')
  finished.mockImplementation((saved: () => void) => {
    saved()
    void router.navigate('/else')
  })
  await press('Import')
  expect(await screen.findByText('Elsewhere')).toBeVisible()
})
