/* Asks before a link or the back button leaves a page with unsaved input. */
import { useEffect } from 'react'
import { useBlocker, type Location } from 'react-router-dom'
import { latestUnsavedInput } from '@/lib/unsaved-work'

type Navigation = { currentLocation: Location; nextLocation: Location }

/** Holds back the router. It is the only blocker: a router supports no more than one. */
export function LeaveGuard() {
  const blocker = useBlocker(losesInput)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { proceed, reset } = blocker
    const input = latestUnsavedInput()
    if (input === undefined) proceed()
    else input.ask(proceed, reset)
  }, [blocker])
  return null
}

// A step of a wizard or a filter in the address keeps the page and what is typed into it.
function losesInput({ currentLocation, nextLocation }: Navigation): boolean {
  return pageAt(currentLocation) !== pageAt(nextLocation) && latestUnsavedInput() !== undefined
}

/** Translations are a page of their own at the address of Guest Management (`translations-path.ts`). */
function pageAt({ pathname, search }: Location): string {
  const params = new URLSearchParams(search)
  return params.get('tab') === 'translations'
    ? `${pathname} translations ${params.get('event') ?? ''}`
    : pathname
}
