/* After auto-assign: the same report as in guest management, over the plan. Fetched when it is shown. */
import { loadable } from '@/ui/loadable'
import { useDesigner, useView } from '@/features/planner/designer/context'
import { usePlanFocusAfter } from '@/features/planner/hooks/use-plan-focus-after'

const unseatedReport = loadable(
  async () => (await import('@/guests/UnseatedDialog')).UnseatedDialog,
  { floating: true },
)

export function GuestReports() {
  const designer = useDesigner()
  const report = useView((state) => state.guestReport)
  usePlanFocusAfter(report !== undefined)
  const close = (): void => {
    designer.view.setState({ guestReport: undefined })
  }
  return report !== undefined && <unseatedReport.Part unseated={report.unseated} onClose={close} />
}
