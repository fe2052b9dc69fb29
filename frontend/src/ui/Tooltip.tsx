/*
 * A short text beside a control: its name and key, on hover and focus by keyboard. It also carries the reason why a
 * control can do nothing now: such a control keeps its place in the tab order, is described by the reason, and shows it
 * when it is pressed, so that touch gets it too. The code of the floating text is fetched with the first one.
 */
import {
  cloneElement,
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
} from 'react'
import { fetchCode } from '@/lib/fetch-code'
import type { FloatingTextProps } from '@/ui/tooltip/FloatingText'

type Props = {
  /** Absent for a control whose label is visible: then only the reason is shown. */
  text?: string
  shortcut?: string | undefined
  /** Why the control can do nothing now. It is disabled while there is a reason. */
  inactive?: string | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** The control; it passes its props on to an element. */
  children: ReactElement<ControlProps>
}

type ControlProps = Pick<
  ComponentProps<'button'>,
  'aria-disabled' | 'aria-describedby' | 'onClick' | 'onFocus' | 'onBlur' | 'onPointerEnter'
>

type Wanted = Pick<FloatingTextProps, 'anchor' | 'cause'>

/** Shows `text` (and a key hint) beside its only child. */
export function Tooltip({ text, shortcut, inactive, side = 'bottom', children }: Props) {
  const [wanted, setWanted] = useState<Wanted>()
  const reasonId = useId()
  const FloatingText = useFloatingText(wanted !== undefined)
  const { onPointerEnter, onFocus, onBlur, ...own } = children.props
  const isInactive = inactive !== undefined
  const isEmpty = text === undefined && !isInactive
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: (event) => {
          onPointerEnter?.(event)
          if (isEmpty || event.pointerType === 'touch') return
          setWanted({ anchor: event.currentTarget, cause: 'pointer' })
        },
        onFocus: (event) => {
          onFocus?.(event)
          // A dialog that closes gives the focus back; that asks for no tooltip.
          if (isEmpty || !event.currentTarget.matches(':focus-visible')) return
          setWanted({ anchor: event.currentTarget, cause: 'focus' })
        },
        // The code of the text may arrive after the focus has left.
        onBlur: (event) => {
          onBlur?.(event)
          setWanted(undefined)
        },
        ...(isInactive && {
          'aria-disabled': true,
          'aria-describedby': reasonId,
          onClick: (event) => {
            event.preventDefault()
            setWanted({ anchor: event.currentTarget, cause: 'press' })
          },
        }),
      })}
      {isInactive && (
        <span id={reasonId} hidden>
          {inactive}
        </span>
      )}
      {wanted !== undefined && FloatingText !== undefined && (
        <FloatingText
          key={wanted.cause}
          {...wanted}
          side={side}
          describes={!isInactive && own['aria-describedby'] === undefined}
          onClosed={() => {
            setWanted(undefined)
          }}
        >
          {text !== undefined && `${text} `}
          {shortcut !== undefined && <kbd className="font-sans opacity-75">{shortcut}</kbd>}
          {isInactive && <span className="w-full">{inactive}</span>}
        </FloatingText>
      )}
    </>
  )
}

let fetched: ComponentType<FloatingTextProps> | undefined

/** Without the code only the tooltip is missing: names and reasons are on the controls. */
function useFloatingText(needed: boolean) {
  const [part, setPart] = useState(() => fetched)
  useEffect(() => {
    if (!needed || part !== undefined) return
    fetchCode(() => import('@/ui/tooltip/FloatingText')).then(
      ({ FloatingText }) => {
        fetched = FloatingText
        setPart(() => FloatingText)
      },
      () => undefined,
    )
  }, [needed, part])
  return part
}
