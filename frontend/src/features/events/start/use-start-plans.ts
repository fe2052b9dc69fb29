/* Computes the three plans for a wish, one after the other, in the background. */
import { useEffect, useState } from 'react'
import { computeLayoutInWorker } from '@/plan/layouts/in-worker'
import type { OfferedPlan } from '@/plan/layouts/tasks'
import { loadPlanModule } from '@/plan/session'
import type { StartWish } from '@/plan/types'

type StartPlanOffer =
  | { state: 'looking' | 'ready'; plans: readonly OfferedPlan[] }
  | { state: 'failed'; retry: () => void }

/** Milliseconds without typing before plans are made. */
const pause = 350
const number = 3

/** Returns the plans computed so far; the wish is compared by identity. */
export function useStartPlans(wish: StartWish): StartPlanOffer {
  const [known, setKnown] = useState<{ wish: StartWish; offer: StartPlanOffer }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const search = new AbortController()
    const tell = (offer: StartPlanOffer) => {
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

async function look(wish: StartWish, signal: AbortSignal, tell: (offer: StartPlanOffer) => void) {
  const plans: OfferedPlan[] = []
  const dark = document.documentElement.dataset.theme === 'dark'
  for (let index = 0; index < number; index += 1) {
    const task = { kind: 'start', wish, number: index, dark } as const
    const { result } = await computeLayoutInWorker(task, signal, loadPlanModule)
    if (result !== undefined) plans.push(result)
    tell({ state: index + 1 < number ? 'looking' : 'ready', plans: [...plans] })
  }
}
