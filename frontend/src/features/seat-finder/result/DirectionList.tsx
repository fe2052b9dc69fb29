/* The directions as a numbered list. */
import type { RouteDirection } from '@/api/seat-route-types'
import { sentences } from '@/features/seat-finder/result/directions'
import { metresText } from '@/features/seat-finder/result/numbers'
import type { Target } from '@/features/seat-finder/result/phrases'
import type { ResultTexts } from '@/features/seat-finder/result/texts'
import type { Language } from '@/lib/language'
import { cn } from '@/ui/class-names'

type Props = {
  directions: readonly RouteDirection[]
  target: Target
  texts: ResultTexts
  language: Language
  /** The direction that holds now. */
  current?: number | undefined
}

/** Renders the list; a walker's place in it is marked. */
export function DirectionList({ directions, target, texts, language, current }: Props) {
  return (
    <ol className="divide-y divide-border">
      {sentences(directions, target, language).map(({ before, landmark, after }, index) => {
        const metres = directions[index]?.distance ?? 0
        const isCurrent = index === current
        return (
          <li
            key={index}
            aria-current={isCurrent ? 'step' : undefined}
            className={cn('flex items-start gap-3 px-4 py-3', isCurrent && 'bg-event-soft')}
          >
            <span
              aria-hidden
              className={cn(
                'grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold tabular-nums',
                current === undefined || isCurrent
                  ? 'bg-event text-on-event'
                  : 'border-2 border-event text-event-ink',
              )}
            >
              {index + 1}
            </span>
            <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3 pt-1">
              <span className="min-w-0 grow basis-32">
                {before}
                <bdi className="font-semibold">{landmark}</bdi>
                {after}
              </span>
              {metres >= 0.5 && (
                <span className="text-muted tabular-nums">
                  {texts.metres(metresText(metres, language))}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
