/* A small drawing of an object from its own primitives, sized to fit. */
import { useMemo } from 'react'

import { SvgPrimitive } from '@/plan/SvgPrimitive'
import type { Primitive } from '@/plan/types'
import { primitiveBounds } from '@/canvas/shapes/primitive-bounds'

export function ObjectPicture({
  primitives,
  className,
}: {
  readonly primitives: readonly Primitive[]
  readonly className: string
}) {
  const shown = useMemo(
    () => primitives.filter((primitive) => primitive.shape !== 'text' || primitives.length === 1),
    [primitives],
  )
  const { x, y, width, height } = useMemo(() => primitiveBounds(shown), [shown])
  const box = [x - 2, y - 2, width + 4, height + 4].map(String).join(' ')
  return (
    <svg viewBox={box} className={className} aria-hidden>
      {shown.map((primitive, index) => (
        <SvgPrimitive
          key={index}
          primitive={{ ...primitive, strokeWidth: Math.max(width, height) / 60 }}
          state="free"
        />
      ))}
    </svg>
  )
}
