/* Ctrl+S and ⌘S save instead of storing the page. */
import { useEffect, useRef } from 'react'

/** Calls `save` for the key, also from inside the editor; undefined leaves the key to the browser. */
export function useSaveKey(save: (() => void) | undefined): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const listens = save !== undefined
  useEffect(() => {
    if (!listens) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!asked || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      latest.current?.()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [listens])
}
