/* The colour of a chair's cushion: taken, reserved, sold or free. */
import type { Seating } from '@/guests/seating'
import type { SeatPaint } from '@/features/designer/view3d/mesh-plan'

export function seatPaintOf(seating: Seating): SeatPaint {
  return ({ seat, status }) => {
    if (seating.bySeat.has(seat)) return 'chair-assigned'
    switch (status ?? 'available') {
      case 'reserved':
        return 'chair-reserved'
      case 'sold':
        return 'chair-free-stroke'
      case 'available':
        return 'solid-cushion'
    }
  }
}
