/* What can be done with the chosen layer without dragging: up, down, rename, go there. */
import { ArrowDown, ArrowUp, LocateFixed, PencilLine } from 'lucide-react'

import { IconButton } from '@/ui/IconButton'
import { focusElement } from '@/canvas/actions/walk'
import { useDesigner, useSelection } from '@/canvas/context'
import { moveLayer } from '@/features/designer/layers/layer-edits'
import type { LayerItem, LayerRow } from '@/features/designer/layers/layer-list'

export function LayerTools({
  rows,
  onRename,
}: {
  readonly rows: readonly LayerRow[]
  readonly onRename: (id: string) => void
}) {
  const designer = useDesigner()
  const chosen = useSelection((state) => (state.ids.length === 1 ? state.ids[0] : undefined))
  const item = rows.find(
    (row): row is LayerItem => row.kind === 'item' && row.element.id === chosen,
  )
  const { above, below } = item ?? { above: undefined, below: undefined }
  const id = item?.element.id ?? ''
  return (
    <div role="toolbar" aria-label="Chosen layer" className="flex items-center gap-1">
      <IconButton
        label="Up"
        size="icon-sm"
        disabled={above === undefined}
        onClick={() => {
          if (above !== undefined) moveLayer(designer, id, { above })
        }}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label="Down"
        size="icon-sm"
        disabled={below === undefined}
        onClick={() => {
          if (below !== undefined) moveLayer(designer, id, { under: below })
        }}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton
        label="Rename"
        size="icon-sm"
        disabled={item === undefined}
        onClick={() => {
          onRename(id)
        }}
      >
        <PencilLine aria-hidden />
      </IconButton>
      <IconButton
        label="Go there"
        size="icon-sm"
        disabled={item === undefined}
        onClick={() => {
          focusElement(designer, id)
        }}
      >
        <LocateFixed aria-hidden />
      </IconButton>
      {item === undefined && <span className="ml-1 text-xs text-muted">Choose one layer</span>}
    </div>
  )
}
