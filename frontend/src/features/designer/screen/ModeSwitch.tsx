/* The switch between drawing and room, as two buttons of which one is pressed. */
import { Button } from '@/ui/Button'
import { showMode } from '@/canvas/actions/toggle-3d'
import { useDesigner, useView } from '@/canvas/context'

const MODES = [
  { mode: '2d', label: '2D' },
  { mode: '3d', label: '3D' },
] as const

export function ModeSwitch() {
  const designer = useDesigner()
  const shown = useView((state) => state.mode)
  return (
    <div role="group" aria-label="Drawing or 3D view" className="flex items-center gap-0.5">
      {MODES.map(({ mode, label }) => (
        <Button
          key={mode}
          variant="ghost"
          size="sm"
          aria-pressed={shown === mode}
          className="px-2 aria-pressed:bg-accent-soft aria-pressed:text-accent"
          onClick={() => {
            showMode(designer, mode)
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
