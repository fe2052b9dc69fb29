/*
 * A button that opens something light, such as a menu or a list. What it opens is another chunk: it is fetched when
 * a pointer or the focus comes near, and shown once it is there. A failed load is said, and can be tried again.
 */
import { useId, useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '@/ui/Button'
import type { Loadable } from '@/ui/loadable'
import { toast } from '@/ui/toast'

/** What the opened thing needs to know of its button. */
export type Popup = {
  /** The id of the button: the name of what it opened, and where the focus goes back to. */
  buttonId: string
  /** Opened by a key, so that the first entry takes the focus. */
  byKeyboard: boolean
  onClose: () => void
}

type Props = Omit<ButtonProps, 'id' | 'onClick'> & {
  opens: 'menu' | 'dialog'
  /** The code of `panel`. */
  code: Pick<Loadable<never>, 'fetch' | 'preload'>
  panel: (popup: Popup) => ReactNode
}

/** Renders the button and, while open, its panel. */
export function PopupButton({ opens, code, panel, ...button }: Props) {
  const buttonId = useId()
  const [open, setOpen] = useState<{ byKeyboard: boolean }>()
  const show = (byKeyboard: boolean) => {
    code.fetch().then(
      () => {
        setOpen({ byKeyboard })
      },
      () => {
        toast.error('Error', 'This could not be loaded. Check your connection and try again.')
      },
    )
  }
  return (
    <span className="relative inline-flex min-w-0">
      <Button
        {...button}
        id={buttonId}
        aria-haspopup={opens}
        aria-expanded={open !== undefined}
        onPointerEnter={code.preload}
        onFocus={code.preload}
        onClick={(event) => {
          // A click by key has no count of its own.
          if (open === undefined) show(event.detail === 0)
          else setOpen(undefined)
        }}
        onKeyDown={(event) => {
          if (opens !== 'menu' || event.key !== 'ArrowDown') return
          event.preventDefault()
          show(true)
        }}
      />
      {open !== undefined &&
        panel({
          buttonId,
          byKeyboard: open.byKeyboard,
          onClose: () => {
            setOpen(undefined)
          },
        })}
    </span>
  )
}
