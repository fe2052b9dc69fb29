/* A form dialog asks before it closes with changes in it. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LeaveGuard } from '@/app/LeaveGuard'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { FormDialog } from '@/ui/FormDialog'
import { UnsavedForm } from '@/ui/unsaved-changes'

const saved = {
  isPending: false,
  mutate: (_: unknown, { onSuccess }: { onSuccess: (done: true) => void }) => {
    onSuccess(true)
  },
}

function NameDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ initial: { name: 'Ana' } })
  const submit = useSubmit(form, saved, { input: (values) => values, onDone: onClose })
  return (
    <FormDialog
      onClose={onClose}
      title="Guest"
      maxWidth={400}
      submit={submit}
      submitLabel="Save"
      pendingLabel="Saving"
    >
      <TextField form={form} name="name" label="Name" />
    </FormDialog>
  )
}

function DialogPage() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true)
        }}
      >
        Edit
      </button>
      {open && (
        <NameDialog
          onClose={() => {
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

const dialog = () => screen.queryByRole('dialog', { name: 'Guest' })
const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' })

async function openDialog() {
  const user = userEvent.setup()
  render(<DialogPage />)
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  return user
}

test.each(['{Escape}', 'Close', 'Cancel'])(
  'an unchanged form closes at once by %s',
  async (way) => {
    const user = await openDialog()
    await (way === '{Escape}'
      ? user.keyboard(way)
      : user.click(screen.getByRole('button', { name: way })))
    expect(dialog()).not.toBeInTheDocument()
  },
)

test.each(['{Escape}', 'Close'])('a changed form asks before %s drops it', async (way) => {
  const user = await openDialog()
  await user.type(screen.getByLabelText('Name'), ' B')
  await (way === '{Escape}'
    ? user.keyboard(way)
    : user.click(screen.getByRole('button', { name: way })))
  expect(question()).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Ana B')
})

test('Cancel drops changes at once', async () => {
  const user = await openDialog()
  await user.type(screen.getByLabelText('Name'), ' B')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(dialog()).not.toBeInTheDocument()
})

test('a press beside the dialog asks as well, and Discard gives the focus back to the opener', async () => {
  const user = await openDialog()
  await user.type(screen.getByLabelText('Name'), ' B')
  const overlay = document.querySelector('.bg-overlay')
  if (overlay !== null) await user.click(overlay)
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(dialog()).not.toBeInTheDocument()
  await vi.waitFor(() => {
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()
  })
})

test('Escape answers the question with Keep editing, which has the focus', async () => {
  const user = await openDialog()
  await user.type(screen.getByLabelText('Name'), ' B')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(question()).not.toBeInTheDocument()
  expect(dialog()).toBeVisible()
})

test('a form that was changed back counts as unchanged', async () => {
  const user = await openDialog()
  await user.type(screen.getByLabelText('Name'), 'x{Backspace}')
  await user.keyboard('{Escape}')
  expect(dialog()).not.toBeInTheDocument()
})

test('the browser is asked to keep the tab only while there are changes', async () => {
  const user = await openDialog()
  const isKept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isKept()).toBe(false)
  await user.type(screen.getByLabelText('Name'), ' B')
  expect(isKept()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(isKept()).toBe(false)
})

function FormPage({ onSaved }: { onSaved: () => void }) {
  const form = useForm({ initial: { name: 'Ana' } })
  const submit = useSubmit(form, saved, { input: (values) => values, onDone: onSaved })
  return (
    <form noValidate onSubmit={submit.onSubmit}>
      <LeaveGuard />
      <TextField form={form} name="name" label="Name" />
      <button type="submit">Save</button>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="?step=2">Next step</Link>
      <UnsavedForm form={form} />
    </form>
  )
}

function openPage() {
  const router = createMemoryRouter([
    { path: '/', element: <FormPage onSaved={() => void router.navigate('/elsewhere')} /> },
    { path: '/elsewhere', element: 'Another page' },
  ])
  render(<RouterProvider router={router} />)
  return userEvent.setup()
}

test('a link away from a changed form asks, and leaves after Discard', async () => {
  const user = openPage()
  await user.type(screen.getByLabelText('Name'), ' B')
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Ana B')
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('Another page')).toBeVisible()
})

test('a link within the page and the way on after saving do not ask', async () => {
  const user = openPage()
  await user.type(screen.getByLabelText('Name'), ' B')
  await user.click(screen.getByRole('link', { name: 'Next step' }))
  expect(question()).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Another page')).toBeVisible()
})
