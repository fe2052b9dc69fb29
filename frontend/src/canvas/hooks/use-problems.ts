/* What is wrong with the plan, looked for a moment after the last change: a check reads the whole plan. */
import { useEffect, useState } from 'react'

import type { ElementView, PlanProblem } from '@/plan/types'
import { useDesigner, usePlanState } from '@/canvas/context'

/** Milliseconds without a change. */
const REST = 400

/** From this many tables on, a room without an exit is a problem; before, it is a room that has just been begun. */
const TABLES_BEFORE_EXIT = 2

function worthSaying(
  problems: readonly PlanProblem[],
  elements: ReadonlyMap<string, ElementView>,
): readonly PlanProblem[] {
  const seated = [...elements.values()].filter(({ seats }) => seats.length > 0)
  if (seated.length >= TABLES_BEFORE_EXIT) return problems
  return problems.filter(({ kind }) => kind !== 'no-exit')
}

/** Returns the problems of the plan; undefined until it was looked at for the first time. */
export function useProblems(): readonly PlanProblem[] | undefined {
  const { plan } = useDesigner()
  const version = usePlanState((state) => state.version)
  const [problems, setProblems] = useState<readonly PlanProblem[]>()
  useEffect(() => {
    const timer = setTimeout(() => {
      const { elements } = plan.state.getState()
      setProblems(worthSaying(plan.session().problems(), elements))
    }, REST)
    return () => {
      clearTimeout(timer)
    }
  }, [plan, version])
  return problems
}
