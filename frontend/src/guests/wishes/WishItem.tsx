/* A wish in a list, with the way to remove it. */
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from '@/ui/IconButton'

type Props = {
  text: string
  /** What is said beside it. */
  note?: ReactNode
  onRemove?: (() => void) | undefined
}

export function WishItem({ text, note, onRemove }: Props) {
  return (
    <li className="flex min-h-9 items-center gap-2 text-sm">
      <span className="min-w-0 flex-1 break-words">
        {text}
        {note}
      </span>
      {onRemove !== undefined && (
        <IconButton label={`Remove wish: ${text}`} size="icon-sm" onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
