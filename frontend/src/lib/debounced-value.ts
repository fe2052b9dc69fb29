/* A value that follows another one once that has rested. */
import { useEffect, useState } from 'react'

/** Returns the latest `value` that has not changed for some milliseconds. */
export function useDebouncedValue<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (settled === value) return undefined
    const timer = setTimeout(() => {
      setSettled(value)
    }, milliseconds)
    return () => {
      clearTimeout(timer)
    }
  }, [settled, value, milliseconds])
  return settled
}
