/* The frame around the plan while this page shows the view of another person. */
import { useEffect } from 'react'

import { useDesigner } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { IDLE } from '@/canvas/hand/gesture'
import { colourOf, ON_COLOUR } from '@/canvas/presence/colours'
import { presenceOf, stopFollowing, usePresence } from '@/canvas/presence/presence'
import { Button } from '@/ui/Button'

export function FollowFrame() {
  const person = usePresence(({ people, followed }) =>
    people.find(({ userId }) => userId === followed),
  )
  return person === undefined ? null : <Frame userId={person.userId} name={person.name} />
}

type Props = { userId: string; name: string }

function Frame({ userId, name }: Props) {
  const designer = useDesigner()
  useStopByEscape(designer)
  const colour = colourOf(userId)
  return (
    <div
      className="pointer-events-none absolute inset-0 z-10 flex items-end justify-center border-3 pb-3"
      style={{ borderColor: colour }}
    >
      <div
        className="pointer-events-auto flex max-w-[calc(100%-1.5rem)] items-center gap-2 rounded-full py-1 pr-1 pl-3 text-sm font-medium shadow-float"
        style={{ background: colour, color: ON_COLOUR }}
      >
        <span className="min-w-0 truncate">
          Following <bdi>{name}</bdi>
        </span>
        <Button
          size="sm"
          className="rounded-full"
          onClick={() => {
            stop(designer)
          }}
        >
          Stop following
        </Button>
      </div>
    </div>
  )
}

function stop(designer: Env): void {
  stopFollowing(presenceOf(designer))
}

/** Escape ends it before anything else on the plan; what lies over the plan and gestures come first. */
function useStopByEscape(designer: Env): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { layer } = designer.view.getState()
      const isBusy = layer.kind !== 'none' || designer.interaction.getState() !== IDLE
      if (event.key !== 'Escape' || isBusy || isElsewhere(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      stop(designer)
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [designer])
}

/** Fields, menus and dialogs have their own use for the key. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable=true], [role=dialog], [role=menu]',
    ) !== null
  )
}
