/* The panel of auto-assign with searches whose answers the test decides. */
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import type { Guest } from '@/api/schema'
import { AutoAssignPanel } from '@/guests/assign/AutoAssignPanel'
import { searchSeats } from '@/plan/seat-search/search'
import type { SeatProposal, SeatVerdict } from '@/plan/types'
import { aGuest } from '@/testing/builders'
import { renderScreen } from '@/testing/render'

// The search runs in a worker, which tests do not have.
vi.mock('@/plan/seat-search/search', () => ({ searchSeats: vi.fn() }))

const guests = [
  aGuest({ id: 'ana', firstName: 'Ana' }),
  aGuest({
    id: 'ben',
    firstName: 'Ben',
    seat: { id: 'b', seatNumber: 2, seatLabel: 'B', byHand: true },
  }),
]

const nearBar = 'Ana sits near the bar if possible'

function verdict(state: SeatVerdict['state'], text = nearBar, wish = 'w-1'): SeatVerdict {
  return { ...{ kind: 'wish', wish, state, text, guests: ['ana'] }, detail: 'Table 1 is not near.' }
}

function proposal(anaAt: string | undefined, verdicts: SeatVerdict[]): SeatProposal {
  return {
    seats: [anaAt === undefined ? { guest: 'ana' } : { guest: 'ana', seat: anaAt }],
    ...{ left: [], verdicts, kept: 50, moved: 0, done: true },
    score: [0, 0, 5],
  }
}

const broken = proposal('a', [verdict('broken')])
const kept = proposal('c', [verdict('kept'), verdict('broken', 'Ben hosts Table 1', 'w-2')])

/** What was asked of each search, in order. */
const asked: { guests: Guest[]; wishes: { id: string; strength: string }[]; may: unknown }[] = []

/** Answers the searches in this order, and any further one with the last answer. */
function answering(...answers: (SeatProposal | Error)[]): void {
  vi.mocked(searchSeats).mockImplementation(
    ({ eventJson, search: { time: _, seed: __, ...may } }) => {
      const event = JSON.parse(eventJson) as Omit<(typeof asked)[number], 'may'>
      asked.push({ ...event, may })
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? broken
      const result = answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
      return { result, stop: () => undefined }
    },
  )
}

beforeEach(() => {
  asked.length = 0
})

function show({ hasSeats = true, coming = guests }: { hasSeats?: boolean; coming?: Guest[] } = {}) {
  const onApply = vi.fn(() => Promise.resolve())
  const onClose = vi.fn()
  const wishes = [
    { id: 'w-1', kind: 'near', strength: 'prefer', guestIds: ['ana'], landmark: 'bar' },
  ]
  const facts = { guests, wishes, loose: new Set<string>() }
  const { user } = renderScreen(
    <AutoAssignPanel
      world={() => ({ planJson: '{}', facts: facts as never })}
      hasSeats={hasSeats}
      guests={new Map(coming.map((guest) => [guest.id, guest]))}
      placeOf={(id) => ({ table: { id: 't', name: 'Table 1' }, seatNumber: 1, seatLabel: id })}
      {...{ onApply, onClose }}
    />,
  )
  return { user, onApply, onClose }
}

test('searches at once, and tells what keeping a broken wish would cost', async () => {
  answering(broken, kept)
  const { user, onApply } = show()
  expect(await screen.findByText('1 guest seated, no one moves')).toBeVisible()
  const cost = 'would seat 1 guest elsewhere and break “Ben hosts Table 1”.'
  expect(await screen.findByText(`Keeping it ${cost}`)).toBeVisible()
  const [, forWish] = asked
  expect(forWish?.wishes[0]?.strength).toBe('must')
  // Ben was seated by hand and stays; Ana's seat is one of the proposal.
  expect(forWish?.guests).toMatchObject([
    { id: 'ana', seat: 'a', byHand: false },
    { id: 'ben', seat: 'b', byHand: true },
  ])
  await user.click(screen.getByRole('button', { name: `Try to keep: ${nearBar}` }))
  expect(screen.getByText(`Keeping the wish ${cost}`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(onApply).toHaveBeenCalledWith(kept, expect.anything())
})

test('returns from a wish to the seating before', async () => {
  answering(broken, kept)
  const { user, onApply } = show()
  await screen.findByText(/^Keeping it/)
  await user.click(screen.getByRole('button', { name: /^Try to keep/ }))
  await user.click(screen.getByRole('button', { name: 'Back to the seating before' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(onApply).toHaveBeenCalledWith(broken, expect.anything())
})

test('tells why a wish cannot be kept', async () => {
  const reason = 'The group of 10 is larger than any table.'
  answering(broken, { ...broken, conflict: { rules: [{ text: nearBar }], reason } })
  show()
  expect(await screen.findByText(`It cannot be kept: ${reason}`)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Try to keep/ })).not.toBeInTheDocument()
})

test('does not blame rules that have nothing to do with the wish', async () => {
  const texts = ['Cy and Dan must sit together', 'Cy and Dan must not share a table']
  answering(broken, {
    ...broken,
    conflict: { rules: texts.map((text) => ({ text })), reason: 'They contradict each other.' },
  })
  show()
  expect(await screen.findByText('No seating that keeps it was found.')).toBeVisible()
})

test('offers a try only for a wish that may be kept', async () => {
  // The search for the cost fails, so that the first try has to find out.
  answering(broken, new Error('no worker'), broken)
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: /^Try to keep/ }))
  expect(await screen.findAllByText('No seating that keeps it was found.')).not.toHaveLength(0)
  expect(screen.queryByRole('button', { name: /^Try to keep/ })).not.toBeInTheDocument()
  const back = screen.queryByRole('button', { name: 'Back to the seating before' })
  expect(back).not.toBeInTheDocument()
})

test('searches again with other options before anything can be applied', async () => {
  answering(proposal('a', []))
  const { user } = show()
  const apply = await screen.findByRole('button', { name: 'Apply' })
  expect(screen.queryByRole('button', { name: 'Find seats' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'May move guests seated by hand' }))
  await user.type(screen.getByRole('spinbutton', { name: 'Move at most' }), '3')
  expect(apply).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Keep improving' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Find seats' }))
  await waitFor(() => {
    expect(asked.at(-1)?.may).toMatchObject({ moveHand: true, maxMoves: 3, splitParties: false })
  })
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeEnabled()
})

test.each(['-5', '1.5', '10001'])('refuses %s as a limit of moves', async (typed) => {
  answering(proposal('a', []))
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'May move guests seated by hand' }))
  const limit = screen.getByRole('spinbutton', { name: 'Move at most' })
  await user.type(limit, typed)
  expect(limit).toHaveAccessibleDescription(/Enter a whole number from 0 to 10,000\.$/)
  const searches = asked.length
  await user.click(screen.getByRole('button', { name: 'Find seats' }))
  expect(limit).toHaveFocus()
  expect(asked).toHaveLength(searches)
})

test.each([
  ['The plan has no seats yet.', { hasSeats: false }],
  ['There are no guests to seat.', { coming: [] }],
  ['There are no guests to seat.', { coming: [aGuest({ id: 'dan', rsvp: 'declined' })] }],
])('searches for nothing where it would be in vain: %s', (why, event) => {
  show(event)
  expect(screen.getAllByText(why)).not.toHaveLength(0)
  expect(asked).toHaveLength(0)
  expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument()
  expect(screen.queryByText('of the wishes kept')).not.toBeInTheDocument()
})

test('a search that fails tells why and can be repeated', async () => {
  answering(new Error('Auto-assign works with up to 5,000 tables.'), proposal('a', []))
  const { user } = show()
  expect(await screen.findByText('Auto-assign works with up to 5,000 tables.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Find seats' }))
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeEnabled()
})

test('Stop keeps the best seating so far', async () => {
  let stop = (): void => undefined
  vi.mocked(searchSeats).mockImplementation((_, onBetter) => {
    const best = { ...proposal('a', []), done: false }
    const result = new Promise<SeatProposal>((resolve) => {
      stop = () => {
        resolve(best)
      }
    })
    queueMicrotask(() => {
      act(() => {
        onBetter(best)
      })
    })
    return {
      result,
      stop: () => {
        stop()
      },
    }
  })
  const { user } = show()
  expect(await screen.findByText(/^1 of 1 guests have a seat/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop and keep the best' }))
  expect(await screen.findByText(/The search was stopped/)).toBeVisible()
})
