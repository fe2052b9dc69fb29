/* A titled part of a panel that opens and closes. What is closed is not in the page. */
import { ChevronRight } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { writeStored, readStored } from '@/lib/browser-storage'

type Props = {
  title: ReactNode
  /** The name under which this browser remembers whether it is open; nothing is remembered without one. */
  name?: string
  initiallyOpen?: boolean
  /** A few words at the end of the title. */
  hint?: ReactNode
  level?: 2 | 3 | 4
  children: ReactNode
}

/** Renders the title as a button and, while open, what belongs to it. */
export function Disclosure({
  title,
  name,
  initiallyOpen = true,
  hint,
  level = 3,
  children,
}: Props) {
  const id = useId()
  const [open, setOpen] = useState(() => {
    const known = name === undefined ? null : readStored(`open.${name}`)
    return known === null ? initiallyOpen : known === 'yes'
  })
  const Heading = `h${level}` as const
  const toggle = () => {
    if (name !== undefined) writeStored(`open.${name}`, open ? 'no' : 'yes')
    setOpen(!open)
  }
  return (
    <section aria-labelledby={id} className="border-b border-border last:border-b-0">
      <Heading className="text-sm font-semibold">
        <button
          type="button"
          id={id}
          aria-expanded={open}
          onClick={toggle}
          className="flex min-h-10 w-full items-center gap-2 px-4 text-left transition-colors duration-120 hover:bg-surface-2 focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
        >
          <ChevronRight
            aria-hidden
            strokeWidth={1.75}
            className={`size-4 shrink-0 text-muted transition-transform duration-120 ${open ? 'rotate-90' : ''}`}
          />
          <span className="min-w-0 flex-1 truncate">{title}</span>
          {hint !== undefined && (
            <span className="shrink-0 text-xs font-normal text-muted tabular-nums">{hint}</span>
          )}
        </button>
      </Heading>
      {open && <div className="flex flex-col gap-4 px-4 pt-1 pb-5">{children}</div>}
    </section>
  )
}
