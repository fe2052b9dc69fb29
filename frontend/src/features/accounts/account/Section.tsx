/* One part of the account page: what it is on the left, the form on the right; one below the other on a phone. */
import { useId, type ReactNode } from 'react'
import { Card } from '@/ui/Card'

type Props = { title: string; text: ReactNode; children: ReactNode }

/** Renders the part as a region with its title. */
export function Section({ title, text, children }: Props) {
  const id = useId()
  return (
    <Card>
      <section
        aria-labelledby={id}
        className="grid gap-x-8 gap-y-4 p-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:p-6"
      >
        <div>
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          <div className="mt-1 text-sm break-words text-muted">{text}</div>
        </div>
        <div className="min-w-0">{children}</div>
      </section>
    </Card>
  )
}
