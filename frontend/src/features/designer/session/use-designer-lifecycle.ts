/* What the page does for the designer while it is open: small screens, going offline, leaving, signing in
 * again, restored seats. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { refreshSeats } from '@/api/guests'
import { sessionStore } from '@/api/session'
import { guardUnsavedWork } from '@/lib/unsaved-work'
import type { Env } from '@/canvas/env'
import { useNewerPlan } from '@/features/designer/session/use-newer-plan'
import { closePanel, PANEL_WIDTH, setPanelWidth } from '@/canvas/store/panel'
import { setCompact } from '@/canvas/store/screen'
import type { ViewStore } from '@/canvas/store/view'
import { setPrecise } from '@/canvas/store/viewport'

/** What the screen is like, and what that means for the designer. */
const SCREENS: readonly (readonly [media: string, tell: (view: ViewStore, is: boolean) => void])[] =
  [
    // A finger needs more room than a mouse, whose owner may have zoomed the page to read it.
    [
      '(max-width: 599.98px), (max-width: 767.98px) and (pointer: coarse)',
      (view, compact) => {
        setCompact(view, compact)
      },
    ],
    [
      '(pointer: fine)',
      (view, precise) => {
        setPrecise(view, precise)
      },
    ],
    // A tablet held upright keeps as much of the plan as it can.
    [
      '(max-width: 1023.98px)',
      (view, slim) => {
        if (slim) setPanelWidth(view, PANEL_WIDTH.min)
      },
    ],
    // A phone held sideways: the plan has the whole width until a panel is asked for.
    [
      '(max-height: 480px)',
      (view, short) => {
        if (short) closePanel(view)
      },
    ],
  ]

/** Before anything is drawn, so that the plan is fitted into the room that it keeps. */
export function adaptToScreen(view: ViewStore): void {
  for (const [media, tell] of SCREENS) tell(view, window.matchMedia(media).matches)
}

export function useDesignerLifecycle(designer: Env, eventId: string): void {
  useScreen(designer.view)
  useFlushing(designer)
  useUnsavedWork(designer)
  useNewerPlan(designer, eventId)
  useRestoredSeats(designer, eventId)
}

function useScreen(view: ViewStore): void {
  useEffect(() => {
    const stops = SCREENS.map(([media, tell]) => {
      const query = window.matchMedia(media)
      const follow = (): void => {
        tell(view, query.matches)
      }
      query.addEventListener('change', follow)
      return () => {
        query.removeEventListener('change', follow)
      }
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [view])
}

/** Edits that have not reached the server keep the page from reloading itself. */
function useUnsavedWork(designer: Env): void {
  useEffect(
    () => guardUnsavedWork(() => designer.sync.state.getState().save !== 'saved'),
    [designer],
  )
}

function useFlushing(designer: Env): void {
  useEffect(() => {
    const retry = (): void => {
      designer.sync.retry()
    }
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') retry()
    }
    const stopListening = sessionStore.subscribe(({ lost }) => {
      if (lost === undefined) retry()
    })
    window.addEventListener('online', retry)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      stopListening()
      window.removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [designer])
}

/**
 * Guests whose chairs were deleted and come back by undo are seated again.
 * Once the server has unseated guests, the list of guests is read anew.
 */
function useRestoredSeats(designer: Env, eventId: string): void {
  const cache = useQueryClient()
  useEffect(() => {
    const stops = [
      designer.plan.onChange((change) => {
        if (change.kind === 'all') return
        const back = designer.editing.takeReseatable(change.change.addedSeats)
        if (back.length > 0) void designer.seats.restore(back)
      }),
      designer.sync.state.subscribe(({ save }) => {
        if (save !== 'saved' || !designer.editing.guestsChanged) return
        designer.editing.guestsChanged = false
        void refreshSeats(cache, eventId)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [designer, eventId, cache])
}
