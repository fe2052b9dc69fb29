/* Places to look from, and zoom, as buttons over the view. */
import { Button } from '@/ui/Button'
import type { Preset } from '@/features/designer/view3d/orbit'
import type { RoomScene } from '@/features/designer/view3d/room-scene'

const VIEWPOINTS: readonly { readonly preset: Preset; readonly label: string }[] = [
  { preset: 'top', label: 'Top' },
  { preset: 'front', label: 'Front' },
  { preset: 'corner', label: 'Corner' },
]

export function Viewpoints({ scene }: { readonly scene: RoomScene }) {
  return (
    <div
      role="toolbar"
      aria-label="Look from"
      className="absolute top-3 right-3 flex gap-0.5 rounded-card border border-border bg-surface/95 p-1 shadow-float"
    >
      {VIEWPOINTS.map(({ preset, label }) => (
        <Button
          key={preset}
          variant="ghost"
          size="sm"
          onClick={() => {
            scene.show(preset)
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
