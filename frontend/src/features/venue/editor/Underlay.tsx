/* A picture under the venue, such as a site plan, as large as the venue. */
import { useState } from 'react'
import { uploadImage } from '@/api/images'
import type { VenueDraft } from '@/features/venue/venue-draft'
import { Button } from '@/ui/Button'
import { FileButton } from '@/ui/FileButton'
import { RangeField } from '@/ui/RangeField'
import { toast } from '@/ui/toast'

type Props = {
  picture: VenueDraft['picture']
  onChange: (picture: VenueDraft['picture']) => void
}

const firstOpacity = 0.6

/** Renders the choice of the picture, or its opacity. */
export function Underlay({ picture, onChange }: Props) {
  const [isUploading, setUploading] = useState(false)
  const upload = async (file: File) => {
    setUploading(true)
    try {
      const { id } = await uploadImage(file)
      onChange({ id, opacity: firstOpacity })
    } catch (thrown) {
      toast.error('Error', thrown instanceof Error ? thrown.message : undefined)
    } finally {
      setUploading(false)
    }
  }
  if (picture == null) {
    return (
      <FileButton
        label="Picture of the venue"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        pending={isUploading}
        pendingLabel="Uploading…"
        onFiles={([file]) => {
          if (file !== undefined) void upload(file)
        }}
      >
        Add a picture as underlay
      </FileButton>
    )
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <RangeField
        label="Opacity of the underlay"
        min={10}
        max={100}
        step={5}
        value={Math.round(picture.opacity * 100)}
        format={(percent) => `${String(percent)} %`}
        onCommit={(percent) => {
          onChange({ ...picture, opacity: percent / 100 })
        }}
      />
      <Button
        onClick={() => {
          onChange(undefined)
        }}
      >
        Remove
      </Button>
    </div>
  )
}
