/* What others do, over the plan: their selections and pointers. The plan below is not painted again for it. */
import { OtherPointer } from '@/canvas/presence/OtherPointer'
import { usePresence } from '@/canvas/presence/presence'
import { Selections } from '@/canvas/presence/Selections'

export function PresenceOverlay() {
  const others = usePresence((state) => state.others)
  // Its parts render with each movement of the camera.
  const hasMarks = usePresence((state) => state.marks.length > 0)
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
      {hasMarks && <Selections />}
      {others.map(
        (client) =>
          client.cursor !== null && (
            <OtherPointer key={client.clientId} client={client} at={client.cursor} />
          ),
      )}
    </div>
  )
}
