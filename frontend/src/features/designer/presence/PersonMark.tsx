/* The initials of a person in the colour that they have on the plan. The name is beside it or read out. */
import { colourOf, ON_COLOUR } from '@/canvas/presence/colours'
import { initials } from '@/lib/initials'

type Props = { userId: string; name: string }

export function PersonMark({ userId, name }: Props) {
  return (
    <span
      aria-hidden
      title={name}
      className="inline-grid size-6 shrink-0 place-items-center rounded-full border border-surface text-[0.625rem] leading-none font-semibold"
      style={{ background: colourOf(userId), color: ON_COLOUR }}
    >
      {initials(name)}
    </span>
  )
}
