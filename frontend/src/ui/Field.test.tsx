/* An error is read out once: by the focus that comes to the field, or by itself where the focus is there already. */
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Field } from '@/ui/Field'

function Form() {
  const [error, setError] = useState<string>()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setError('Enter an email address')
      }}
    >
      <Field label="Email" error={error}>
        {(control) => <input {...control} />}
      </Field>
      <button>Send</button>
    </form>
  )
}

test('an error of the field in focus is an alert', () => {
  render(<Form />)
  screen.getByLabelText('Email').focus()
  fireEvent.submit(screen.getByLabelText('Email'))
  expect(screen.getByRole('alert')).toHaveTextContent('Enter an email address')
})

test('an error of a field elsewhere is left to the focus that follows', () => {
  render(<Form />)
  screen.getByRole('button').focus()
  fireEvent.submit(screen.getByLabelText('Email'))
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter an email address')
  expect(screen.queryByRole('alert')).toBeNull()
})
