/* A toolbar button of an action: its icon, name, keys and whether it can be done now. */
import { useSyncExternalStore } from 'react'

import { IconButton } from '@/ui/IconButton'
import { hintOf } from '@/canvas/actions/action'
import type { Action } from '@/canvas/env'
import { needOf } from '@/canvas/actions/needs'
import { useDesigner } from '@/canvas/context'

export function ActionButton({
  action,
  pressed,
  side = 'bottom',
}: {
  readonly action: Action
  /** For actions that are on or off. */
  readonly pressed?: boolean
  readonly side?: 'top' | 'bottom'
}) {
  const designer = useDesigner()
  const enabled = useEnabled(action)
  const hint = hintOf(action)
  return (
    <IconButton
      label={action.label}
      tooltipSide={side}
      size="icon-sm"
      inactive={enabled ? undefined : needOf(action)}
      {...(hint === undefined ? {} : { shortcut: hint })}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
      onClick={() => {
        action.run(designer)
      }}
    >
      <action.icon aria-hidden />
    </IconButton>
  )
}

/** Whether an action can be done; renders again only when the answer changes. */
export function useEnabled(action: Action): boolean {
  const designer = useDesigner()
  return useSyncExternalStore(
    (changed) => {
      const stops = [
        designer.plan.state.subscribe(changed),
        designer.history.state.subscribe(changed),
        designer.selection.subscribe(changed),
        designer.view.subscribe(changed),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => action.enabled(designer),
  )
}
