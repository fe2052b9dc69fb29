/* The operator's page. For everyone else there is nothing at its address. */
import { useUser } from '@/api/auth'
import { InShellContext } from '@/app/in-shell'
import { NotFoundPage } from '@/app/NotFoundPage'
import { OperatorPage } from '@/features/operator/OperatorPage'

/** Renders the page. */
export function OperatorScreen() {
  if (useUser().data?.isOperator === true) return <OperatorPage />
  return (
    <InShellContext value>
      <NotFoundPage />
    </InShellContext>
  )
}
