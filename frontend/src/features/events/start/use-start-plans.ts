/* The three plans for a wish, worked out one after the other, so that the page stays usable. */
import { useEffect, useState } from 'react'
import { newId } from '@/plan/ids'
import { loadPlanModule, type PlanModule } from '@/plan/session'
import type { StartPlan, StartWish } from '@/plan/types'

/** A plan with its picture. */
export type OfferedPlan = StartPlan & { svg: string }

export type Offer =
  | { state: 'looking' | 'ready'; plans: readonly OfferedPlan[] }
  | { state: 'failed'; retry: () => void }

/** Milliseconds without typing before plans are made. */
const pause = 350
const number = 3

/** Returns the plans that are known by now; the wish is compared by identity. */
export function useStartPlans(wish: StartWish): Offer {
  const [known, setKnown] = useState<{ wish: StartWish; offer: Offer }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const search = new AbortController()
    const tell = (offer: Offer) => {
      if (!search.signal.aborted) setKnown({ wish, offer })
    }
    const timer = setTimeout(() => {
      void look(wish, search.signal, tell).catch(() => {
        const retry = () => {
          setKnown(undefined)
          setAttempt((before) => before + 1)
        }
        tell({ state: 'failed', retry })
      })
    }, pause)
    return () => {
      search.abort()
      clearTimeout(timer)
    }
  }, [wish, attempt])
  return known?.wish === wish ? known.offer : { state: 'looking', plans: [] }
}

async function look(wish: StartWish, signal: AbortSignal, tell: (offer: Offer) => void) {
  const module = await loadPlanModule()
  const plans: OfferedPlan[] = []
  for (let index = 0; index < number; index += 1) {
    await nextTask()
    if (signal.aborted) return
    const plan = module.startPlan(wish, index, newId())
    if (plan !== undefined) plans.push({ ...plan, svg: drawn(module, plan.planJson) })
    tell({ state: index + 1 < number ? 'looking' : 'ready', plans: [...plans] })
  }
}

function drawn(module: PlanModule, planJson: string): string {
  const session = module.open(planJson)
  try {
    const dark = document.documentElement.dataset.theme === 'dark'
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(session.toSvg({ dark }))}`
  } finally {
    session.free()
  }
}

/** Lets the page draw and answer in between. */
function nextTask(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, 0)
  })
}
