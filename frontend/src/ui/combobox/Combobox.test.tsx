/* Choosing from a long list by typing and by keys. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Combobox, findOptions } from '@/ui/combobox/Combobox'
import { Dialog } from '@/ui/Dialog'

const options = [
  { value: 'Europe/Lisbon', label: 'Lisbon (Europe)', search: 'Europe/Lisbon' },
  { value: 'Asia/Tbilisi', label: 'Tbilisi (Asia)', search: 'Asia/Tbilisi' },
  { value: 'America/Sao_Paulo', label: 'São Paulo (America)' },
]

function Zone({ onSubmit }: { onSubmit?: () => void }) {
  const [value, setValue] = useState('Asia/Tbilisi')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <label htmlFor="zone">Zone</label>
      <Combobox
        id="zone"
        value={value}
        options={options}
        onChange={setValue}
        emptyText="No matching zone."
        hintOf={() => 'GMT+1'}
      />
      <button type="button">Next</button>
    </form>
  )
}

const input = () => screen.getByRole('combobox', { name: 'Zone' })

test('typing finds a choice, and Enter takes it without sending the form', async () => {
  const user = userEvent.setup()
  let submitted = 0
  render(<Zone onSubmit={() => (submitted += 1)} />)
  await user.clear(input())
  await user.type(input(), 'sao')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  expect(screen.getByText('GMT+1')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(input()).toHaveValue('São Paulo (America)')
  expect(submitted).toBe(0)
})

test('arrow keys walk from the present choice, and the option is announced', async () => {
  const user = userEvent.setup()
  render(<Zone />)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(input()).toHaveAttribute('aria-expanded', 'true')
  const pointedAt = () =>
    document.getElementById(input().getAttribute('aria-activedescendant') ?? '')
  expect(pointedAt()).toHaveTextContent('Tbilisi')
  await user.keyboard('{ArrowUp}')
  expect(pointedAt()).toHaveTextContent('Lisbon')
  await user.keyboard('{ArrowUp}{Enter}')
  expect(input()).toHaveValue('Lisbon (Europe)')
})

test('Tab takes what typing has found and goes on', async () => {
  const user = userEvent.setup()
  render(<Zone />)
  await user.clear(input())
  await user.type(input(), 'lisb')
  await user.tab()
  expect(input()).toHaveValue('Lisbon (Europe)')
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('leaving it or pressing Escape keeps the choice, and Escape leaves the dialog open', async () => {
  const user = userEvent.setup()
  render(
    <Dialog open onOpenChange={() => undefined} title="Event">
      <Zone />
    </Dialog>,
  )
  await user.clear(input())
  await user.type(input(), 'lis')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(input()).toHaveValue('Tbilisi (Asia)')
})

test('a click on a choice takes it, and nothing that fits says so', async () => {
  const user = userEvent.setup()
  render(<Zone />)
  await user.click(input())
  await user.click(screen.getByRole('option', { name: /Lisbon/ }))
  expect(input()).toHaveValue('Lisbon (Europe)')
  await user.clear(input())
  await user.type(input(), 'atlantis')
  expect(screen.getByText('No matching zone.')).toBeVisible()
})

test('choices that start with the typed words come first, and accents do not matter', () => {
  const labels = (typed: string) => findOptions(options, typed).map(({ label }) => label)
  expect(labels('lis')).toEqual(['Lisbon (Europe)', 'Tbilisi (Asia)'])
  expect(labels('SAO paulo')).toEqual(['São Paulo (America)'])
  expect(labels('europe lis')).toEqual(['Lisbon (Europe)'])
  expect(labels('')).toHaveLength(3)
})

type Tag = { value: string; label: string }

function Tags({
  onCreate,
  loading = false,
}: {
  onCreate: (typed: string) => void
  loading?: boolean
}) {
  const [found, setFound] = useState<Tag[]>([])
  return (
    <>
      <label htmlFor="tag">Tag</label>
      <Combobox
        id="tag"
        value="b"
        valueLabel="Bride"
        options={found}
        filter={(all) => all}
        onQuery={(typed) => {
          setFound(typed === 'fa' ? [{ value: 'f', label: 'Family' }] : [])
        }}
        loading={loading}
        onChange={() => undefined}
        emptyText="No matching tag."
        create={{ label: (typed) => `Create “${typed}”`, onCreate }}
      />
    </>
  )
}

test('options may be fetched for what is typed, and the value has a label meanwhile', async () => {
  const user = userEvent.setup()
  render(<Tags onCreate={() => undefined} />)
  expect(screen.getByLabelText('Tag')).toHaveValue('Bride')
  await user.type(screen.getByLabelText('Tag'), 'fa', {
    initialSelectionStart: 0,
    initialSelectionEnd: 5,
  })
  expect(screen.getByRole('option', { name: 'Family' })).toBeVisible()
})

test('while options are fetched, the list says so', async () => {
  const user = userEvent.setup()
  render(<Tags onCreate={() => undefined} loading />)
  await user.click(screen.getByLabelText('Tag'))
  expect(screen.getByText('Searching…')).toBeVisible()
})

test('what was typed can become a new choice', async () => {
  const user = userEvent.setup()
  const create = vi.fn()
  render(<Tags onCreate={create} />)
  await user.clear(screen.getByLabelText('Tag'))
  await user.type(screen.getByLabelText('Tag'), ' Work {Enter}')
  expect(create).toHaveBeenCalledWith('Work')
})
