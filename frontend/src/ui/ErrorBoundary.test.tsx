/* An error while drawing stays in its part, is explained shortly, and can be tried again. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '@/ui/ErrorBoundary'

let broken: string | undefined

function Part() {
  if (broken !== undefined) throw new Error(broken)
  return <p>Fine</p>
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('the rest of the page and what was typed there stay', async () => {
  const user = userEvent.setup()
  broken = 'no chairs'
  render(
    <>
      <input aria-label="Name" />
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    </>,
  )
  await user.type(screen.getByLabelText('Name'), 'Ana')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This part could not be shown. Everything else on the page still works. Reason: no chairs',
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('alert')).toBeVisible()
  broken = undefined
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Fine')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
})

test('a long reason is cut to its beginning', () => {
  broken = `${'x'.repeat(500)}\nsecond line`
  render(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  )
  const text = screen.getByRole('alert').textContent
  expect(text).toContain(`Reason: ${'x'.repeat(120)}…`)
  expect(text).not.toContain('second line')
})

test('another reset key tries again, the same one does not', () => {
  broken = 'no chairs'
  const at = (key: string) => (
    <ErrorBoundary level={1} title="This page could not be shown" resetKey={key}>
      <Part />
    </ErrorBoundary>
  )
  const { rerender } = render(at('one'))
  broken = undefined
  rerender(at('one'))
  expect(
    screen.getByRole('heading', { name: 'This page could not be shown', level: 1 }),
  ).toBeVisible()
  rerender(at('two'))
  expect(screen.getByText('Fine')).toBeVisible()
})
