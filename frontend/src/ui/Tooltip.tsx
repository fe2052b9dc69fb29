/* A short text beside a control, on hover and on focus. It repeats a name, it never carries the only copy. */
import {
  cloneElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type DOMAttributes,
  type ReactElement,
} from 'react'
import { createPortal } from 'react-dom'

type Side = 'top' | 'right' | 'bottom' | 'left'

type Handlers = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur'
>

type Props = {
  text: string
  shortcut?: string
  /** A second line, as why the control can do nothing now. */
  note?: string | undefined
  side?: Side
  children: ReactElement<Handlers>
}

const openDelayMs = 400
const closeDelayMs = 120
/** Right after one tooltip, the next one opens at once. */
const warmMs = 300

let lastClosed = 0

/** Shows `text` (and a key hint) beside its only child. */
export function Tooltip({ text, shortcut, note, side = 'bottom', children }: Props) {
  const [anchor, setAnchor] = useState<Element>()
  const timer = useRef(0)
  useEffect(
    () => () => {
      window.clearTimeout(timer.current)
    },
    [],
  )

  const after = (milliseconds: number, next: Element | undefined) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      setAnchor(next)
    }, milliseconds)
  }
  const hide = () => {
    window.clearTimeout(timer.current)
    setAnchor(undefined)
  }
  const own = children.props
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: (event) => {
          own.onPointerEnter?.(event)
          if (event.pointerType === 'touch') return
          after(event.timeStamp - lastClosed < warmMs ? 0 : openDelayMs, event.currentTarget)
        },
        onPointerLeave: (event) => {
          own.onPointerLeave?.(event)
          after(closeDelayMs, undefined)
        },
        onPointerDown: (event) => {
          own.onPointerDown?.(event)
          hide()
        },
        onFocus: (event) => {
          own.onFocus?.(event)
          if (event.currentTarget.matches(':focus-visible')) after(0, event.currentTarget)
        },
        onBlur: (event) => {
          own.onBlur?.(event)
          hide()
        },
      })}
      {anchor !== undefined && (
        <Bubble
          anchor={anchor}
          side={side}
          text={text}
          shortcut={shortcut}
          note={note}
          onEnter={() => {
            window.clearTimeout(timer.current)
          }}
          onLeave={() => {
            after(closeDelayMs, undefined)
          }}
          onHide={hide}
        />
      )}
    </>
  )
}

type BubbleProps = {
  anchor: Element
  side: Side
  text: string
  shortcut: string | undefined
  note: string | undefined
  onEnter: () => void
  onLeave: () => void
  onHide: () => void
}

/** The text itself; the pointer may rest on it, Escape and scrolling take it away. */
function Bubble({ anchor, side, text, shortcut, note, onEnter, onLeave, onHide }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (bubble.current !== null) place(bubble.current, anchor.getBoundingClientRect(), side)
  }, [anchor, side, text, note])
  const hide = useRef(onHide)
  useEffect(() => {
    hide.current = onHide
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide.current()
    }
    const onScroll = () => {
      hide.current()
    }
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('scroll', onScroll, true)
    return () => {
      lastClosed = performance.now()
      window.removeEventListener('keydown', onKey, true)
      window.removeEventListener('scroll', onScroll, true)
    }
  }, [])
  return createPortal(
    <div
      ref={bubble}
      role="tooltip"
      className="pointer-events-auto fixed z-50 flex max-w-64 animate-fade-in flex-wrap items-center gap-2 rounded-control bg-text px-2 py-1 text-xs text-bg shadow-float"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {text}
      {shortcut !== undefined && <kbd className="font-sans opacity-75">{shortcut}</kbd>}
      {note !== undefined && <span className="w-full">{note}</span>}
    </div>,
    document.body,
  )
}

const gapPx = 6
const edgePx = 8

/** Puts the bubble on the asked side, on the other one where there is no room, and inside the window. */
function place(bubble: HTMLElement, at: DOMRect, side: Side): void {
  const { offsetWidth: width, offsetHeight: height } = bubble
  const right = window.innerWidth - edgePx
  const bottom = window.innerHeight - edgePx
  const upright = side === 'top' || side === 'bottom'
  const before = upright ? at.top - gapPx - height : at.left - gapPx - width
  const after = upright ? at.bottom + gapPx : at.right + gapPx
  const fitsAfter = upright ? after + height <= bottom : after + width <= right
  const wantsAfter = side === 'bottom' || side === 'right'
  const along = (wantsAfter ? fitsAfter || before < edgePx : before < edgePx) ? after : before
  const middleX = at.left + at.width / 2 - width / 2
  const middleY = at.top + at.height / 2 - height / 2
  bubble.style.left = px(upright ? middleX : along, right - width)
  bubble.style.top = px(upright ? along : middleY, bottom - height)
}

function px(value: number, most: number): string {
  return `${Math.max(edgePx, Math.min(value, most))}px`
}
