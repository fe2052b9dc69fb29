/* A plan as one picture, drawn by the renderer of files: light for the page, however much stands in the plan. */
import { useMemo } from 'react'

import { useDesigner } from '@/features/planner/designer/context'
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

/** An address that holds the drawing itself. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}
