/* Opens the tags of the organisation from where they are chosen. */
import { Tags } from 'lucide-react'
import { useState } from 'react'
import { useMayEdit } from '@/api/auth'
import { Button } from '@/ui/Button'
import { loadable } from '@/ui/loadable'

const dialog = loadable(
  async () => (await import('@/features/guest-list/tags/ManageTagsDialog')).ManageTagsDialog,
  { floating: true },
)

/** Renders nothing for members who may only look. */
export function ManageTagsButton({ size }: { size?: 'sm' }) {
  const mayEdit = useMayEdit()
  const [open, setOpen] = useState(false)
  if (!mayEdit) return null
  return (
    <>
      <Button
        variant="ghost"
        {...(size === undefined ? {} : { size })}
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onClick={() => {
          setOpen(true)
        }}
      >
        <Tags aria-hidden />
        Manage tags
      </Button>
      {open && (
        <dialog.Part
          onClose={() => {
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
