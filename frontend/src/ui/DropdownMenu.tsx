/* A menu that opens from a button. Arrow keys, type-ahead and Escape come with it. */
import { DropdownMenu as Radix } from 'radix-ui'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '@/ui/class-names'
import type { Popup } from '@/ui/PopupButton'

export const DropdownMenu = Radix.Root
export const DropdownMenuTrigger = Radix.Trigger
export const DropdownMenuRadioGroup = Radix.RadioGroup

const itemStyles =
  'flex min-h-8 cursor-default items-center gap-2 rounded-control kit:px-2 py-1.5 text-sm outline-none select-none data-[disabled]:opacity-50 data-[highlighted]:bg-surface-2 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]'

/** Inside the main region rather than beside all landmarks; undefined, which is the body, on pages without one. */
function landmark(): HTMLElement | undefined {
  return document.getElementById('main') ?? undefined
}

/** The floating panel. */
export function DropdownMenuContent({
  className,
  sideOffset = 6,
  align = 'end',
  ...rest
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal container={landmark()}>
      <Radix.Content
        sideOffset={sideOffset}
        align={align}
        collisionPadding={8}
        className={cn(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) kit:min-w-48 animate-pop-in overflow-y-auto rounded-card border border-border bg-surface p-1 shadow-float',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  )
}

/** One command. */
export function DropdownMenuItem({
  className,
  danger = false,
  ...rest
}: ComponentProps<typeof Radix.Item> & { danger?: boolean }) {
  return (
    <Radix.Item
      className={cn(itemStyles, danger ? 'text-danger' : '[&_svg]:text-muted', className)}
      {...rest}
    />
  )
}

/** One of several choices; the chosen one carries a dot. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(itemStyles, 'pl-7 [&_svg]:text-muted', className)} {...rest}>
      <Radix.ItemIndicator className="absolute left-4 size-1.5 rounded-full bg-accent" />
      {children}
    </Radix.RadioItem>
  )
}

/** A heading inside the menu. */
export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-2 pt-2 pb-1 text-xs text-muted', className)} {...rest} />
}

/** A line between groups. */
export function DropdownMenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-border" />
}

/** A menu that a `PopupButton` opened: it appears at the button and gives the focus back to it. */
export function PopupMenu({
  popup: { buttonId, byKeyboard, onClose },
  children,
  ...content
}: ComponentProps<typeof Radix.Content> & { popup: Popup; children: ReactNode }) {
  return (
    <Radix.Root
      open
      modal={false}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Radix.Trigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </Radix.Trigger>
      <DropdownMenuContent
        aria-labelledby={buttonId}
        // The button closes by itself.
        onInteractOutside={(event) => {
          const { target } = event
          const button = document.getElementById(buttonId)
          if (target instanceof Node && button?.contains(target) === true) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          document.getElementById(buttonId)?.focus()
        }}
        {...content}
      >
        {children}
        {byKeyboard && <FirstEntryFocus />}
      </DropdownMenuContent>
    </Radix.Root>
  )
}

// The menu itself would take the focus: it was not there yet when the key was pressed.
function FirstEntryFocus() {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const first = here.current?.parentElement?.querySelector('[role^="menuitem"]')
    if (first instanceof HTMLElement) first.focus()
  }, [])
  return <span ref={here} hidden />
}
