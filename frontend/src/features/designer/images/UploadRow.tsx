/* One picture of the organisation: placed by a click or a drag, traced from, or deleted. */
import { Map as PlanIcon, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'

import { serverMessage } from '@/api/errors'
import { useDeleteImage } from '@/api/images'
import type { Image } from '@/api/schema'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { IconButton } from '@/ui/IconButton'
import { objectInHand } from '@/canvas/placing/place'
import { useDesigner, useInteraction } from '@/canvas/context'
import { lookOfImage } from '@/features/designer/images/looks'
import { messages } from '@/features/designer/images/messages'
import { placeImageAt, startPlacingImage } from '@/features/designer/images/place'
import { traceFrom } from '@/features/designer/images/tracing/trace'
import { useDragPayload } from '@/features/designer/images/use-drag-payload'

export function UploadRow({ image }: { readonly image: Image }) {
  const designer = useDesigner()
  const [asked, setAsked] = useState(false)
  const look = useMemo(() => lookOfImage(image), [image])
  const placing = useInteraction((active) => objectInHand(active)?.look === look)
  const dragProps = useDragPayload(image.name, (at) => {
    placeImageAt(designer, look, at)
  })
  return (
    <li className="flex items-center rounded-control pr-1 hover:bg-surface-2 has-aria-pressed:bg-accent-soft">
      <button
        type="button"
        {...dragProps}
        aria-pressed={placing || undefined}
        title={image.name}
        className="flex min-h-13 min-w-0 flex-1 cursor-grab items-center gap-3 rounded-control px-2 text-left"
        onClick={() => {
          startPlacingImage(designer, look)
        }}
      >
        <img
          src={image.url}
          alt=""
          draggable={false}
          loading="lazy"
          className="size-10 shrink-0 rounded-control border border-border object-contain"
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm">{image.name}</span>
          <span className="block truncate text-xs text-muted tabular-nums">{aboutOf(image)}</span>
        </span>
      </button>
      <IconButton
        size="icon-sm"
        label={`Trace from ${image.name}`}
        onClick={() => {
          traceFrom(designer, image)
        }}
      >
        <PlanIcon aria-hidden />
      </IconButton>
      <IconButton
        size="icon-sm"
        label={`Delete ${image.name}`}
        onClick={() => {
          setAsked(true)
        }}
      >
        <Trash2 aria-hidden />
      </IconButton>
      {asked && (
        <DeleteQuestion
          image={image}
          onClose={() => {
            setAsked(false)
          }}
        />
      )}
    </li>
  )
}

/** `PNG · 1200 × 800`, and for a picture of a provider who made it. */
function aboutOf({ imageType, width, height, author, license }: Image): string {
  const size = `${String(Math.round(width))} × ${String(Math.round(height))}`
  const parts = [imageType.toUpperCase(), size, author, license]
  return parts.filter((part) => part !== undefined && part !== '').join(' · ')
}

function DeleteQuestion({
  image,
  onClose,
}: {
  readonly image: Image
  readonly onClose: () => void
}) {
  const designer = useDesigner()
  const remove = useDeleteImage()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${image.name}?`}
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      pending={remove.isPending}
      onConfirm={() => {
        remove.mutate(image.id, {
          onSuccess: () => {
            designer.ports.success(messages.deleted(image.name))
          },
          onError: (error) => {
            const text = serverMessage(error, messages.stillThere)
            designer.ports.failure({ ...messages.notDeleted, text })
          },
          onSettled: onClose,
        })
      }}
    >
      <p>It is deleted for everyone in your organisation. This cannot be undone.</p>
    </ConfirmDialog>
  )
}
