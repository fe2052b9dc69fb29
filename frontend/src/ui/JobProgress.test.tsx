/* Progress is shown when work takes a while, and announced once per phase. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { JobProgress } from '@/ui/JobProgress'

const running = {
  state: 'running' as const,
  progress: { done: 3, total: 12, phase: 'Adding guests' },
  cancelRequested: false,
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function passSecond(): void {
  act(() => {
    vi.advanceTimersByTime(1_000)
  })
}

test('work that is done within a second is not shown', () => {
  const { rerender, container } = render(<JobProgress work={running} label="Import" />)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  rerender(<JobProgress work={undefined} label="Import" />)
  passSecond()
  expect(container).toBeEmptyDOMElement()
})

test('work that waits has a bar without a value', () => {
  const queued = { ...running, state: 'queued' as const, progress: { done: 0, phase: '' } }
  render(<JobProgress work={queued} label="Import" />)
  passSecond()
  expect(screen.getByRole('status')).toHaveTextContent('Waiting to start')
  const bar = screen.getByRole('progressbar')
  expect(bar).not.toHaveAttribute('aria-valuenow')
  expect(bar.firstElementChild).not.toHaveAttribute('style')
})

test('longer work shows its phase and how much is done, and can be cancelled', () => {
  const onCancel = vi.fn()
  const { rerender } = render(<JobProgress work={running} label="Import" onCancel={onCancel} />)
  passSecond()
  expect(screen.getByRole('status')).toHaveTextContent('Adding guests')
  const bar = screen.getByRole('progressbar', { name: 'Import' })
  expect(bar).toHaveAttribute('aria-valuenow', '3')
  expect(bar).toHaveAttribute('aria-valuemax', '12')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledOnce()
  const stopping = { ...running, cancelRequested: true }
  rerender(<JobProgress work={stopping} label="Import" onCancel={onCancel} />)
  expect(screen.getByRole('button', { name: 'Cancelling...' })).toBeDisabled()
})

test('work that cannot be counted has a bar without a value', () => {
  const work = { ...running, progress: { done: 0, phase: 'Reading the guest list' } }
  render(<JobProgress work={work} label="Import" />)
  passSecond()
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
})

test('work in a queue says that it waits', () => {
  const work = { ...running, state: 'queued' as const, progress: { done: 0, phase: '' } }
  render(<JobProgress work={work} label="Import" />)
  passSecond()
  expect(screen.getByRole('status')).toHaveTextContent('Waiting to start')
})

test('finished work offers its result, and a failure the next step', () => {
  const show = (work: object) => (
    <JobProgress
      work={{ ...running, ...work }}
      label="Import"
      result={<a href="/file">Download</a>}
      next={<button type="button">Try again</button>}
    />
  )
  const { rerender } = render(show({ state: 'succeeded' }))
  expect(screen.getByRole('link', { name: 'Download' })).toBeVisible()
  rerender(show({ state: 'failed', error: { message: 'The file is damaged.' } }))
  expect(screen.getByRole('alert')).toHaveTextContent('The file is damaged.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  rerender(show({ state: 'cancelled' }))
  expect(screen.getByRole('status')).toHaveTextContent('Cancelled. Nothing was changed.')
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})
