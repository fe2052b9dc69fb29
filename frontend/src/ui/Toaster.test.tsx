/* One message at a time; failures are announced as alerts. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toast } from '@/ui/toast'
import { Toaster } from '@/ui/Toaster'

test('a new message replaces the old one, and Escape takes it away', () => {
  render(<Toaster />)
  act(() => {
    toast.success('Event Created', 'Gala has been created successfully.')
  })
  expect(screen.getByRole('status')).toHaveTextContent('Event Created')
  act(() => {
    toast.error('Error', 'Failed to create event')
  })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to create event')
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('success goes after five seconds, but not while it is pointed at', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  act(() => {
    toast.success('Saved')
  })
  fireEvent.pointerEnter(screen.getByText('Saved'))
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(screen.getByText('Saved')).toBeVisible()
  fireEvent.pointerLeave(screen.getByText('Saved').closest('[data-toast]')!)
  act(() => {
    vi.advanceTimersByTime(4_999)
  })
  expect(screen.getByText('Saved')).toBeVisible()
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  vi.useRealTimers()
})

test('the detail of a message is read out with it', () => {
  render(<Toaster />)
  act(() => {
    toast.success('Seat Assigned', 'Guest assigned to seat', { detail: 'Seated Ana Ruiz.' })
  })
  expect(screen.getByRole('status')).toHaveTextContent('Seated Ana Ruiz.')
})

test('a toast is at most 420 px wide', () => {
  render(<Toaster />)
  act(() => {
    toast.success('Saved')
  })
  expect(screen.getByText('Saved').closest('[data-toast]')).toHaveClass('max-w-[420px]')
})
