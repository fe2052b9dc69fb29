/* What can be done with the selected rows of a list, at the bottom of the window while there are any. */
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'

type Props = {
  count: number
  onClear: () => void
  /** The actions, as `SelectionAction`. */
  children: ReactNode
}

/** The number is read out when it changes. Renders no bar while nothing is selected. */
export function SelectionBar({ count, onClear, children }: Props) {
  return (
    <>
      <p role="status" className="sr-only">
        {count === 0 ? '' : `${String(count)} selected`}
      </p>
      {count > 0 && (
        <div
          role="group"
          aria-label="Selection"
          data-bottom-bar
          className="sticky bottom-3 z-20 mx-auto flex w-fit flex-wrap max-w-full items-center rounded-card border border-border bg-surface py-2 pr-2 pl-4 shadow-float"
        >
          <span aria-hidden className="mr-1 text-sm font-medium whitespace-nowrap tabular-nums">
            {count} selected
          </span>
          {children}
          <IconButton label="Clear selection" onClick={onClear}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </>
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
