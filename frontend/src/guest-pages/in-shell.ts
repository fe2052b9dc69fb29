/* Whether a finder is shown inside the organiser's frame of header and sidebar, and what that frame adds to it. */
import { createContext, use, type ComponentType } from 'react'

/** The choice of the event for organisers. */
export type EventPickerProps = {
  /** The event of the address; empty while it names none. */
  eventId: string
  /** The id of that event in the links of its guests. */
  publicId: string | undefined
  /** The address names an event that does not exist. */
  isUnknown: boolean
  onChoose: (eventId: string) => void
}

/** The picker of the frame; undefined outside it. */
export const EventPickerContext = createContext<ComponentType<EventPickerProps> | undefined>(
  undefined,
)

export function useEventPicker(): ComponentType<EventPickerProps> | undefined {
  return use(EventPickerContext)
}

/** True inside the frame, which then has the `main` region and the product's name. */
export function useInShell(): boolean {
  return useEventPicker() !== undefined
}
