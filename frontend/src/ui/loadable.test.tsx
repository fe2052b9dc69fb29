/* Parts that come later: shown when they are there, tried again when they are not. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { newVersionStore } from '@/lib/new-version'
import { loadable } from '@/ui/loadable'

type Props = { name: string; onClose?: () => void }

function Greeting({ name }: Props) {
  return <p>Hello {name}</p>
}

/** Fails with its second try as well, then loads. */
function loadAfterFailure() {
  return vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Greeting)
}

afterEach(() => {
  newVersionStore.setState({ available: false })
})

test('the part is fetched once and replaces its placeholder', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting))
  const { Part } = loadable(load, { pending: <p>Wait</p> })
  const { unmount } = render(<Part name="Ana" />)
  expect(screen.getByText('Wait')).toBeVisible()
  expect(await screen.findByText('Hello Ana')).toBeVisible()
  unmount()
  render(<Part name="Ben" />)
  expect(screen.getByText('Hello Ben')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed load is reported in place and can be tried again', async () => {
  const { Part } = loadable(loadAfterFailure())
  render(<Part name="Ana" />)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This could not be loaded. Check your connection and try again.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hello Ana')).toBeVisible()
})

test('a page that cannot be loaded has a heading', async () => {
  const { Part } = loadable(loadAfterFailure(), { page: true })
  render(<Part name="Ana" />)
  expect(
    await screen.findByRole('heading', { name: 'This page could not be loaded', level: 1 }),
  ).toBeVisible()
})

test('after a deploy that could not be loaded by itself the text asks to save and reload', async () => {
  newVersionStore.setState({ available: true })
  const { Part } = loadable(loadAfterFailure())
  render(<Part name="Ana" />)
  expect(await screen.findByRole('alert')).toHaveTextContent('A newer version is installed.')
})

test('the notice in the place of a dialog can be closed', async () => {
  const onClose = vi.fn()
  const { Part } = loadable(loadAfterFailure(), { floating: true })
  render(<Part name="Ana" onClose={onClose} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a failed head start is not reported, and the part is fetched again when it is shown', async () => {
  const load = loadAfterFailure()
  const { Part, tryFetch } = loadable(load)
  await tryFetch()
  render(<Part name="Ana" />)
  expect(await screen.findByText('Hello Ana')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

test('an error while drawing stays inside the part', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let broken = true
  const Sometimes = () => {
    if (broken) throw new Error('broken')
    return <p>Fine</p>
  }
  const { Part } = loadable(() => Promise.resolve(Sometimes))
  render(<Part />)
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be shown.')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Fine')).toBeVisible()
})
