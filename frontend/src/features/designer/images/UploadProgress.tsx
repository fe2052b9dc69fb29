/* Uploads on their way with how far they are, and refused ones with the reason. */
import { X } from 'lucide-react'
import { useStore } from 'zustand'

import { IconButton } from '@/ui/IconButton'
import { Progress } from '@/ui/Progress'
import { useDesigner } from '@/canvas/context'
import { uploadsOf, type Upload } from '@/features/designer/images/uploads'

export function UploadProgress() {
  const list = useStore(uploadsOf(useDesigner()).state, (state) => state.list)
  if (list.length === 0) return null
  return (
    <ul aria-label="Uploads under way" className="mt-3 flex flex-col gap-2">
      {list.map((upload) => (
        <Row key={upload.id} upload={upload} />
      ))}
    </ul>
  )
}

function Row({ upload: { id, name, share, problem } }: { readonly upload: Upload }) {
  const designer = useDesigner()
  const percent = Math.round(share * 100)
  return (
    <li className="flex items-center gap-2 rounded-control border border-border py-1.5 pr-1 pl-3">
      <div className="min-w-0 flex-1 text-xs">
        <p className="truncate font-medium">{name}</p>
        {problem === undefined ? (
          <div className="mt-1 flex items-center gap-2 text-muted tabular-nums">
            <Progress value={percent} max={100} label={`Upload of ${name}`} className="flex-1" />
            {percent < 100 ? `${String(percent)} %` : 'Checking'}
          </div>
        ) : (
          <p role="alert" className="mt-0.5 text-danger">
            {problem}
          </p>
        )}
      </div>
      <IconButton
        size="icon-sm"
        label={problem === undefined ? `Cancel ${name}` : `Dismiss ${name}`}
        onClick={() => {
          uploadsOf(designer).drop(id)
        }}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  )
}
