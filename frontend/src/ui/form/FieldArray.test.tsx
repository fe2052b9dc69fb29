/* Rows of a form: added, removed, put in order, with errors at their own fields. */
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FieldArray } from '@/ui/form/FieldArray'
import { TextField } from '@/ui/form/TextField'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'

type Values = { title: string; guests: { name: string }[] }

function check({ guests }: Values): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  if (guests.length === 0) errors.guests = 'Add at least one guest.'
  for (const [index, { name }] of guests.entries()) {
    if (name === '') errors[`guests.${index}.name`] = `Enter name ${index + 1}`
  }
  return errors
}

function Example({
  onSend,
  names,
  max,
}: {
  onSend: (values: Values) => void
  names: string[]
  max?: number
}) {
  const form = useForm<Values>({
    initial: { title: '', guests: names.map((name) => ({ name })) },
    check,
  })
  const submit = useSubmit(
    form,
    {
      isPending: false,
      mutate: (values: Values) => {
        onSend(values)
      },
    },
    { input: (values) => values },
  )
  return (
    <form noValidate onSubmit={submit.onSubmit}>
      <TextField form={form} name="title" label="Title" />
      <FieldArray
        form={form}
        name="guests"
        label="Plus-ones"
        rowLabel={(index) => `Plus-one ${index + 1}`}
        blank={() => ({ name: '' })}
        addLabel="Add a plus-one"
        max={max ?? 5}
        sortable
      >
        {(row) => <TextField form={form} name={`${row}.name`} label="Name" />}
      </FieldArray>
      <button type="submit">Save</button>
    </form>
  )
}

function open(names = ['Ana', 'Ben', 'Cleo'], max?: number) {
  const sent = vi.fn<(values: Values) => void>()
  render(<Example onSend={sent} names={names} {...(max === undefined ? {} : { max })} />)
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const shown = () => screen.getAllByLabelText<HTMLInputElement>('Name').map(({ value }) => value)
  return { user, sent, press, shown }
}

test('a new row is blank, and its first field has the focus', async () => {
  const { user, press, sent } = open()
  await press('Add a plus-one')
  await user.keyboard('Dan')
  await press('Save')
  expect(sent.mock.lastCall?.[0].guests.at(-1)).toEqual({ name: 'Dan' })
})

test('after a row is removed, the focus is in the row that took its place, and at last at Add', async () => {
  const { press, shown } = open(['Ana', 'Ben'])
  await press('Remove Plus-one 1')
  expect(shown()).toEqual(['Ben'])
  expect(screen.getByRole('button', { name: 'Remove Plus-one 1' })).toHaveFocus()
  expect(screen.getByText('Plus-one 1 removed')).toBeInTheDocument()
  await press('Remove Plus-one 1')
  expect(screen.getByRole('button', { name: 'Add a plus-one' })).toHaveFocus()
})

test('buttons move a row by keyboard, keep the focus and say its position', async () => {
  const { user, shown } = open()
  screen.getByRole('button', { name: 'Move Plus-one 1 down' }).focus()
  await user.keyboard('{Enter}')
  expect(shown()).toEqual(['Ben', 'Ana', 'Cleo'])
  expect(screen.getByText('Plus-one 1 moved to position 2 of 3')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Move Plus-one 2 down' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Move Plus-one 1 up' }))
  expect(shown()).toEqual(['Ben', 'Ana', 'Cleo'])
})

test('a row changes places with those it is dragged over', () => {
  const { shown } = open()
  const rows = screen.getAllByRole('listitem')
  rows.forEach((row) => {
    row.getBoundingClientRect = () => {
      const at = [...(row.parentElement?.children ?? [])].indexOf(row)
      return new DOMRect(0, at * 50, 300, 50)
    }
  })
  const handle = within(rows[0]!).getByText('', { selector: 'span[aria-hidden]' })
  fireEvent.pointerDown(handle, { button: 0, clientY: 10 })
  fireEvent.pointerMove(window, { clientY: 120 })
  expect(shown()).toEqual(['Ben', 'Cleo', 'Ana'])
  fireEvent.pointerUp(window)
  fireEvent.pointerMove(window, { clientY: 10 })
  expect(shown()).toEqual(['Ben', 'Cleo', 'Ana'])
})

test('a broken rule is shown at the field of its row, which gets the focus', async () => {
  const { press, sent } = open(['Ana', '', ''])
  await press('Save')
  const second = within(screen.getByRole('group', { name: 'Plus-one 2' })).getByLabelText('Name')
  expect(second).toHaveAccessibleDescription('Enter name 2')
  expect(second).toHaveFocus()
  expect(sent).not.toHaveBeenCalled()
})

test('an error of the whole list is below it', async () => {
  const { press, sent } = open([])
  await press('Save')
  expect(screen.getByRole('alert')).toHaveTextContent('Add at least one guest.')
  expect(sent).not.toHaveBeenCalled()
})

test('there is no way to add more rows than allowed', async () => {
  const { press } = open(['Ana'], 2)
  await press('Add a plus-one')
  expect(screen.getByRole('button', { name: 'Add a plus-one' })).toBeDisabled()
})
