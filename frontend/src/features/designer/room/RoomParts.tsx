/* Shape of the room and aisles, as Settings and Properties show them under the size. */
import { Aisles } from '@/features/designer/room/Aisles'
import { RoomShape } from '@/features/designer/room/RoomShape'

export function RoomParts() {
  return (
    <>
      <RoomShape />
      <Aisles />
    </>
  )
}
