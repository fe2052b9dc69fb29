/* The text of a tooltip, by Radix: when it opens and closes, where it is, and Escape. */
import { Tooltip as Radix } from 'radix-ui'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

export type FloatingTextProps = {
  anchor: HTMLElement
  /** What asked for the text: it waits for a pointer to rest, and opens at once otherwise. */
  cause: 'pointer' | 'focus' | 'press'
  side: 'top' | 'right' | 'bottom' | 'left'
  /** The text becomes the description of the control while it is open. */
  describes: boolean
  onClosed: () => void
  children: ReactNode
}

const openDelayMs = 400
/** Right after one tooltip, the next one opens at once, as along a toolbar. */
const warmMs = 300

let lastClosed = -Infinity

export function FloatingText({
  anchor,
  cause,
  side,
  describes,
  onClosed,
  children,
}: FloatingTextProps) {
  const [open, setOpen] = useState(cause !== 'pointer')
  const [delay] = useState(() => (performance.now() - lastClosed < warmMs ? 0 : openDelayMs))
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          if (next) return
          lastClosed = performance.now()
          onClosed()
        }}
      >
        <Radix.Trigger asChild>
          <Control
            anchor={anchor}
            describes={describes}
            onLeave={() => {
              if (!open) onClosed()
            }}
          />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 flex max-w-64 animate-fade-in flex-wrap items-center gap-2 rounded-control bg-text px-2 py-1 text-xs text-bg shadow-float select-none"
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

type Listener = (event: Event) => void

/** What Radix gives to a trigger, and what is done with it. */
type ControlProps = {
  anchor: HTMLElement
  describes: boolean
  onLeave: () => void
  ref?: (element: HTMLElement | null) => void
  'aria-describedby'?: string
} & Partial<Record<(typeof listeners)[number][1], Listener>>

const listeners = [
  ['pointermove', 'onPointerMove'],
  ['pointerleave', 'onPointerLeave'],
  ['pointerdown', 'onPointerDown'],
  ['focus', 'onFocus'],
  ['blur', 'onBlur'],
  ['click', 'onClick'],
] as const

/** Makes a control that is already on the page the trigger, so that it is not replaced under pointer and focus. */
function Control(props: ControlProps) {
  const { anchor, describes, 'aria-describedby': textId } = props
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  useLayoutEffect(() => {
    latest.current.ref?.(anchor)
    const added = new AbortController()
    for (const [type, name] of listeners) {
      anchor.addEventListener(type, (event) => latest.current[name]?.(event), added)
    }
    anchor.addEventListener(
      'pointerleave',
      () => {
        latest.current.onLeave()
      },
      added,
    )
    return () => {
      added.abort()
    }
  }, [anchor])
  useEffect(() => {
    if (!describes || textId === undefined) return undefined
    anchor.setAttribute('aria-describedby', textId)
    return () => {
      anchor.removeAttribute('aria-describedby')
    }
  }, [anchor, describes, textId])
  return null
}
