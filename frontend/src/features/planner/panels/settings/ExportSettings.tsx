/* The plan as files: to be uploaded again, or to be looked at anywhere. */
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { download, downloadSvg } from '@/features/planner/actions/files'
import { useDesigner } from '@/features/planner/designer/context'

const FILES = [
  [download, 'Everything in the plan, to be uploaded here or into another event.'],
  [downloadSvg, 'A drawing to scale for any page or program, with the names of the tables.'],
] as const

export function ExportSettings() {
  const designer = useDesigner()
  return (
    <>
      {FILES.map(([action, text]) => (
        <div key={action.id}>
          <Button
            className="w-full justify-start"
            onClick={() => {
              action.run(designer)
            }}
          >
            <action.icon aria-hidden />
            {action.label}
          </Button>
          <p className="mt-1 text-xs text-muted">{text}</p>
        </div>
      ))}
      <div>
        <Link to={paths.exportPlans} className={buttonStyles({ className: 'w-full' })}>
          Export Plans
        </Link>
        <p className="mt-1 text-xs text-muted">
          The saved plan to scale as PDF, as picture (PNG) or for CAD (DXF), and all sheets.
        </p>
      </div>
    </>
  )
}
