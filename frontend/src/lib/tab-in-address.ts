/* Which tab is open, in the address (`?tab=invitations`): a link opens it and a reload keeps it. */
import { useSearchParams } from 'react-router-dom'

/** Returns the open tab, the first one unless the address names another, and a function that opens one. */
export function useTabInAddress<T extends string>(
  name: string,
  tabs: readonly [T, ...T[]],
): [T, (tab: string) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get(name)
  const open = (tab: string) => {
    setParams(
      (present) => {
        const next = new URLSearchParams(present)
        if (tab === tabs[0]) next.delete(name)
        else next.set(name, tab)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [tabs.find((tab) => tab === asked) ?? tabs[0], open]
}
