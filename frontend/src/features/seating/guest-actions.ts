/* What can be done with the list of guests from the planner. The page fills it in with requests; components only call. */
import { createContext, use } from 'react'

export interface GuestActions {
  /** Opens the import of guests, a screen of its own. */
  readonly openImport: () => void
  readonly exportChart: () => void
  /** Resolves to true when the guest is on the list. */
  readonly addGuest: (
    name: { firstName: string; lastName: string },
    email: string,
  ) => Promise<boolean>
  readonly exporting: boolean
  readonly adding: boolean
}

export const GuestActionsContext = createContext<GuestActions | undefined>(undefined)

export function useGuestActions(): GuestActions {
  const actions = use(GuestActionsContext)
  if (actions === undefined) throw new Error('no guest actions above this component')
  return actions
}
