/* The answers day by day, as a line that adds up and bars per day. */
import type { AnswerDay } from '@/api/answers'

/** One day of the chart. */
export type ChartDay = { date: string; perDay: number; total: number }

/** Days and answers under which numbers tell more than a chart. */
const fewDays = 3
const fewAnswers = 5

/** Returns whether numbers tell more than bars. */
export function isFew(answers: number): boolean {
  return answers < fewAnswers
}

/** Returns whether the days are worth a chart. */
export function isChart(days: readonly ChartDay[]): boolean {
  return days.length >= fewDays && !isFew(days.at(-1)?.total ?? 0)
}

/** Adds the days up; days without answers between the first and the last are there with 0. */
export function chartDays(days: readonly AnswerDay[]): ChartDay[] {
  const counts = new Map(
    days.map(({ date, attending, declined, maybe }) => [date, attending + declined + maybe]),
  )
  const dates = [...counts.keys()].sort()
  const [first] = dates
  const last = dates.at(-1)
  if (first === undefined || last === undefined) return []
  const chart: ChartDay[] = []
  let total = 0
  for (
    let date: string | undefined = first;
    date !== undefined && date <= last;
    date = dayAfter(date)
  ) {
    const perDay = counts.get(date) ?? 0
    total += perDay
    chart.push({ date, perDay, total })
  }
  return chart
}

function dayAfter(date: string): string | undefined {
  const noon = Date.parse(`${date}T12:00:00Z`)
  return Number.isNaN(noon) ? undefined : new Date(noon + 86_400_000).toISOString().slice(0, 10)
}

/** Returns round values for the lines of the chart, from 0 to at least `most`. */
export function scaleOf(most: number): number[] {
  const rough = Math.max(most, 4) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough
  const lines = Math.ceil(Math.max(most, 1) / step)
  return Array.from({ length: lines + 1 }, (_, index) => index * step)
}
