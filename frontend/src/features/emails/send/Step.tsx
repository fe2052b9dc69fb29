/* One step of sending: a number, a heading and what there is to decide. */
import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Card } from '@/ui/Card'
import { cn } from '@/ui/class-names'

type Props = {
  number: number
  title: string
  /** A few words beside the heading. */
  hint?: string
  /** What is decided is complete. */
  done: boolean
  /** A button at the end of the heading. */
  action?: ReactNode
  children: ReactNode
}

export function Step({ number, title, hint, done, action, children }: Props) {
  const id = useId()
  return (
    <Card className="p-4">
      <section
        aria-labelledby={id}
        className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 gap-y-2.5"
      >
        <span
          aria-hidden
          className={cn(
            'grid size-7 place-items-center rounded-full text-sm font-semibold',
            done ? 'bg-success text-on-accent' : 'bg-accent text-on-accent',
          )}
        >
          {done ? <Check className="size-4" strokeWidth={2.5} /> : number}
        </span>
        <div className="flex min-h-7 flex-wrap items-center gap-x-2.5">
          <h3 id={id} className="text-base font-semibold">
            {title}
          </h3>
          {hint !== undefined && <span className="text-sm text-muted">{hint}</span>}
          {action !== undefined && <span className="ml-auto">{action}</span>}
        </div>
        <div className="col-span-2 min-w-0 @min-[30rem]:col-span-1 @min-[30rem]:col-start-2">
          {children}
        </div>
      </section>
    </Card>
  )
}
