/* A failure that belongs to a whole form. It is read out when it appears. */
import { CircleAlert } from 'lucide-react'

/** Renders the message, if there is one. */
export function FormAlert({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:sr-only">
      {message !== undefined && (
        <p className="flex items-start gap-2 rounded-control bg-danger-soft px-3 py-2 text-danger">
          <CircleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
          {message}
        </p>
      )}
    </div>
  )
}
