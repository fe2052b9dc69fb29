/*
 * Where a page for guests is, and how it goes elsewhere. The guests' own entry takes it from the address bar; organisers'
 * router stands in for it where they see a finder inside their frame.
 */
import { createContext, use } from 'react'

export type Address = {
  pathname: string
  /** Empty, or with a question mark. */
  search: string
  /** What the page that led here has passed on. Browsers keep it, and nothing checks it. */
  state: unknown
  /** Differs for each entry of the history. */
  key: string
}

type Options = {
  /** Takes the place of the present address, and the page stays where it is scrolled to. */
  replace?: boolean
  state?: unknown
}

export type Navigate = (to: string, options?: Options) => void

export const AddressContext = createContext<{ address: Address; navigate: Navigate }>({
  address: { pathname: '/', search: '', state: undefined, key: '' },
  navigate: () => undefined,
})

/** Returns the address of the page, and a way to another one. */
export function useAddress() {
  return use(AddressContext)
}

/** Returns the parameters of the address, and a way to replace them by changed ones. */
export function useSearch(): [
  URLSearchParams,
  (change: (params: URLSearchParams) => void) => void,
] {
  const { address, navigate } = useAddress()
  const { pathname, search, state } = address
  const changeParams = (change: (params: URLSearchParams) => void) => {
    const params = new URLSearchParams(search)
    change(params)
    const text = params.toString()
    navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: true, state })
  }
  return [new URLSearchParams(search), changeParams]
}
