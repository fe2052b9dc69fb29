/* Whether the group of guests who have declined is open: a search opens it, until it is opened or closed by hand. */
import { useState } from 'react'

export function useDeclinedOpen(query: string): [open: boolean, toggle: () => void] {
  const [chosen, setChosen] = useState<boolean>()
  const open = chosen ?? query.trim() !== ''
  const toggle = (): void => {
    setChosen(!open)
  }
  return [open, toggle]
}
