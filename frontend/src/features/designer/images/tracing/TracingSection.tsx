/* The picture that a room is traced from: none yet, or how it lies. */
import { useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'

import { useImages } from '@/api/images'
import type { Image } from '@/api/schema'
import { Disclosure } from '@/ui/Disclosure'
import { FileButton } from '@/ui/FileButton'
import { Select } from '@/ui/Select'
import { useDesigner, usePlanState } from '@/canvas/context'
import { ACCEPTED } from '@/features/designer/images/check-file'
import { traceFrom } from '@/features/designer/images/tracing/trace'
import { TracingForm } from '@/features/designer/images/tracing/TracingForm'
import { uploadsOf } from '@/features/designer/images/uploads'

export function TracingSection() {
  const underlay = usePlanState((state) => state.surroundings.underlay)
  const { data: images = [] } = useImages()
  const name = images.find((image) => image.url === underlay?.imageUrl)?.name
  return (
    <Disclosure title="Tracing picture" name="images.tracing">
      {underlay === undefined ? (
        <Start images={images} />
      ) : (
        <TracingForm underlay={underlay} name={name} />
      )}
    </Disclosure>
  )
}

function Start({ images }: { readonly images: readonly Image[] }) {
  const designer = useDesigner()
  const cache = useQueryClient()
  return (
    <>
      <p className="text-sm text-muted">
        Place a drawing of the venue under your plan, scale it with one length that you know, and
        trace the room.
      </p>
      <FileButton
        label="Tracing picture file"
        accept={ACCEPTED}
        onFiles={([file]) => {
          if (file === undefined) return
          uploadsOf(designer).start(file, cache, (image) => {
            traceFrom(designer, image)
          })
        }}
      >
        <ImageUp aria-hidden />
        Upload tracing picture
      </FileButton>
      {images.length > 0 && (
        <Select
          aria-label="Trace from one of your uploads"
          value=""
          onChange={(event) => {
            const image = images.find(({ id }) => id === event.target.value)
            if (image !== undefined) traceFrom(designer, image)
          }}
        >
          <option value="">Or choose one of your uploads</option>
          {images.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}
