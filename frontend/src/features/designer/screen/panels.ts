/* The panels of a designer. */
import type { Env, Panel } from '@/canvas/env'
import type { PanelName } from '@/canvas/store/panel'

/** Returns the panels that are offered, which are fewer to those who only look. */
export function panelsFor({ installed: { panels } }: Env, isReadOnly: boolean): readonly Panel[] {
  return isReadOnly ? panels.filter(({ forViewers }) => forViewers === true) : panels
}

export function panelNamed({ installed: { panels } }: Env, name: PanelName): Panel {
  const panel = panels.find((each) => each.name === name)
  if (panel === undefined) throw new Error(`no capability has the panel ${name}`)
  return panel
}
