/* One message at a time; failures are announced as alerts. */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { bottomBarsHeight } from '@/ui/bottom-bars'
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

test('a confirmation is one line with the names and the way back', async () => {
  const undo = vi.fn()
  render(<Toaster />)
  act(() => {
    toast.success('Guest Removed', 'Ana Ruiz', { action: { label: 'Undo', run: undo } })
  })
  const line = screen.getByText('Guest Removed').closest('p')
  expect(line).toHaveTextContent('Guest Removed Ana Ruiz')
  await userEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('toasts keep clear of the bars at the bottom of the window', () => {
  const bar = (top: number, height: number) => {
    const element = document.createElement('div')
    element.dataset.bottomBar = ''
    element.getBoundingClientRect = () => new DOMRect(0, top, 390, height)
    document.body.append(element)
    return element
  }
  const bars = [bar(window.innerHeight - 56, 56), bar(window.innerHeight - 100, 44), bar(40, 44)]
  expect(bottomBarsHeight()).toBe(100)
  for (const element of bars) element.remove()
})

test('a toast is in the middle of the part of the screen that is marked for it', () => {
  const area = document.createElement('div')
  area.dataset.floatArea = ''
  area.getBoundingClientRect = () => new DOMRect(320, 90, window.innerWidth - 320 - 300, 700)
  document.body.append(area)
  render(<Toaster />)
  act(() => {
    toast.success('Saved')
  })
  expect(screen.getByRole('status').parentElement).toHaveStyle({ left: '320px', right: '300px' })
  area.remove()
})
