import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ChangedElsewhere } from '@/ui/form/ChangedElsewhere'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/use-form'

function Settings({ name }: { name: string }) {
  const form = useForm<{ name: string }>({ initial: { name } })
  return (
    <form>
      <TextField form={form} name="name" label="Name" />
      <ChangedElsewhere form={form} saved={{ name }} />
    </form>
  )
}

const notice = 'Someone else changed this. Saving replaces their change.'

test('a form without edits takes what someone else saved', async () => {
  const { rerender } = render(<Settings name="Gala" />)
  rerender(<Settings name="Ball" />)
  expect(await screen.findByDisplayValue('Ball')).toBeVisible()
  expect(screen.queryByText(notice)).toBeNull()
})

test('a form with edits keeps them and offers what someone else saved', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Settings name="Gala" />)
  await user.type(screen.getByLabelText('Name'), ' night')
  rerender(<Settings name="Ball" />)
  expect(screen.getByText(notice)).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Gala night')
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  expect(screen.queryByText(notice)).toBeNull()
  rerender(<Settings name="Dinner" />)
  await user.click(screen.getByRole('button', { name: 'Show theirs' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Dinner')
  expect(screen.queryByText(notice)).toBeNull()
})
