/* The room and its grid: shown when nothing is selected. */
import { GridSettings } from '@/features/designer/settings/GridSettings'
import { VenueSettings } from '@/features/designer/settings/VenueSettings'

export function RoomFields() {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="text-base font-semibold">Room</h3>
        <p className="mt-0.5 text-xs text-muted">Select an object to see its properties.</p>
      </div>
      <VenueSettings />
      <GridSettings />
    </div>
  )
}
