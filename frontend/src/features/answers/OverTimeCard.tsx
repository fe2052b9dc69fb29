/* How the answers came in: a chart once there are enough, and always a table of the same numbers. */
import { useMemo } from 'react'
import type { AnswerDay } from '@/api/answers'
import { AnswerChart } from '@/features/answers/AnswerChart'
import { chartDays, isChart, type ChartDay } from '@/features/answers/over-time'
import { shortDate } from '@/lib/dates'
import { count, countNoun } from '@/lib/words'
import { Card, CardHeader } from '@/ui/Card'

export function OverTimeCard({ days }: { days: readonly AnswerDay[] }) {
  const chart = useMemo(() => chartDays(days), [days])
  const total = chart.at(-1)?.total ?? 0
  const answered = chart.filter(({ perDay }) => perDay > 0)
  return (
    <Card>
      <CardHeader title="Answers over time" text={`${countNoun(total, 'guest')} answered`} />
      <div className="px-5 pb-5">
        {isChart(chart) ? (
          <>
            <AnswerChart days={chart} />
            <DayTable days={answered} className="sr-only" />
          </>
        ) : answered.length === 0 ? (
          <p className="text-sm text-muted">No guest has answered through the form.</p>
        ) : (
          <DayTable days={answered} className="w-full text-left text-sm tabular-nums" />
        )}
      </div>
    </Card>
  )
}

function DayTable({ days, className }: { days: readonly ChartDay[]; className: string }) {
  return (
    <table className={className}>
      <caption className="sr-only">Answers per day</caption>
      <thead>
        <tr className="border-b border-border text-muted">
          <th scope="col" className="py-1.5 font-medium">
            Day
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Answers
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, perDay, total }) => (
          <tr key={date}>
            <th scope="row" className="py-1.5 font-normal">
              {dayText(date)}
            </th>
            <td className="py-1.5 text-right">{count(perDay)}</td>
            <td className="py-1.5 text-right">{count(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The day is one of the event's zone already. */
function dayText(date: string): string {
  return shortDate({ date: `${date}T12:00:00Z`, zone: 'UTC' })
}
