/* Files that are dropped or chosen, and those that are refused. */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FileDrop } from '@/ui/FileDrop'

const csv = new File(['a'], 'guests.csv', { type: 'text/csv' })
const note = new File(['a'], 'notes.txt', { type: 'text/plain' })

function open(more: { multiple?: boolean; maxBytes?: number } = {}) {
  const taken = vi.fn<(files: readonly File[]) => void>()
  render(<FileDrop label="Guest list" accept=".csv,.xlsx" onFiles={taken} {...more} />)
  const zone = screen.getByRole('presentation')
  const drop = (...files: File[]) =>
    fireEvent.drop(zone, { dataTransfer: { files, types: ['Files'] } })
  return { taken, drop }
}

test('the button works by keyboard and opens the chooser', async () => {
  open()
  const chosen = vi.fn()
  screen.getByLabelText('Guest list').addEventListener('click', chosen)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledOnce()
})

test('a dropped file is taken; of several only the first where one is wanted', () => {
  const { taken, drop } = open()
  drop(csv, csv)
  expect(taken).toHaveBeenCalledExactlyOnceWith([csv])
})

test('a file of a wrong type is refused by name, and the others are taken', () => {
  const { taken, drop } = open({ multiple: true })
  drop(note, csv)
  expect(taken).toHaveBeenCalledExactlyOnceWith([csv])
  expect(screen.getByRole('alert')).toHaveTextContent(
    'notes.txt cannot be used. Choose a file that ends in .csv or .xlsx.',
  )
})

test('a file that is too large is refused by name', () => {
  const { taken, drop } = open({ maxBytes: 0 })
  drop(csv)
  expect(taken).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent('guests.csv is too large.')
})

test('while files are on their way, their progress is in place of the button', () => {
  render(<FileDrop label="List" accept=".csv" onFiles={vi.fn()} progress={<p>40 %</p>} />)
  expect(screen.getByText('40 %')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
