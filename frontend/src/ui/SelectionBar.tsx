/*
 * What can be done with the selected rows of a list, at the bottom of the window while there are any. Where the list is
 * too narrow for one line, a button opens most of the actions.
 */
import { ChevronUp, X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { count as inWords } from '@/lib/words'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/IconButton'

type Props = {
  count: number
  onClear: () => void
  /** The actions, as `SelectionAction`. */
  children: ReactNode
  /** Further actions in front of them; they fold into “More” where there is little room. */
  more?: ReactNode
}

/** The number is read out when it changes. Renders no bar while nothing is selected. */
export function SelectionBar({ count, onClear, children, more }: Props) {
  const text = `${inWords(count)} selected`
  return (
    <>
      <p role="status" className="sr-only">
        {count === 0 ? '' : text}
      </p>
      {count > 0 && (
        <div className="pointer-events-none @container sticky bottom-3 z-20">
          <div
            role="group"
            aria-label="Selection"
            data-bottom-bar
            className="pointer-events-auto mx-auto flex w-fit max-w-full flex-wrap items-center rounded-card border-2 border-accent bg-surface py-1.5 pr-2 pl-2.5 shadow-float"
          >
            <span
              aria-hidden
              className="mr-1 rounded-full bg-accent px-2.5 py-1 text-sm font-medium whitespace-nowrap text-on-accent tabular-nums"
            >
              {text}
            </span>
            {more !== undefined && <More>{more}</More>}
            {children}
            <IconButton label="Clear selection" onClick={onClear}>
              <X aria-hidden />
            </IconButton>
          </div>
        </div>
      )}
    </>
  )
}

/** The same buttons in the bar or, where it is narrow, in a list above the button that opens it. */
function More({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const list = useId()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    if (!open) return
    setOpen(false)
    // The closed list is not shown: a dialog gives the focus back to the button.
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    close()
  }
  return (
    <div
      role="presentation"
      className="relative"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next !== null && !event.currentTarget.contains(next)) setOpen(false)
      }}
    >
      <Button
        ref={button}
        size="sm"
        variant="ghost"
        className="@min-[60rem]:hidden"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => {
          setOpen(!open)
        }}
      >
        More
        <ChevronUp aria-hidden />
      </Button>
      <div
        id={list}
        role="presentation"
        onClick={close}
        className={cn(
          'flex @max-[60rem]:absolute @max-[60rem]:bottom-full @max-[60rem]:mb-3 @max-[60rem]:flex-col @max-[60rem]:rounded-card @max-[60rem]:border @max-[60rem]:border-border @max-[60rem]:bg-surface @max-[60rem]:p-1 @max-[60rem]:shadow-float @max-[60rem]:*:justify-start',
          !open && '@max-[60rem]:hidden',
        )}
      >
        {children}
      </div>
    </div>
  )
}

type ActionProps = {
  onClick: () => void
  pending?: boolean
  danger?: boolean
  children: ReactNode
}

export function SelectionAction({ danger = false, pending = false, ...rest }: ActionProps) {
  return (
    <Button size="sm" variant={danger ? 'danger-ghost' : 'ghost'} pending={pending} {...rest} />
  )
}
