/* Whether a page that visitors and organisers share is shown inside the organiser's frame of header and sidebar. */
import { createContext, use } from 'react'

export const InShellContext = createContext(false)

/** True inside the frame, which then has the `main` region and the product's name. */
export function useInShell(): boolean {
  return use(InShellContext)
}
