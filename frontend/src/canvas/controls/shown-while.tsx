/* Parts of the screen that are fetched when they are first asked for. */
import type { ComponentType } from 'react'

import { useView } from '@/canvas/context'
import { usePreload } from '@/canvas/hooks/use-preload'
import type { ViewState } from '@/canvas/store/view'
import { loadable } from '@/ui/loadable'

type Load = () => Promise<ComponentType>

/** Returns a part that shows another one while the view asks for it. */
export function shownWhile(isAsked: (state: ViewState) => boolean, load: Load): ComponentType {
  const { Part } = loadable(load, { floating: true })
  return () => (useView(isAsked) ? <Part /> : null)
}

/** The same for a part that a click may ask for: its code comes when the screen is at rest. */
export function soonShownWhile(isAsked: (state: ViewState) => boolean, load: Load): ComponentType {
  const { Part, preload } = loadable(load, { floating: true })
  return () => {
    usePreload(preload)
    return useView(isAsked) ? <Part /> : null
  }
}
