/* Shown where the room cannot be drawn in three dimensions: why, and the way back to the drawing. */
import { Box } from 'lucide-react'

import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { useDesigner } from '@/canvas/context'
import { setMode } from '@/canvas/store/viewport'

/** WebGL is missing, or its context was lost. */
export type SceneProblem = 'missing' | 'lost'

const TEXT: Readonly<Record<SceneProblem, string>> = {
  missing:
    '3D needs WebGL, which this browser does not offer or has switched off. The drawing, the outline and all panels work without it.',
  lost: '3D needs WebGL, and the graphics card has just stopped it. Nothing of the plan is lost.',
}

export function SceneUnavailable({
  problem,
  onRetry,
}: {
  readonly problem: SceneProblem
  readonly onRetry: () => void
}) {
  const designer = useDesigner()
  return (
    <div role="status" className="grid h-full place-items-center">
      <EmptyState
        icon={Box}
        title="No 3D view here"
        text={TEXT[problem]}
        action={
          <>
            <Button
              variant="primary"
              onClick={() => {
                setMode(designer.view, '2d')
              }}
            >
              Back to 2D
            </Button>
            {problem === 'lost' && <Button onClick={onRetry}>Try again</Button>}
          </>
        }
      />
    </div>
  )
}
