/*
 * The page of each panel. Only the catalogue comes with the screen, since it is open at first; the others are chunks
 * that are fetched when a hand comes near their tab.
 */
import type { ComponentType } from 'react'

import { loadable } from '@/ui/loadable'
import { Skeleton } from '@/ui/Skeleton'
import { preloadOutline } from '@/features/designer/outline/Outline'
import { ObjectsPanel } from '@/features/designer/objects/ObjectsPanel'
import type { PanelName } from '@/canvas/store/panel'

interface PanelPage {
  readonly Part: ComponentType
  readonly preload: () => void
}

const pending = (
  <div role="status" aria-label="Loading the panel" className="flex flex-col gap-3 p-4">
    <Skeleton className="h-9" />
    <Skeleton className="h-24" />
    <Skeleton className="h-24" />
  </div>
)

function chunk(load: () => Promise<ComponentType>): PanelPage {
  return loadable(load, { pending })
}

export const PANEL_PAGES: Readonly<Record<PanelName, PanelPage>> = {
  templates: chunk(
    async () => (await import('@/features/designer/templates/TemplatesPanel')).TemplatesPanel,
  ),
  objects: { Part: ObjectsPanel, preload: () => undefined },
  properties: chunk(
    async () => (await import('@/features/designer/properties/PropertiesPanel')).PropertiesPanel,
  ),
  images: chunk(async () => (await import('@/features/designer/images/ImagesPanel')).ImagesPanel),
  edit: chunk(async () => (await import('@/features/designer/arrange/EditPanel')).EditPanel),
  measure: chunk(
    async () => (await import('@/features/designer/measure/MeasurePanel')).MeasurePanel,
  ),
  attendees: chunk(
    async () =>
      (await import('@/features/designer/seating/attendees/AttendeesPanel')).AttendeesPanel,
  ),
  // The outline itself is drawn beside the pages, since it stays in the page when hidden.
  outline: { Part: () => null, preload: preloadOutline },
  layers: chunk(async () => (await import('@/features/designer/layers/LayersPanel')).LayersPanel),
  settings: chunk(
    async () => (await import('@/features/designer/settings/SettingsPanel')).SettingsPanel,
  ),
}
