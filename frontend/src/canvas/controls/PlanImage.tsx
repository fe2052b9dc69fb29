/* A plan as one image, drawn by the renderer of files, so that even a large plan costs the page little. */
import { useMemo } from 'react'

import { useDesigner } from '@/canvas/context'
import { useDark } from '@/lib/dark'

interface Props {
  /** The saved state as JSON. */
  readonly planJson: string
  readonly label: string
  readonly className?: string
}

export function PlanImage({ planJson, label, className }: Props) {
  const { module } = useDesigner()
  const dark = useDark()
  const source = useMemo(() => {
    const session = module.open(planJson)
    try {
      return svgAddress(session.toSvg({ dark }))
    } finally {
      session.free()
    }
  }, [module, planJson, dark])
  return <img src={source} alt={label} className={className} />
}

/** Returns a data URL with the drawing. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}
