/* The focus on its way into a dialog and back. */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from '@/ui/Dialog'

function Rename() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true)
        }}
      >
        Rename
      </button>
      {open && (
        <Dialog open onOpenChange={setOpen} title="New name">
          <input aria-label="Name" />
        </Dialog>
      )}
    </>
  )
}

test('the first field of a dialog has the focus, and its opener gets it back', async () => {
  const user = userEvent.setup()
  render(<Rename />)
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus()
  })
})
