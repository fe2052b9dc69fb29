/* A text that people are typing, once they have paused. */
import { useEffect, useState } from 'react'

import { useDesigner } from '@/canvas/context'

/** Milliseconds without a key after which a word is searched for. */
const PAUSE = 250

export function useDebouncedQuery(text: string): string {
  const designer = useDesigner()
  const [settled, setSettled] = useState(text)
  useEffect(
    () =>
      designer.ports.after(PAUSE, () => {
        setSettled(text)
      }),
    [designer, text],
  )
  return settled
}
