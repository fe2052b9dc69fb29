/* What is said when the server takes long to answer. */
import { useEffect, useState } from 'react'

/** After this long without an answer a person wonders whether anything happens. */
const slowAfterMs = 5000

/** Renders the text once waiting takes long; the live region is there before, so that it is read out. */
export function SlowNotice({ waiting, text }: { waiting: boolean; text: string }) {
  return (
    <p role="status" className="text-muted empty:hidden">
      {waiting && <AfterAWhile text={text} />}
    </p>
  )
}

function AfterAWhile({ text }: { text: string }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true)
    }, slowAfterMs)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return isSlow && text
}
