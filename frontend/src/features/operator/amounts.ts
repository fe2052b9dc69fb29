/* Bytes and durations in words. */
import { count, countNoun } from '@/lib/words'

const units = ['KB', 'MB', 'GB', 'TB'] as const

/** “812 MB”, “1.4 GB”: steps of 1,024, as the limits of the server have them. */
export function bytesInWords(bytes: number): string {
  if (bytes < 1024) return `${count(bytes)} bytes`
  let value = bytes
  let unit: (typeof units)[number] = 'KB'
  for (const next of units) {
    unit = next
    value /= 1024
    if (value < 1024) break
  }
  return `${count(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${unit}`
}

const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** “3 days 4 hours”; “less than a minute”. */
export function durationInWords(seconds: number): string {
  const at = steps.findIndex(([, size]) => seconds >= size)
  const [first, second] = [steps[at], steps[at + 1]]
  if (first === undefined) return 'less than a minute'
  const whole = countNoun(Math.floor(seconds / first[1]), first[0])
  const rest = second === undefined ? 0 : Math.floor((seconds % first[1]) / second[1])
  return second === undefined || rest === 0 ? whole : `${whole} ${countNoun(rest, second[0])}`
}
