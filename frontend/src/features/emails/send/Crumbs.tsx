/* Where the steps and the progress of sending are: below the templates. The heading has the focus first. */
import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTemplatesView } from '@/features/emails/templates-view'
import { Button } from '@/ui/Button'

/** Renders the way back and the heading. */
export function Crumbs({ title }: { title: string }) {
  const [, open] = useTemplatesView()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What was pressed to get here is gone.
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm">
      <Button
        variant="link"
        className="pointer-coarse:min-h-11"
        onClick={() => {
          open({ view: 'list' })
        }}
      >
        Email Templates
      </Button>
      <ChevronRight aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
      <h2
        ref={heading}
        tabIndex={-1}
        className="min-w-0 font-semibold wrap-anywhere focus:outline-none"
      >
        {title}
      </h2>
    </div>
  )
}
