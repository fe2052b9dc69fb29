/* How a ghost is set down, below the tiles for as long as there is one. */
import { Button } from '@/ui/Button'
import { objectInHand } from '@/canvas/placing/place'
import { useDesigner, useInteraction } from '@/canvas/context'
import { announce } from '@/canvas/text/messages'

export function PlacingNote() {
  const designer = useDesigner()
  const placing = useInteraction((active) => objectInHand(active) !== undefined)
  if (!placing) return null
  return (
    <div className="mx-3 my-3 flex shrink-0 items-center gap-3 rounded-control bg-accent-soft py-2 pr-2 pl-3 text-xs text-text">
      <p className="min-w-0 flex-1 not-pointer-coarse:hidden">Tap in the room to place it.</p>
      <p className="min-w-0 pointer-coarse:hidden">
        Click in the room to place it, or move it with the arrow keys and press Enter. Shift keeps
        the tool, Esc cancels.
      </p>
      <Button
        size="sm"
        onClick={() => {
          designer.dispatch({ kind: 'cancel' })
          designer.announcer.say(announce.cancelled)
        }}
      >
        Cancel
      </Button>
    </div>
  )
}
