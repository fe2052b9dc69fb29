/* The step of a wizard in the address (`?step=columns`), so that Back and a reload keep it. */
import { useSearchParams } from 'react-router-dom'

const name = 'step'

/** Opens a step; with `replace` the Back button does not return to the present one. */
type OpenStep = (step: string, options?: { replace: boolean }) => void

/** Returns the step in the address, or undefined, and a function that opens another one. */
export function useStepInAddress(): [string | undefined, OpenStep] {
  const [params, setParams] = useSearchParams()
  const open: OpenStep = (step, { replace } = { replace: false }) => {
    setParams(
      (present) => {
        const next = new URLSearchParams(present)
        next.set(name, step)
        return next
      },
      { replace, preventScrollReset: true },
    )
  }
  return [params.get(name) ?? undefined, open]
}
