/* What a picture is, and putting it back into its own proportions. */
import { Scaling } from 'lucide-react'

import type { ElementView } from '@/plan/types'
import { Button } from '@/ui/Button'
import { useDesigner } from '@/canvas/context'
import { shared } from '@/canvas/fields/shared'

export function PictureSection({ selected }: { readonly selected: readonly ElementView[] }) {
  const designer = useDesigner()
  const type = shared(selected, (element) => element.imageType)
  const own = shared(selected, (element) => element.isUserUploaded === true)
  const stretched = selected.filter(isStretched)
  return (
    <>
      <dl className="grid grid-cols-[96px_1fr] gap-y-1.5 text-sm">
        <dt className="text-muted">Type</dt>
        <dd>{type.kind === 'mixed' ? 'Mixed' : (type.value?.toUpperCase() ?? 'Unknown')}</dd>
        <dt className="text-muted">From</dt>
        <dd>
          {own.kind === 'mixed' ? 'Mixed' : own.value === true ? 'Your uploads' : 'Image search'}
        </dd>
      </dl>
      <Button
        size="sm"
        className="self-start"
        disabled={stretched.length === 0}
        onClick={() => {
          const boxes = stretched.map(({ id, x, y, width, height, aspectRatio = 1 }) => {
            const fitted = width / aspectRatio
            return { id, x, y: y + (height - fitted) / 2, width, height: fitted }
          })
          designer.editing.run({ kind: 'resize', boxes })
        }}
      >
        <Scaling aria-hidden />
        Restore proportions
      </Button>
    </>
  )
}

function isStretched({ width, height, aspectRatio }: ElementView): boolean {
  return aspectRatio !== undefined && Math.abs(width / height - aspectRatio) > 0.01
}
