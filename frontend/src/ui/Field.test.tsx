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
        setError('Enter an e-mail address')
      }}
    >
      <Field label="E-mail" error={error}>
        {(control) => <input {...control} />}
      </Field>
      <button>Send</button>
    </form>
  )
}

test('an error of the field in focus is an alert', () => {
  render(<Form />)
  screen.getByLabelText('E-mail').focus()
  fireEvent.submit(screen.getByLabelText('E-mail'))
  expect(screen.getByRole('alert')).toHaveTextContent('Enter an e-mail address')
})

test('an error of a field elsewhere is left to the focus that follows', () => {
  render(<Form />)
  screen.getByRole('button').focus()
  fireEvent.submit(screen.getByLabelText('E-mail'))
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Enter an e-mail address')
  expect(screen.queryByRole('alert')).toBeNull()
})
