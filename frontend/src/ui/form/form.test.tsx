/* The form kit: where errors are shown, what is sent, and what a refusal of the server does. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { hasUnsavedWork } from '@/lib/unsaved-work'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { DateTimeField } from '@/ui/form/DateTimeField'
import { NumberField } from '@/ui/form/NumberField'
import { RadioGroupField } from '@/ui/form/RadioGroupField'
import { SelectField } from '@/ui/form/SelectField'
import { SwitchField } from '@/ui/form/SwitchField'
import { TagsField } from '@/ui/form/TagsField'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { FormAlert } from '@/ui/FormAlert'
import { toastStore } from '@/ui/toast'

class Refusal extends Error {
  constructor(
    message: string,
    readonly field?: string,
  ) {
    super(message)
  }
}

const initial = {
  name: '',
  date: '',
  count: undefined as number | undefined,
  meal: 'fish',
  side: 'left',
  wanted: false,
  listed: true,
  tags: ['bride'],
}

type Props = { refusal?: Refusal; toasts?: boolean; onSend: (values: typeof initial) => void }

function Example({ refusal, toasts = false, onSend }: Props) {
  const form = useForm({
    initial,
    check: ({ name }) => ({ name: name.trim() === '' ? 'A name is required' : undefined }),
  })
  const mutation = {
    isPending: false,
    mutate: (
      values: typeof initial,
      { onSuccess, onError }: { onSuccess: (done: true) => void; onError: (e: Refusal) => void },
    ) => {
      onSend(values)
      if (refusal === undefined) onSuccess(true)
      else onError(refusal)
    },
  }
  const submit = useSubmit(form, mutation, {
    input: (values) => values,
    alias: { title: 'name' },
    ...(toasts ? { failed: () => ({ title: 'Error', text: 'Not saved' }) } : {}),
  })
  return (
    <form noValidate onSubmit={submit.onSubmit}>
      <TextField form={form} name="name" label="Name" required />
      <DateTimeField form={form} name="date" label="Date" />
      <NumberField form={form} name="count" label="Count" />
      <SelectField
        form={form}
        name="meal"
        label="Meal"
        options={[
          { value: 'fish', label: 'Fish' },
          { value: 'tofu', label: 'Tofu' },
        ]}
      />
      <RadioGroupField
        form={form}
        name="side"
        label="Side"
        options={[
          { value: 'left', label: 'Left' },
          { value: 'right', label: 'Right' },
        ]}
      />
      <CheckboxField form={form} name="wanted" label="Wanted" />
      <SwitchField form={form} name="listed" label="Listed" hint="Shown on the list." />
      <TagsField form={form} name="tags" label="Tags" />
      <FormAlert message={submit.failure} />
      <button type="submit">Save</button>
    </form>
  )
}

function open(props: Omit<Props, 'onSend'> = {}) {
  const sent = vi.fn<(values: typeof initial) => void>()
  render(<Example {...props} onSend={sent} />)
  const user = userEvent.setup()
  return { user, sent, save: () => user.click(screen.getByRole('button', { name: 'Save' })) }
}

test('a broken rule is shown at its field, which gets the focus; nothing is sent', async () => {
  const { user, sent, save } = open()
  await save()
  const name = screen.getByLabelText('Name')
  expect(name).toHaveAccessibleDescription('A name is required')
  expect(name).toBeInvalid()
  expect(name).toHaveFocus()
  expect(sent).not.toHaveBeenCalled()
  await user.type(name, 'A')
  expect(name).toBeValid()
})

test('half a date is not taken for an empty one', async () => {
  const { user, sent, save } = open()
  await user.type(screen.getByLabelText('Name'), 'Ana')
  const date = screen.getByLabelText('Date')
  Object.defineProperty(date, 'validity', { value: { badInput: true }, configurable: true })
  await save()
  expect(date).toHaveAccessibleDescription('Enter a full date and time.')
  expect(sent).not.toHaveBeenCalled()
})

test('every kind of field sends its own kind of value', async () => {
  const { user, sent, save } = open()
  await user.type(screen.getByLabelText('Name'), 'Ana')
  await user.type(screen.getByLabelText('Count'), '12')
  await user.selectOptions(screen.getByLabelText('Meal'), 'Tofu')
  await user.click(screen.getByLabelText('Right'))
  await user.click(screen.getByLabelText('Wanted'))
  await user.click(screen.getByRole('switch', { name: 'Listed' }))
  await user.type(screen.getByLabelText('Tags'), 'work, work,school')
  await user.click(screen.getByRole('button', { name: 'Remove bride' }))
  await save()
  expect(sent).toHaveBeenCalledWith({
    name: 'Ana',
    date: '',
    count: 12,
    meal: 'tofu',
    side: 'right',
    wanted: true,
    listed: false,
    tags: ['work', 'school'],
  })
})

test.each(['name', 'title'])(
  'a refusal of %s is shown at the name and goes with an edit',
  async (field) => {
    const { user, save } = open({ refusal: new Refusal('This name is taken.', field) })
    const name = screen.getByLabelText('Name')
    await user.type(name, 'Ana')
    await save()
    expect(name).toHaveAccessibleDescription('This name is taken.')
    expect(name).toHaveFocus()
    await user.type(name, 'b')
    expect(name).toBeValid()
  },
)

test('a refusal that names no field of the form is shown once, in the form', async () => {
  const { user, save } = open({ refusal: new Refusal('The event is archived.', 'event') })
  await user.type(screen.getByLabelText('Name'), 'Ana')
  await save()
  expect(screen.getByRole('alert')).toHaveTextContent('The event is archived.')
})

test('a form with words of its own for a failure says them in a toast', async () => {
  const { user, save } = open({ refusal: new Refusal('Out of order.'), toasts: true })
  await user.type(screen.getByLabelText('Name'), 'Ana')
  await save()
  expect(toastStore.getState().current).toMatchObject({ title: 'Error', text: 'Not saved' })
  expect(screen.queryByText('Out of order.')).not.toBeInTheDocument()
})

test('what is typed counts as unsaved work until the form is gone', async () => {
  const { unmount } = render(<Example onSend={vi.fn()} />)
  expect(hasUnsavedWork()).toBe(false)
  await userEvent.type(screen.getByLabelText(/Name/), 'Ana')
  expect(hasUnsavedWork()).toBe(true)
  unmount()
  expect(hasUnsavedWork()).toBe(false)
})
