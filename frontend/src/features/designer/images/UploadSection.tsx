/* The organisation's own pictures, and what is on its way to become one. */
import { useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'

import { toApiError } from '@/api/errors'
import { useImages } from '@/api/images'
import { Disclosure } from '@/ui/Disclosure'
import { FileButton } from '@/ui/FileButton'
import { QueryView } from '@/ui/QueryView'
import { Skeleton } from '@/ui/Skeleton'
import { useDesigner } from '@/canvas/context'
import { ACCEPTED } from '@/features/designer/images/check-file'
import { messages } from '@/features/designer/images/messages'
import { UploadRow } from '@/features/designer/images/UploadRow'
import { uploadsOf } from '@/features/designer/images/uploads'

export function UploadSection() {
  const designer = useDesigner()
  const cache = useQueryClient()
  const images = useImages()
  const own = images.data
  return (
    <Disclosure
      title="Your uploads"
      name="images.uploads"
      hint={own !== undefined && own.length > 0 ? String(own.length) : undefined}
    >
      <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-border-strong px-4 py-4 text-center text-xs text-muted">
        {own?.length === 0 && (
          <p className="mb-1 text-sm">
            No uploads yet. Logos, photos and drawings of your organisation will be listed here.
          </p>
        )}
        <FileButton
          label="Picture files"
          accept={ACCEPTED}
          multiple
          onFiles={(files) => {
            for (const file of files) uploadsOf(designer).start(file, cache)
          }}
        >
          <ImageUp aria-hidden />
          Upload picture
        </FileButton>
        <p>SVG, PNG, JPG or GIF, less than 5 MB. Or drop files here or on the plan.</p>
      </div>
      <QueryView
        query={images}
        failed={messages.listFailed}
        reason={(error) => toApiError(error).message}
        level="none"
        skeleton={<Waiting />}
        empty={null}
      >
        {(list) => (
          <ul aria-label="Your uploads" className="-mx-2 flex flex-col">
            {list.map((image) => (
              <UploadRow key={image.id} image={image} />
            ))}
          </ul>
        )}
      </QueryView>
    </Disclosure>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading your uploads" className="flex flex-col gap-2">
      <Skeleton className="h-13" />
      <Skeleton className="h-13" />
    </div>
  )
}
