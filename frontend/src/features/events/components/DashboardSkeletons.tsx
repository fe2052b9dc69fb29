/* The shapes of the dashboard while its events are on their way, in the geometry of what will stand there. */
import { Card } from '@/ui/Card'
import { Skeleton } from '@/ui/Skeleton'

/** Stands in for the overview: facts and figures on one side, the plan on the other. */
export function OverviewSkeleton() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2" aria-hidden>
      <div className="flex flex-col gap-4">
        <Card className="flex flex-col gap-3 p-6">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="mt-2 h-5 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-4 h-9 w-full" />
        </Card>
        <div className="grid grid-cols-2 gap-3 lg:gap-4">
          {[0, 1, 2, 3].map((tile) => (
            <Skeleton key={tile} className="h-[85px] rounded-card" />
          ))}
        </div>
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

/** Stands in for the list: its tools, its headings and five rows. */
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
