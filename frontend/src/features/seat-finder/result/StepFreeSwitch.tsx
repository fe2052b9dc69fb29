/* The choice of a way without steps, with what the other way would cost. */
import { Accessibility } from 'lucide-react'
import { useId } from 'react'
import type { SeatRoute } from '@/api/seat-route-types'
import { metresText } from '@/features/seat-finder/result/numbers'
import type { ResultTexts } from '@/features/seat-finder/result/texts'
import type { Language } from '@/lib/language'
import { Switch } from '@/ui/Switch'

type Props = {
  answer: SeatRoute
  isOn: boolean
  texts: ResultTexts
  language: Language
  onChange: (isOn: boolean) => void
}

/** Renders the switch. */
export function StepFreeSwitch({ answer, isOn, texts, language, onChange }: Props) {
  const id = useId()
  const hint = `${id}-hint`
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-border bg-surface p-4">
      <Accessibility aria-hidden className="size-6 shrink-0 text-event-ink" />
      <div className="min-w-0 grow basis-40">
        <label htmlFor={id} className="font-semibold">
          {texts.stepFreeRoute.title}
        </label>
        <p id={hint} className="text-muted">
          {difference(answer, isOn, texts, language)}
        </p>
      </div>
      <Switch id={id} describedBy={hint} checked={isOn} onChange={onChange} />
    </div>
  )
}

/** Metres that no one goes out of the way for. */
const noDifference = 0.5

function difference(
  { route, alternative }: SeatRoute,
  isOn: boolean,
  { stepFreeRoute }: ResultTexts,
  language: Language,
): string {
  if (route == null || alternative === undefined) {
    return isOn ? stepFreeRoute.on : stepFreeRoute.off
  }
  const metres = Math.abs(alternative.distance - route.distance)
  const text = metresText(metres, language)
  // A shorter way without steps is one that is too narrow.
  if (metres < noDifference || (isOn && alternative.steps === 0)) return stepFreeRoute.on
  return isOn ? stepFreeRoute.shorter(text) : stepFreeRoute.longer(text)
}
