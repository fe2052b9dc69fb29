/* The room in Properties and Settings: its size and shape, its aisles, the grid. */
import type { Fields } from '@/canvas/capability'
import { ChosenAisle } from '@/features/designer/room/AisleFields'
import { GridFields } from '@/features/designer/room/GridFields'
import { VenueFields } from '@/features/designer/room/VenueFields'

export const roomFields = {
  room: [
    { title: 'Venue', name: 'venue', order: 10, Part: VenueFields },
    { title: 'Grid', name: 'grid', order: 30, Part: GridFields },
  ],
  chosen: { aisle: ChosenAisle },
} satisfies Partial<Fields>
