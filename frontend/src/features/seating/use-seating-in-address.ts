/* An address with `seating` opens the seat assignment, and has that word as long as it is open: a reload comes back to it. */
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStore } from 'zustand'

import { openSeating } from '@/features/seating/seating-actions'
import type { Env } from '@/canvas/env'
import { openPanel } from '@/canvas/store/panel'

const NAME = 'seating'

export function useSeatingInAddress(designer: Env): void {
  const [params, setParams] = useSearchParams()
  const isAsked = params.has(NAME)
  const isOpen = useStore(designer.view, (state) => state.surface.kind === 'seating')
  useEffect(() => {
    if (!isAsked) return
    // On a small screen the sheet of guests is all of it.
    if (designer.view.getState().compact) {
      openPanel(designer.view, 'attendees')
    } else if (openSeating.enabled(designer)) openSeating.run(designer)
  }, [designer, isAsked])
  useEffect(() => {
    // It may have been opened just now, by the address.
    const seating = designer.view.getState().surface.kind === 'seating'
    if (seating === isAsked) return
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (seating) after.set(NAME, '1')
        else after.delete(NAME)
        return after
      },
      { replace: true },
    )
  }, [designer, isAsked, isOpen, setParams])
}
