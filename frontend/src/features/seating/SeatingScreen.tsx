/* The seat assignment: guests on the left, the plan in the middle, the open chair on the right. It fills the screen. */
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { DndProvider } from 'react-dnd'

import { RememberStepContext } from '@/guests/remember-step'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { useDesigner } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { seatingPorts } from '@/canvas/edits/seating-ports'
import { closeSeating } from '@/features/seating/seating-actions'
import { GuestColumn } from '@/features/seating/GuestColumn'
import { PlanDropArea } from '@/features/seating/PlanDropArea'
import { ProposalColumn } from '@/features/seating/ProposalColumn'
import { SeatingAside } from '@/features/seating/SeatingAside'
import { SeatingHeader } from '@/features/seating/SeatingHeader'
import { useInertSiblings } from '@/features/seating/use-inert-siblings'
import { useProposed } from '@/features/seating/use-proposed'
import { useWishesOfEvent } from '@/features/seating/use-wishes-of-event'
import { useDragBackend } from '@/features/seating/use-drag-backend'

type Props = {
  eventName: string
  /** The drawing. */
  plan: ReactNode
  /** The objects for screen readers. */
  outline: ReactNode
}

export function SeatingScreen({ eventName, plan, outline }: Props) {
  const designer = useDesigner()
  const backend = useDragBackend()
  const box = useRef<HTMLDivElement>(null)
  useInertSiblings(box)
  useFocusSearch(box)
  useOwnView(designer)
  useWishesOfEvent()
  const proposed = useProposed()
  // A window that becomes small has the sheet of guests instead.
  useEffect(
    () =>
      designer.view.subscribe(({ compact, surface }) => {
        if (compact && surface.kind === 'seating') closeSeating(designer)
      }),
    [designer],
  )
  const remember = useMemo(() => seatingPorts(designer).remember, [designer])
  return (
    <RememberStepContext value={remember}>
      <div
        ref={box}
        role="region"
        aria-label="Seat assignment"
        className="fixed inset-0 z-30 flex flex-col bg-bg text-text"
      >
        <SeatingHeader {...{ eventName, proposed }} />
        {backend !== undefined && (
          <DndProvider {...backend}>
            <div className="relative flex min-h-0 flex-1">
              <ErrorBoundary>
                {proposed === undefined ? <GuestColumn /> : <ProposalColumn proposed={proposed} />}
              </ErrorBoundary>
              <ErrorBoundary>
                <PlanDropArea plan={plan} proposed={proposed} />
              </ErrorBoundary>
              <ErrorBoundary>
                <SeatingAside />
              </ErrorBoundary>
            </div>
          </DndProvider>
        )}
        {outline}
      </div>
    </RememberStepContext>
  )
}

/** The room between the lists is another one than the designer's: all of the plan is shown in it, and afterwards what was looked at before. */
function useOwnView(designer: Env): void {
  useEffect(() => {
    const { camera } = designer.view.getState()
    designer.camera.autoFit()
    return () => {
      designer.camera.set(camera)
    }
  }, [designer])
}

/** The keyboard begins at the search. */
function useFocusSearch(box: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input[type=search]')?.focus()
  }, [box])
}
