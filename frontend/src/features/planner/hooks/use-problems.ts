/* What is wrong with the plan, looked for a moment after the last change: a check reads the whole plan. */
import { useEffect, useState } from 'react'

import type { PlanProblem } from '@/plan/types'
import { useDesigner, usePlanState } from '@/features/planner/designer/context'

/** Milliseconds without a change. */
const REST = 400

/** Returns the problems of the plan; undefined until it was looked at for the first time. */
export function useProblems(): readonly PlanProblem[] | undefined {
  const { plan } = useDesigner()
  const version = usePlanState((state) => state.version)
  const [problems, setProblems] = useState<readonly PlanProblem[]>()
  useEffect(() => {
    const timer = setTimeout(() => {
      setProblems(plan.session().problems())
    }, REST)
    return () => {
      clearTimeout(timer)
    }
  }, [plan, version])
  return problems
}
