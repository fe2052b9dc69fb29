/* One thing that happened: its sign, who did what, and how long ago. The sentence comes from the server. */
import {
  Armchair,
  CalendarDays,
  DraftingCompass,
  FileUp,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { Activity } from '@/api/schema'
import { exactTime, relativeTime } from '@/lib/dates'

// By the kind, or by its first word.
const icons: Readonly<Record<string, LucideIcon>> = {
  'guests-imported': FileUp,
  'guest-seated': Armchair,
  'guest-moved': Armchair,
  'guest-replaced': Armchair,
  'guest-unseated': Armchair,
  'guests-unseated': Armchair,
  event: CalendarDays,
  plan: DraftingCompass,
  guest: Users,
  guests: Users,
  seats: Armchair,
}

/** Renders one entry as an item of a list. */
export function ActivityEntry({ entry }: { entry: Activity }) {
  const Icon = icons[entry.kind] ?? icons[entry.kind.split('-')[0] ?? ''] ?? CalendarDays
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span className="grid size-7 shrink-0 place-items-center rounded-full bg-surface-2 text-muted">
        <Icon aria-hidden strokeWidth={1.75} className="size-4" />
      </span>
      <div className="min-w-0 flex-1 pt-1 sm:flex sm:items-start sm:gap-4">
        <p className="min-w-0 flex-1 break-words">
          <bdi className="font-medium">{entry.by?.name ?? 'Someone'}</bdi> <bdi>{entry.text}</bdi>
        </p>
        <time
          dateTime={entry.at}
          title={exactTime(entry.at)}
          className="block shrink-0 text-muted tabular-nums"
        >
          {relativeTime(entry.at, new Date())}
        </time>
      </div>
    </li>
  )
}
