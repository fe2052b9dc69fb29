/* The head of a page that sums up answers: joy, regret, or what is open. */
import { CircleHelp, Heart, Hourglass, PartyPopper, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Outcome } from '@/features/rsvp/outcome'
import { cn } from '@/ui/class-names'

type Props = {
  outcome: Outcome
  title: string
  text: string
  wish?: string | undefined
  /** The answers were sent just now: the heading takes the focus. */
  sent: boolean
}

const soft = 'bg-event-soft text-event-ink'
const looks: Readonly<Record<Outcome, { Icon: LucideIcon; styles: string }>> = {
  coming: { Icon: PartyPopper, styles: 'bg-success text-surface' },
  waiting: { Icon: Hourglass, styles: soft },
  maybe: { Icon: CircleHelp, styles: soft },
  declined: { Icon: Heart, styles: soft },
}

/** Renders the picture, the heading and a sentence. */
export function OutcomeHeading({ outcome, title, text, wish, sent }: Props) {
  const { Icon, styles } = looks[outcome]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (sent) heading.current?.focus()
  }, [sent])
  return (
    <div className="text-center wrap-anywhere">
      <span className={cn('mx-auto mb-3 grid size-16 place-items-center rounded-full', styles)}>
        <Icon aria-hidden strokeWidth={1.75} className="size-8" />
      </span>
      <h2
        ref={heading}
        tabIndex={-1}
        className="font-display text-2xl font-bold focus:outline-none"
      >
        {title}
      </h2>
      <p className="mx-auto mt-1 max-w-[46ch]">{text}</p>
      {wish !== undefined && <p className="mx-auto max-w-[46ch]">{wish}</p>}
    </div>
  )
}
