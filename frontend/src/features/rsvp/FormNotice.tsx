/* Something to know before filling in a form. One that appears later takes the focus. */
import { Info } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'

type Props = {
  title: string
  text: ReactNode
  /** Changes when the notice has to be read; absent for one that is there from the start. */
  attempt?: number
}

/** Renders the notice. */
export function FormNotice({ title, text, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt !== undefined && attempt > 0) box.current?.focus()
  }, [attempt])
  return (
    <div
      ref={box}
      role={attempt === undefined ? undefined : 'status'}
      tabIndex={attempt === undefined ? undefined : -1}
      className="flex items-start gap-3 rounded-card bg-event-soft p-4 text-event-ink"
    >
      <Info aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <div>{text}</div>
      </div>
    </div>
  )
}
