/* A button in a row: an icon with a plain title instead of a tooltip of ours, as there may be 500 of them. */
import type { LucideIcon } from 'lucide-react'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'

type Props<R> = {
  icon: LucideIcon
  /** Its name, with that of the row: “Remove Ana Ruiz”. */
  label: string
  danger?: boolean
  row: R
  /** Undefined for members who may only look: they get no button. */
  onAct: ((row: R) => void) | undefined
}

export function RowAction<R>({ icon: Icon, label, danger = false, row, onAct }: Props<R>) {
  if (onAct === undefined) return null
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      title={label}
      className={cn('relative text-muted', danger && 'hover:text-danger')}
      onClick={(click) => {
        // The row around the button may open something.
        click.stopPropagation()
        onAct(row)
      }}
    >
      <Icon aria-hidden />
    </Button>
  )
}
