/* The table: order, selection, opening a row, cards on phones, and only the rows in view of a long list. */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DataTable } from '@/ui/DataTable'
import type { Column, RowGroup, Sorting } from '@/ui/data-table/types'

type Guest = { id: string; name: string; seats: number }

const columns: readonly Column<Guest>[] = [
  {
    key: 'name',
    label: 'Name',
    sortable: true,
    render: ({ name }) => <button type="button">{name}</button>,
  },
  {
    key: 'seats',
    label: 'Seats',
    sortable: true,
    startsDescending: true,
    alignEnd: true,
    render: ({ seats }) => seats,
  },
]

afterEach(() => {
  vi.restoreAllMocks()
})

const guests: Guest[] = [
  { id: 'a', name: 'Ana', seats: 2 },
  { id: 'b', name: 'Ben', seats: 3 },
]

const wide = window.matchMedia('')

type Example = { rows?: Guest[]; narrow?: boolean; groups?: readonly RowGroup[] }

function open({ rows = guests, narrow = false, groups }: Example = {}) {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), { ...wide, media, matches: narrow }),
  )
  const onOpen = vi.fn<(guest: Guest) => void>()
  const onSort = vi.fn<(sorting: Sorting) => void>()
  function Example() {
    const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
    const [sorting, setSorting] = useState<Sorting>({ column: 'name', descending: false })
    return (
      <DataTable
        label="Guests"
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        groups={groups}
        onOpen={onOpen}
        sorting={sorting}
        onSort={(next) => {
          onSort(next)
          setSorting(next)
        }}
        selection={{
          keys,
          toggle: (key) => {
            const next = new Set(keys)
            if (!next.delete(key)) next.add(key)
            setKeys(next)
          },
          setAll: (all, selected) => {
            setKeys(new Set(selected ? all : []))
          },
          nameOf: (key) => rows.find(({ id }) => id === key)?.name ?? '',
        }}
      />
    )
  }
  render(<Example />)
  return { user: userEvent.setup(), onOpen, onSort }
}

test('a heading orders by its column, and once more turns the order around', async () => {
  const { user, onSort } = open()
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', descending: true })
  await user.click(screen.getByRole('button', { name: 'Seats' }))
  expect(onSort).toHaveBeenLastCalledWith({ column: 'seats', descending: true })
})

test('rows are selected one by one and all at once, and selecting opens nothing', async () => {
  const { user, onOpen } = open()
  const all = screen.getByRole('checkbox', { name: 'Select all rows' })
  await user.click(screen.getByRole('checkbox', { name: 'Select Ana' }))
  expect(all).toBePartiallyChecked()
  expect(screen.getByRole('row', { name: /Ana/ })).toHaveAttribute('aria-selected', 'true')
  await user.click(all)
  expect(screen.getByRole('checkbox', { name: 'Select Ben' })).toBeChecked()
  await user.click(all)
  expect(screen.getByRole('checkbox', { name: 'Select Ana' })).not.toBeChecked()
  expect(onOpen).not.toHaveBeenCalled()
})

test('a click anywhere in a row opens it', async () => {
  const { user, onOpen } = open()
  await user.click(screen.getByText('3'))
  expect(onOpen).toHaveBeenCalledWith(guests[1])
})

test('on a phone the rows are cards, and the order is a choice', async () => {
  const { user, onSort } = open({ narrow: true })
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  const list = within(screen.getByRole('list', { name: 'Guests' }))
  expect(list.getAllByRole('listitem').map((card) => card.textContent)).toEqual(['Ana2', 'Ben3'])
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Sort by Seats')
  expect(onSort).toHaveBeenLastCalledWith({ column: 'seats', descending: true })
  await user.click(screen.getByRole('button', { name: 'Descending' }))
  expect(onSort).toHaveBeenLastCalledWith({ column: 'seats', descending: false })
})

test.each([false, true])(
  'groups have headings that select their rows (narrow: %s)',
  async (narrow) => {
    const group = (key: string, isOpen: boolean) => ({
      key,
      name: key,
      heading: `Group ${key}`,
      size: 1,
      isOpen,
    })
    const { user } = open({ narrow, groups: [group('one', true), group('two', false)] })
    const lines = screen.getAllByRole(narrow ? 'listitem' : 'row').slice(narrow ? 0 : 1)
    expect(lines.map((line) => line.textContent)).toEqual(['Group one', 'Ana2', 'Group two'])
    await user.click(screen.getByRole('checkbox', { name: 'Select two' }))
    expect(screen.getByRole('checkbox', { name: 'Select two' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Select one' })).not.toBeChecked()
  },
)

test('a list of 10,000 rows draws only those in view, and says how many there are', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    id: String(index),
    name: `Guest ${String(index)}`,
    seats: 1,
  }))
  open({ rows })
  const table = screen.getByRole('table', { name: 'Guests' })
  expect(table).toHaveAttribute('aria-rowcount', '10001')
  const drawn = within(table).getAllByRole('row').length
  expect(drawn).toBeGreaterThan(5)
  expect(drawn).toBeLessThan(100)
})
