/* Parts of the screen that are fetched when they are first asked for. */
import type { ComponentType } from 'react'

import { useDesigner, useSelection, useView } from '@/canvas/context'
import { usePreload } from '@/canvas/hooks/use-preload'
import type { SelectionState } from '@/canvas/store/selection'
import type { ViewState } from '@/canvas/store/view'
import { loadable } from '@/ui/loadable'

type Asked = (view: ViewState, selection: SelectionState) => boolean
type Load = () => Promise<ComponentType>

/** Returns a part that shows another one while the designer asks for it. */
export function shownWhile(isAsked: Asked, load: Load): ComponentType {
  const { Part } = loadable(load, { floating: true })
  return () => (useAsked(isAsked) ? <Part /> : null)
}

/** The same for a part that a click may ask for: its code comes when the screen is at rest. */
export function soonShownWhile(isAsked: Asked, load: Load): ComponentType {
  const { Part, preload } = loadable(load, { floating: true })
  return () => {
    usePreload(preload)
    return useAsked(isAsked) ? <Part /> : null
  }
}

function useAsked(isAsked: Asked): boolean {
  const { view, selection } = useDesigner()
  const ofView = useView((state) => isAsked(state, selection.getState()))
  const ofSelection = useSelection((state) => isAsked(view.getState(), state))
  return ofView && ofSelection
}
