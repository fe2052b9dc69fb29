/* The space bar scrolls the page, and nothing else that uses the key. */
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSpaceBarScroll } from '@/lib/space-bar'

function Page() {
  useSpaceBarScroll()
  return (
    <main tabIndex={-1} data-page-focus>
      <button type="button">Save</button>
      <a href="#plan">Open the plan</a>
      <input aria-label="Name" />
      <div role="application" aria-label="Plan" tabIndex={-1} />
    </main>
  )
}

test('the page scrolls by 200 px when the focus is on the page itself', () => {
  const scroll = vi.spyOn(window, 'scrollBy')
  render(<Page />)
  fireEvent.keyDown(document.body, { key: ' ' })
  fireEvent.keyDown(screen.getByRole('main'), { key: ' ' })
  expect(scroll.mock.calls).toEqual([[{ top: 200 }], [{ top: 200 }]])
})

test('buttons, links, fields and the plan keep the key', () => {
  const scroll = vi.spyOn(window, 'scrollBy')
  render(<Page />)
  for (const control of [
    screen.getByRole('button'),
    screen.getByRole('link'),
    screen.getByLabelText('Name'),
    screen.getByRole('application'),
  ]) {
    fireEvent.keyDown(control, { key: ' ' })
  }
  fireEvent.keyDown(document.body, { key: ' ', shiftKey: true })
  expect(scroll).not.toHaveBeenCalled()
})
