/* Says in place that a part of the screen could not be loaded or shown, with a way to try again. */
import { useContext } from 'react'
import { loadPage } from '@/lib/load-page'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { EmptyState } from '@/ui/EmptyState'
import { FailureTextsContext, type FailureTexts } from '@/ui/texts'

type Props = {
  title?: string | undefined
  text?: string | undefined
  /** What to say in place of a title and a text. */
  instead?: { title: keyof FailureTexts; text: keyof FailureTexts; error?: unknown }
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
  const { onRetry, pending = false, level, floating = false, reload = false } = props
  const texts = useContext(FailureTextsContext)
  const { instead } = props
  const title = props.title ?? texts[instead?.title ?? 'shown']
  const text =
    props.text ?? (instead && texts[instead.text] + reasonOf(instead.error, texts.reason))
  const size = level === undefined ? 'sm' : 'md'
  const buttons = (
    <>
      <Button size={size} pending={pending} pendingLabel={texts.retrying} onClick={onRetry}>
        {texts.retry}
      </Button>
      {props.onClose !== undefined && (
        <Button size={size} onClick={props.onClose}>
          {texts.close}
        </Button>
      )}
      {reload && (
        <Button size={size} onClick={() => loadPage.again()}>
          {texts.reload}
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

const REASON_LENGTH = 120

/** The first line of the message, cut to what fits into a notice. */
function reasonOf(error: unknown, label: string | undefined): string {
  const [line = ''] = (error instanceof Error ? error.message : '').split('\n')
  if (line === '' || label === undefined) return ''
  return ` ${label} ${line.length > REASON_LENGTH ? `${line.slice(0, REASON_LENGTH)}…` : line}`
}
