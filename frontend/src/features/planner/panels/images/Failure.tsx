/* Something of the panel could not be had. */
import { CircleAlert } from 'lucide-react'

import { Button } from '@/ui/Button'

export function Failure({
  title,
  text,
  onRetry,
}: {
  readonly title: string
  readonly text: string
  readonly onRetry: () => void
}) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 p-4 text-sm">
      <p className="flex gap-2">
        <CircleAlert
          aria-hidden
          strokeWidth={1.75}
          className="mt-0.5 size-4 shrink-0 text-danger"
        />
        <span>
          <span className="font-medium">{title}</span> {text}
        </span>
      </p>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
