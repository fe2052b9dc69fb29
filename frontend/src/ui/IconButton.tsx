/* A button that shows only an icon; its name is spoken and shown as a tooltip. */
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '@/ui/Button'
import { Tooltip } from '@/ui/Tooltip'

/** Props of a button, with the icon as children and a name that is always required. */
type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label'> & {
  label: string
  children: ReactNode
  shortcut?: string
  /** Why it can do nothing now: it stays within reach of keyboard and pointer, and says so. */
  inactive?: string | undefined
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left'
}

/** Renders an icon button with a tooltip. */
export function IconButton({
  label,
  children,
  shortcut,
  inactive,
  tooltipSide = 'bottom',
  variant = 'ghost',
  size = 'icon',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} shortcut={shortcut} inactive={inactive} side={tooltipSide}>
      <Button variant={variant} size={size} aria-label={label} {...rest}>
        {children}
      </Button>
    </Tooltip>
  )
}
