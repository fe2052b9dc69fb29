/* The room of a plan in perspective, as the cover of its event. Loads the WebAssembly plan on first use. */
import { useEffect, useState } from 'react'
import { useDark } from '@/lib/dark'
import { loadPlanModule } from '@/plan/session'

type Props = {
  /** The `plan` of a floor-plan answer. */
  readonly plan: unknown
  readonly taken: readonly string[]
  /** The picture in words. */
  readonly label: string
  readonly className?: string
}

/** Draws the room; nothing until it is drawn. */
export function PlanCover({ plan, taken, label, className }: Props) {
  const dark = useDark()
  const [address, setAddress] = useState<string>()
  const seats = taken.join(' ')
  useEffect(() => {
    let wanted = true
    let made: string | undefined
    const draw = async () => {
      const module = await loadPlanModule()
      if (!wanted) return
      const session = module.open(JSON.stringify(plan))
      try {
        const svg = session.cover(seats === '' ? [] : seats.split(' '), dark)
        made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
        setAddress(made)
      } finally {
        session.free()
      }
    }
    draw().catch(() => {
      // The plain cover stays: a picture that cannot be drawn is not worth an error on the page.
    })
    return () => {
      wanted = false
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [plan, seats, dark])
  return address === undefined ? null : <img src={address} alt={label} className={className} />
}
