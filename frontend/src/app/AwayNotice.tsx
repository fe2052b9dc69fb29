/* One line about what others did while the person was away, with the way to the details. */
import { History, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useNewsSince } from '@/api/activity'
import type { ActivityNews } from '@/api/schema'
import { messages } from '@/app/messages'
import { ofEvent, paths } from '@/lib/paths'
import { countNoun } from '@/lib/words'
import { IconButton } from '@/ui/IconButton'

type Props = {
  eventId: string
  /** Milliseconds since the epoch. */
  since: number
  onClose: () => void
}

/** Renders the line; nothing when nothing happened. */
export function AwayNotice({ eventId, since, onClose }: Props) {
  const { data } = useNewsSince(eventId, since)
  const text = data === undefined ? undefined : newsText(data)
  if (text === undefined) return null
  return (
    <section
      aria-label={messages.away.label}
      className="flex shrink-0 items-center gap-2 border-b border-border bg-info-soft px-4 py-1.5 text-sm md:px-6"
    >
      <History aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-info" />
      <p className="min-w-0 flex-1">
        {messages.away.text(text)}{' '}
        <Link
          to={`${ofEvent(paths.dashboard, eventId)}&activity=1`}
          className="rounded-control font-medium whitespace-nowrap text-accent underline underline-offset-4"
        >
          {messages.away.link}
        </Link>
      </p>
      <IconButton label={messages.away.close} size="icon-sm" onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </section>
  )
}

/** “14 answers, 3 seats”; undefined when all numbers are zero. */
export function newsText(news: ActivityNews): string | undefined {
  const parts = [
    [news.answers, 'answer', 'answers'],
    [news.guests, 'guest', 'guests'],
    [news.seats, 'seat', 'seats'],
    [news.planEdits, 'plan edit', 'plan edits'],
    [news.emails, 'email', 'emails'],
  ] as const
  const told = parts.flatMap(([number, one, many]) =>
    number === 0 ? [] : [countNoun(number, one, many)],
  )
  if (told.length === 0) return undefined
  return `${told.join(', ')}${news.isPartial ? ' and more' : ''}`
}
