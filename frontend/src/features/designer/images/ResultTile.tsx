/* One picture that was found, with who made it and what may be done with it. */
import { useMemo } from 'react'

import { serverMessage } from '@/api/errors'
import { useKeepFoundImage } from '@/api/images'
import type { ImageResult } from '@/api/schema'
import { objectInHand } from '@/canvas/placing/place'
import { useDesigner, useInteraction } from '@/canvas/context'
import {
  drawingAddress,
  lookOfDrawing,
  lookOfImage,
  titleOf,
} from '@/features/designer/images/looks'
import { messages } from '@/features/designer/images/messages'
import { placeImageAt, startPlacingImage } from '@/features/designer/images/place'
import { useDragPayload } from '@/features/designer/images/use-drag-payload'
import type { Look } from '@/canvas/hand/tool'

const LIBRARY = 'library'

export function ResultTile({ found }: { readonly found: ImageResult }) {
  const designer = useDesigner()
  const title = titleOf(found)
  // The licence comes first: a long name may be cut off.
  const made = `${found.license} · ${found.author}`
  const { withLook, look, pending } = useLook(found)
  const placing = useInteraction(
    (active) => look !== undefined && objectInHand(active)?.look === look,
  )
  const dragProps = useDragPayload(title, (at) => {
    withLook((ready) => {
      placeImageAt(designer, ready, at)
    })
  })
  return (
    <button
      type="button"
      {...dragProps}
      aria-pressed={placing}
      aria-busy={pending || undefined}
      title={`${title}\n${made}`}
      className="relative flex w-full cursor-grab flex-col gap-0.5 rounded-card border border-border bg-surface px-2 pt-2 pb-1.5 text-left transition-colors duration-120 hover:border-border-strong hover:bg-surface-2 aria-busy:opacity-60 aria-pressed:border-accent aria-pressed:bg-accent-soft"
      onClick={() => {
        withLook((ready) => {
          startPlacingImage(designer, ready)
        })
      }}
    >
      <span className="mb-1 block h-16 w-full">
        <img
          src={found.svgContent === undefined ? found.url : drawingAddress(found.svgContent)}
          alt=""
          draggable={false}
          loading="lazy"
          className="size-full object-contain"
        />
      </span>
      <span className="w-full truncate text-xs font-medium">{pending ? 'Fetching…' : title}</span>
      <span className="w-full truncate text-xs text-muted">{made}</span>
      {found.source !== LIBRARY && (
        <span className="absolute top-1 left-1 rounded-control bg-surface px-1.5 text-xs font-medium capitalize shadow-float">
          {found.source}
        </span>
      )}
    </button>
  )
}

/** A drawing is at hand; a photo of a provider is taken over first, and only once. */
function useLook(found: ImageResult): {
  readonly look: Look | undefined
  readonly pending: boolean
  readonly withLook: (then: (look: Look) => void) => void
} {
  const designer = useDesigner()
  const keep = useKeepFoundImage()
  const look = useMemo(() => {
    if (found.svgContent !== undefined) return lookOfDrawing(found, found.svgContent)
    return keep.data === undefined ? undefined : lookOfImage(keep.data)
  }, [found, keep.data])
  return {
    look,
    pending: keep.isPending,
    withLook(then) {
      if (look !== undefined) {
        then(look)
        return
      }
      if (keep.isPending) return
      keep.mutate(
        { source: found.source, id: found.id },
        {
          onSuccess: (image) => {
            then(lookOfImage(image))
          },
          onError: (error) => {
            designer.ports.failure({
              ...messages.notTaken,
              text: serverMessage(error, messages.notFetched),
            })
          },
        },
      )
    },
  }
}
