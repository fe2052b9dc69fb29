/* After an import or auto-assign: the same reports as in guest management, over the plan. Fetched when one is shown. */
import { loadable } from '@/ui/loadable'
import { useDesigner, useView } from '@/features/planner/designer/context'
import { usePlanFocusAfter } from '@/features/planner/hooks/use-plan-focus-after'

const importReport = loadable(
  async () => (await import('@/guests/ImportResultDialog')).ImportResultDialog,
  { floating: true },
)
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
  switch (report?.kind) {
    case undefined:
      return null
    case 'import':
      return <importReport.Part result={report.result} onClose={close} />
    case 'unseated':
      return <unseatedReport.Part unseated={report.unseated} onClose={close} />
  }
}
