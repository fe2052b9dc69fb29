/* A short text beside a control, on hover and on focus. It repeats a name, it never carries the only copy. */
import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** Must stand once above every tooltip; the shell does that. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  )
}

type Props = {
  text: string
  shortcut?: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactElement
}

/** Shows `text` (and a key hint) beside its only child. */
export function Tooltip({ text, shortcut, side = 'bottom', children }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 flex max-w-64 animate-fade-in items-center gap-2 rounded-control bg-text px-2 py-1 text-xs text-bg shadow-float"
        >
          {text}
          {shortcut !== undefined && <kbd className="font-sans opacity-75">{shortcut}</kbd>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
