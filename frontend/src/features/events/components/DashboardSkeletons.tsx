/* Placeholders with the geometry of the dashboard, shown while its events load. */
import { Card } from '@/ui/Card'
import { Skeleton } from '@/ui/Skeleton'

/** Placeholder of the overview: the event with its room, the figures, the checklist and the plan. */
export function OverviewSkeleton() {
  return (
    <div
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-6"
      aria-hidden
    >
      <Skeleton className="h-96 rounded-card lg:col-span-2" />
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-3 lg:gap-4 xl:grid-cols-4">
          {[0, 1, 2, 3].map((tile) => (
            <Skeleton key={tile} className="h-[85px] rounded-card" />
          ))}
        </div>
        <Skeleton className="h-80 rounded-card" />
      </div>
      <Card className="overflow-hidden">
        <div className="flex flex-col gap-2 px-5 pt-5 pb-4">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-28" />
        </div>
        <Skeleton className="aspect-4/3 rounded-none" />
      </Card>
    </div>
  )
}

/** Placeholder of the list: its tools, its headings and five rows. */
export function ListSkeleton() {
  return (
    <Card className="overflow-hidden" aria-hidden>
      <div className="flex items-center gap-2 border-b border-border p-4">
        <Skeleton className="h-9 w-80 max-w-[60%]" />
        <Skeleton className="h-9 w-24" />
      </div>
      <div className="h-10 border-b border-border" />
      {[0, 1, 2, 3, 4].map((row) => (
        <div
          key={row}
          className="flex h-14 items-center gap-4 border-b border-border px-5 last:border-0"
        >
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-5 w-1/5" />
          <Skeleton className="h-5 w-1/6" />
        </div>
      ))}
    </Card>
  )
}
