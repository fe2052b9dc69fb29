/* The renderer: labels, groups, conditions and problems as a person meets them. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { FormField } from '@/api/guest-form'
import { noAnswers, type FormProblems } from '@/guest-form/answers'
import { DesignedForm } from '@/guest-form/DesignedForm'
import { form as german } from '@/guest-form/languages/de'
import { formTranslations } from '@/guest-form/translations'
import type { Language } from '@/lib/language'

const fields: FormField[] = [
  { id: 'firstName', type: 'text', label: 'First Name', required: true, per: 'guest' },
  {
    id: 'dietary',
    type: 'checkbox',
    label: 'Dietary Requirements',
    help: 'The kitchen reads this.',
    required: false,
    options: ['None', 'Vegan'],
    per: 'guest',
  },
  {
    id: 'q-soy',
    type: 'checkbox',
    label: 'Soy is fine',
    required: false,
    per: 'guest',
    showIf: { field: 'dietary', is: ['Vegan'] },
  },
  {
    id: 'q-meal',
    type: 'select',
    label: 'Main course',
    required: false,
    options: ['Fish', 'Risotto'],
    per: 'guest',
  },
  { id: 'q-song', type: 'textarea', label: 'A song for you all', required: false, per: 'party' },
]

function Trial(props: { language?: Language; problems?: FormProblems; who?: 'guest' | 'party' }) {
  const { language = 'en', problems = {}, who = 'guest' } = props
  const [values, setValues] = useState(noAnswers)
  return (
    <DesignedForm
      form={{ fields }}
      values={values}
      onChange={setValues}
      problems={problems}
      language={language}
      who={who}
    />
  )
}

test('groups and controls have their names, and a condition shows its question', async () => {
  render(<Trial />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: 'Attending' }))
  expect(screen.getByRole('radiogroup', { name: 'Will you be there?' })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'First Name' }), 'Ana')
  const group = screen.getByRole('group', { name: /Dietary Requirements/ })
  expect(group).toHaveAccessibleDescription('The kitchen reads this.')
  expect(screen.queryByRole('checkbox', { name: 'Soy is fine' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }))
  await user.click(screen.getByRole('checkbox', { name: 'Soy is fine' }))
  await user.click(screen.getByRole('checkbox', { name: 'None' }))
  expect(screen.getByRole('checkbox', { name: 'Vegan' })).not.toBeChecked()
  expect(screen.queryByRole('checkbox', { name: 'Soy is fine' })).not.toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked()
})

test('a choice of one can be taken back', async () => {
  render(<Trial />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: 'Risotto' }))
  await user.click(screen.getByRole('button', { name: 'Clear: Main course' }))
  expect(screen.getByRole('radio', { name: 'Risotto' })).not.toBeChecked()
})

test('a problem describes its control', () => {
  render(<Trial problems={{ firstName: 'First Name: please fill this in' }} />)
  const field = screen.getByRole('textbox', { name: 'First Name' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('First Name: please fill this in')
})

test('the words around the questions are in the language of the page', () => {
  formTranslations.set('de', german)
  render(<Trial language="de" />)
  expect(screen.getByRole('radiogroup', { name: 'Sind Sie dabei?' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Vorname' })).toBeVisible()
})

test('a party is asked its own questions only, and not whether it comes', () => {
  render(<Trial who="party" />)
  expect(screen.getByRole('textbox', { name: 'A song for you all' })).toBeVisible()
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})
