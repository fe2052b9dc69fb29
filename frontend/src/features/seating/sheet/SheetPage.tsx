/* What the sheet of guests shows while it is open. */
import { useMemo } from 'react'

import { RememberStepContext } from '@/guests/remember-step'
import { loadable } from '@/ui/loadable'
import type { SheetSubject } from '@/features/seating/sheet/use-sheet-subject'
import { useDesigner } from '@/canvas/context'
import { seatingPorts } from '@/canvas/edits/seating-ports'

const guests = loadable(
  async () => (await import('@/features/seating/attendees/AttendeesPanel')).AttendeesPanel,
)
const wishes = loadable(async () => (await import('@/features/seating/WishesPanel')).WishesPanel)
const table = loadable(async () => (await import('@/features/seating/TableCard')).TableCard)
const chair = loadable(async () => (await import('@/features/seating/ChairDetails')).ChairDetails)

interface Props {
  readonly subject: SheetSubject
  readonly showsWishes: boolean
  readonly onWishes: () => void
}

export function SheetPage(props: Props) {
  const designer = useDesigner()
  const remember = useMemo(() => seatingPorts(designer).remember, [designer])
  return (
    <RememberStepContext value={remember}>
      <Page {...props} />
    </RememberStepContext>
  )
}

function Page({ subject, showsWishes, onWishes }: Props) {
  if (subject.seat !== undefined) return <chair.Part />
  if (subject.table !== undefined) {
    return <table.Part key={subject.table.id} table={subject.table} />
  }
  return showsWishes ? <wishes.Part /> : <guests.Part onWishes={onWishes} />
}
