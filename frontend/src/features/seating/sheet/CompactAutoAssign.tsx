/* Auto-assign over the plan on a small screen. */
import { loadable } from '@/ui/loadable'
import { useDesigner, useSeating, useEditingSession } from '@/canvas/context'
import { setAutoAssign } from '@/canvas/store/surface'

const dialog = loadable(
  async () => (await import('@/guests/assign/AutoAssignDialog')).AutoAssignDialog,
  { floating: true },
)

export function CompactAutoAssign() {
  const { sync, seats, view } = useDesigner()
  const eventId = useEditingSession((state) => state.eventId)
  const guests = useSeating((state) => state.guests)
  return (
    <dialog.Part
      {...{ eventId, guests }}
      seating={seats}
      savePlan={() => sync.flush()}
      onClose={() => {
        setAutoAssign(view, false)
      }}
    />
  )
}
