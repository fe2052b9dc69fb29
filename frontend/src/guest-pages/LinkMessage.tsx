/* What a page behind a mailed link says: a mark, a heading, a sentence, and what can be done. */
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from '@/ui/Card'
import { cn } from '@/ui/class-names'

type Props = {
  icon: LucideIcon
  /** The mark of success. */
  good?: boolean
  title: string
  text: string
  /** The heading takes the focus: the button that led here is gone. A changed title takes it again. */
  focused?: boolean
  children?: ReactNode
}

/** Renders the message as a card. */
export function LinkMessage({
  icon: Icon,
  good = false,
  title,
  text,
  focused = false,
  children,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused, title])
  return (
    <Card className="flex flex-col items-center gap-3 px-[min(1.5rem,6vw)] py-9 text-center wrap-anywhere">
      <span
        className={cn(
          'grid size-14 place-items-center rounded-full',
          good ? 'bg-success-soft text-success' : 'bg-surface-2 text-muted',
        )}
      >
        <Icon aria-hidden strokeWidth={good ? 2.5 : 1.75} className="size-7" />
      </span>
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-display text-2xl font-semibold hyphens-auto focus:outline-none"
      >
        {title}
      </h1>
      <p className="max-w-[46ch] text-base text-muted">{text}</p>
      <div className="mt-3 flex flex-col items-center gap-4 empty:hidden">{children}</div>
    </Card>
  )
}
