/* The step of a wizard in the address (`?step=columns`), so that Back and a reload keep it. */
import { useSearchParams } from 'react-router-dom'

const name = 'step'

/** Returns the step in the address, or undefined, and a function that opens another one. */
export function useStepInAddress(): [string | undefined, (step: string) => void] {
  const [params, setParams] = useSearchParams()
  const open = (step: string) => {
    setParams(
      (present) => {
        const next = new URLSearchParams(present)
        next.set(name, step)
        return next
      },
      { preventScrollReset: true },
    )
  }
  return [params.get(name) ?? undefined, open]
}
