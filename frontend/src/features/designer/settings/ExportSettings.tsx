/* The way to the files of the plan, where the specification has it among the settings. */
import { Button } from '@/ui/Button'
import { useAction, useDesigner } from '@/canvas/context'

export function ExportSettings() {
  const designer = useDesigner()
  const downloads = useAction('downloads')
  return (
    <div>
      <Button
        className="w-full justify-start"
        onClick={() => {
          downloads.run(designer)
        }}
      >
        <downloads.icon aria-hidden />
        {downloads.label}
      </Button>
      <p className="mt-1 text-xs text-muted">
        As a file for another event, a PDF, a picture, a drawing for CAD, or as sheets and lists.
      </p>
    </div>
  )
}
