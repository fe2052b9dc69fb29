/* A picture on a plan as SVG: its placeholder stays until the picture is there, and for good when it cannot be had. */
import { useState } from 'react'

import type { Primitive } from '@/plan/types'

type ImagePrimitive = Extract<Primitive, { shape: 'image' }>

/** Draws a picture that fills its box. */
export function SvgImage({
  primitive,
  stroke,
}: {
  readonly primitive: ImagePrimitive
  readonly stroke: string
}) {
  const { href, placeholder, strokeWidth } = primitive
  const [loaded, setLoaded] = useState<string>()
  return (
    <>
      {(href === '' || loaded !== href) && (
        <path
          d={placeholder}
          fill="none"
          stroke={stroke}
          strokeWidth={strokeWidth}
          strokeDasharray="6 4"
        />
      )}
      {href !== '' && (
        <image
          href={href}
          x={-primitive.width / 2}
          y={-primitive.height / 2}
          width={primitive.width}
          height={primitive.height}
          preserveAspectRatio="none"
          transform={placing(primitive)}
          onLoad={() => {
            setLoaded(href)
          }}
        />
      )}
    </>
  )
}

/** The box lies around (0, 0), so that it is mirrored and turned about its middle. */
function placing({ x, y, width, height, rotation, flipX, flipY }: ImagePrimitive): string {
  const middle = `${String(x + width / 2)} ${String(y + height / 2)}`
  const scale = `${flipX ? '-1' : '1'} ${flipY ? '-1' : '1'}`
  return `translate(${middle}) rotate(${String(rotation)}) scale(${scale})`
}
