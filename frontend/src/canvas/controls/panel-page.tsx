/* Pages of panels are chunks that are fetched when a hand comes near their tab. */
import type { ComponentType } from 'react'

import { loadable } from '@/ui/loadable'
import { Skeleton } from '@/ui/Skeleton'
import type { Fields, LoadFields } from '@/canvas/capability'
import type { Panel } from '@/canvas/env'

const pending = (
  <div role="status" aria-label="Loading the panel" className="flex flex-col gap-3 p-4">
    <Skeleton className="h-9" />
    <Skeleton className="h-24" />
    <Skeleton className="h-24" />
  </div>
)

export function chunk(load: () => Promise<ComponentType>): Panel['page'] {
  return loadable(load, { pending })
}

/** The same for a page that shows fields of the capabilities. */
export function chunkWithFields(
  load: () => Promise<ComponentType<{ fields: Fields }>>,
  loadFields: LoadFields,
): Panel['page'] {
  return chunk(async () => {
    const [Page, fields] = await Promise.all([load(), loadFields()])
    return () => <Page fields={fields} />
  })
}
