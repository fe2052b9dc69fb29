/* What the designer shows while the server has not answered a seat change yet. */
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { createPendingSeats } from '@/features/planner/pending-seats'
import { seatingOf, type Seating } from '@/features/planner/seating'
import { plannerGuest } from '@/features/planner/testing/guest'

const A = 'table-1-chair-1'
const B = 'table-1-chair-2'

const open = (...guests: ReturnType<typeof plannerGuest>[]) => {
  const store = createStore<Seating>(() => seatingOf(guests))
  const seats = createPendingSeats(store)
  return { seats, at: (seat: string) => store.getState().bySeat.get(seat)?.id }
}

const ana = plannerGuest('ana')
const ben = plannerGuest('ben')

describe('pending seats', () => {
  it('shows a move before the server answers, and keeps it when confirmed', () => {
    const { seats, at } = open(ana)
    const move = seats.show([{ guestId: 'ana', seatId: A }])
    expect(at(A)).toBe('ana')
    move.confirm()
    expect(at(A)).toBe('ana')
  })

  it('keeps what arrived meanwhile when a move is refused', () => {
    const { seats, at } = open(ana, ben)
    const move = seats.show([{ guestId: 'ana', seatId: A }])
    seats.receive(seatingOf([ana, plannerGuest('ben', { seatId: B })]))
    move.discard()
    expect(at(A)).toBeUndefined()
    expect(at(B)).toBe('ben')
  })

  it('keeps a second move when the first one is refused', () => {
    const { seats, at } = open(ana, ben)
    const first = seats.show([{ guestId: 'ana', seatId: A }])
    seats.show([{ guestId: 'ben', seatId: B }])
    first.discard()
    expect(at(A)).toBeUndefined()
    expect(at(B)).toBe('ben')
  })

  it('shows who has the seat that was refused', () => {
    const { seats, at } = open(ana, ben)
    const move = seats.show([{ guestId: 'ana', seatId: A }])
    move.discard([{ guestId: 'ben', seatId: A }])
    expect(at(A)).toBe('ben')
  })
})
