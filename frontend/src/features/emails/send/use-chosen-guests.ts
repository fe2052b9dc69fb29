/* The guests who are chosen by name, in the history of the browser: they survive a reload and the way back. */
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { chosenGuestsIn, type ChosenGuests } from '@/lib/send-mail'

/** Returns the ids of the chosen guests, and a function that changes them. */
export function useChosenGuests(): [readonly string[], (guestIds: readonly string[]) => void] {
  const location = useLocation()
  const { pathname, search } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const chosen = useMemo(() => chosenGuestsIn(state), [state])
  const choose = (guestIds: readonly string[]) => {
    const next: ChosenGuests = { guestIds }
    void navigate({ pathname, search }, { replace: true, state: next })
  }
  return [chosen, choose]
}
