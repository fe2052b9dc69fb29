/* The panels of the rail, in their order. */
import {
  Images,
  Layers,
  LayoutTemplate,
  ListTree,
  PencilRuler,
  Ruler,
  Settings,
  Shapes,
  SlidersHorizontal,
  Users,
  type LucideIcon,
} from 'lucide-react'

import type { PanelName } from '@/canvas/store/panel'

export const PANELS: readonly {
  readonly name: PanelName
  readonly label: string
  readonly icon: LucideIcon
}[] = [
  { name: 'templates', label: 'Templates', icon: LayoutTemplate },
  { name: 'objects', label: 'Objects', icon: Shapes },
  { name: 'properties', label: 'Properties', icon: SlidersHorizontal },
  { name: 'images', label: 'Images', icon: Images },
  { name: 'edit', label: 'Edit Tools', icon: PencilRuler },
  { name: 'measure', label: 'Line Measurement', icon: Ruler },
  { name: 'attendees', label: 'Attendees', icon: Users },
  { name: 'outline', label: 'Outline', icon: ListTree },
  { name: 'layers', label: 'Layers', icon: Layers },
  { name: 'settings', label: 'Settings', icon: Settings },
]

/** Panels in which nothing of the plan is changed. */
const READ_ONLY_PANELS: ReadonlySet<PanelName> = new Set(['attendees', 'outline', 'settings'])

/** The panels that are offered, which are fewer to those who only look. */
export function panelsFor(isReadOnly: boolean) {
  return isReadOnly ? PANELS.filter(({ name }) => READ_ONLY_PANELS.has(name)) : PANELS
}
