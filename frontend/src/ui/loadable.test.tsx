/* Parts that come later: shown when they are there, tried again when they are not. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { loadable } from '@/ui/loadable'

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>
}

describe('a loadable part', () => {
  it('stands_in_until_its_code_is_there_and_is_fetched_once', async () => {
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

  it('says_that_it_could_not_be_loaded_and_tries_again', async () => {
    const load = vi
      .fn<() => Promise<typeof Greeting>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Greeting)
    const { Part } = loadable(load)
    render(<Part name="Ana" />)
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Hello Ana')).toBeVisible()
  })

  it('keeps an error while drawing inside the part', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let broken = true
    const Sometimes = () => {
      if (broken) throw new Error('broken')
      return <p>Fine</p>
    }
    const { Part } = loadable(() => Promise.resolve(Sometimes))
    render(
      <>
        <input aria-label="Name" defaultValue="typed before" />
        <Part />
      </>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be shown.')
    expect(screen.getByLabelText('Name')).toHaveValue('typed before')
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Fine')).toBeVisible()
  })
})
