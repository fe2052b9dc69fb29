/* Pictures of templates, drawn when they are first looked at, one after the other, and kept for the page. */
import { useEffect, useState } from 'react'

import { newId } from '@/plan/ids'
import type { PlanModule } from '@/plan/session'
import { svgAddress } from '@/canvas/controls/PlanImage'
import { useDesigner } from '@/canvas/context'
import { useDark } from '@/lib/dark'

/** Milliseconds between two pictures, in which the page can answer. */
const PAUSE = 40

const drawn = new Map<string, string>()

/** The picture of a template for the present theme; undefined until it is drawn. */
export function useTemplatePicture(id: string, index: number): string | undefined {
  const { module, ports } = useDesigner()
  const dark = useDark()
  const key = `${id} ${dark ? 'dark' : 'light'}`
  const [, setCount] = useState(0)
  useEffect(() => {
    if (drawn.has(key)) return undefined
    return ports.after(index * PAUSE, () => {
      drawn.set(key, pictureOf(module, id, dark))
      setCount((count) => count + 1)
    })
  }, [key, id, index, dark, module, ports])
  return drawn.get(key)
}

/** Draws a template in an empty plan. */
function pictureOf(module: PlanModule, id: string, dark: boolean): string {
  const session = module.open('{"elements":[]}')
  try {
    session.apply(session.templateCommand(id, undefined, newId()).command)
    return svgAddress(session.toSvg({ dark }))
  } finally {
    session.free()
  }
}
