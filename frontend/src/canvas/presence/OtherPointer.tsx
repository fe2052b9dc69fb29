/* The pointer of another person with their name. It fades when it rests. */
import { useEffect, useRef, useState } from 'react'

import type { PlanPoint, PresentClient } from '@/api/live-presence'
import { colourOf, ON_COLOUR } from '@/canvas/presence/colours'
import { LaserTrail } from '@/canvas/presence/LaserTrail'
import { useGlide } from '@/canvas/presence/use-glide'
import { cn } from '@/ui/class-names'
import { toScreen } from '@/plan/camera/camera'

/** Milliseconds of rest after which a pointer fades. */
export const REST = 5_000

type Props = { client: PresentClient; at: PlanPoint }

export function OtherPointer({ client: { userId, name, laser }, at }: Props) {
  const tag = useRef<HTMLDivElement>(null)
  const rests = useRests(at)
  const colour = colourOf(userId)
  useGlide({
    at,
    hasTrail: false,
    draw: (view, camera) => {
      const { x, y } = toScreen(camera, view.at)
      if (tag.current === null) return
      tag.current.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
    },
  })
  return (
    <>
      {laser && (
        <svg className="absolute inset-0 size-full">
          <LaserTrail at={at} colour={colour} />
        </svg>
      )}
      <div
        ref={tag}
        data-pointer={name}
        className={cn(
          'absolute top-0 left-0 transition-opacity duration-500',
          rests && 'opacity-0',
        )}
        // Out of sight until its first frame.
        style={{ transform: 'translateX(-100vw)' }}
      >
        {!laser && (
          <svg
            className="absolute top-0 left-0"
            width={14}
            height={18}
            viewBox="0 0 14 18"
            style={{ color: colour }}
          >
            <path
              d="M1 1v14l3.8-3.4L7.4 17l2.6-1.2-2.5-5.2H13z"
              fill="currentColor"
              className="stroke-plan-floor"
              strokeLinejoin="round"
            />
          </svg>
        )}
        <bdi
          className="absolute top-4 left-3 max-w-40 truncate rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap shadow-float"
          style={{ background: colour, color: ON_COLOUR }}
        >
          {name}
        </bdi>
      </div>
    </>
  )
}

/** Returns whether a pointer has not moved for a while. */
function useRests(at: PlanPoint): boolean {
  const [restedAt, setRestedAt] = useState<PlanPoint>()
  useEffect(() => {
    const timer = setTimeout(() => setRestedAt(at), REST)
    return () => {
      clearTimeout(timer)
    }
  }, [at])
  return restedAt === at
}
