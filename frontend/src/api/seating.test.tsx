/* Which lists are read again after a change of seats. */
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { keys } from '@/api/keys'
import { createQueryClient } from '@/api/query-client'
import { useAssignSeat } from '@/api/seating'
import { fakeServer } from '@/testing/fake-server'

it('reads the guests of each event again whose seats have changed', async () => {
  fakeServer({ 'POST /api/guests/*/assign-seat': () => ({ before: {} }) })
  const cache = createQueryClient()
  const invalidate = vi.spyOn(cache, 'invalidateQueries')
  const assign: ((move: { guestId: string; seatId: string }) => Promise<unknown>)[] = []
  const Probe = ({ eventId }: { eventId: string }) => {
    assign.push(useAssignSeat(eventId).mutateAsync)
    return null
  }
  render(
    <QueryClientProvider client={cache}>
      <Probe eventId="one" />
      <Probe eventId="two" />
    </QueryClientProvider>,
  )
  await act(() =>
    Promise.all(assign.slice(0, 2).map((call) => call({ guestId: 'g', seatId: 's' }))),
  )
  await vi.waitFor(() => {
    const read = invalidate.mock.calls.map(([filter]) => filter?.queryKey)
    expect(read).toContainEqual(keys.guests('one'))
    expect(read).toContainEqual(keys.guests('two'))
  })
})
