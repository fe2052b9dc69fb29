/* Lengths and times as guests read them. */
import type { ResultTexts } from '@/features/seat-finder/result/texts'
import { localeOf, type Language } from '@/lib/language'

/** “14”, or “4.5” below ten metres. */
export function metresText(metres: number, language: Language): string {
  const digits = metres < 9.95 ? 1 : 0
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: digits }).format(metres)
}

/** “about 12 s”, or minutes from one and a half on. */
export function walkTime(minutes: number, texts: ResultTexts, language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 })
  return minutes < 1.5
    ? texts.seconds(format.format(Math.max(1, Math.round(minutes * 60))))
    : texts.minutes(format.format(minutes))
}

/** “0.5 min” */
export function exactMinutes(minutes: number, texts: ResultTexts, language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return texts.minutesExactly(format.format(Math.max(0.1, minutes)))
}

/** A whole number. */
export function countText(count: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language)).format(count)
}
