/* Says in place that a part of the screen could not be loaded or shown, with a way to try again. */
import { loadPage } from '@/lib/load-page'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { EmptyState } from '@/ui/EmptyState'

type Props = {
  title: string
  text?: string | undefined
  onRetry: () => void
  /** Trying again is under way. */
  pending?: boolean
  /** Level of the title as a heading. Without it the notice is a line of text, for narrow places. */
  level?: 1 | 2 | 3 | undefined
  /** The part floats over the page, like a dialog, so the notice does too. */
  floating?: boolean
  /** Also offers to load the page again, for failures that may be the page's own. */
  reload?: boolean
  /** Takes the notice away with what it is about, such as a dialog. */
  onClose?: (() => void) | undefined
  className?: string | undefined
}

/** Renders the notice as an alert. */
export function FailureNotice(props: Props) {
  const { title, text, onRetry, pending = false, level, floating = false, reload = false } = props
  const size = level === undefined ? 'sm' : 'md'
  const buttons = (
    <>
      <Button size={size} pending={pending} pendingLabel="Trying…" onClick={onRetry}>
        Try again
      </Button>
      {props.onClose !== undefined && (
        <Button size={size} onClick={props.onClose}>
          Close
        </Button>
      )}
      {reload && (
        <Button size={size} onClick={() => loadPage.again()}>
          Reload the page
        </Button>
      )}
    </>
  )
  return (
    <div
      role="alert"
      className={cn(
        floating &&
          'fixed bottom-4 left-1/2 z-50 w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 rounded-card border border-border bg-surface shadow-float',
        props.className,
      )}
    >
      {level === undefined ? (
        <div className="flex flex-col items-start gap-3 p-4 text-sm">
          <p className="break-words">
            <span className="font-medium">{title}</span> {text}
          </p>
          <div className="flex flex-wrap gap-2">{buttons}</div>
        </div>
      ) : (
        <EmptyState level={level} title={title} text={text} action={buttons} />
      )}
    </div>
  )
}
