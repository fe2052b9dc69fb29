/* A link from a page for guests: to another one without loading the page anew, to everything else as links work. */
import type { ComponentProps, MouseEvent } from 'react'
import { useAddress } from '@/guest-pages/address/address'
import { guestPageAt } from '@/guest-pages/address/guest-paths'

type Props = ComponentProps<'a'> & {
  to: string
  /** What the page behind the link is told. */
  state?: unknown
}

/** Renders the link. */
export function GuestLink({ to, state, children, ...rest }: Props) {
  const { navigate } = useAddress()
  const open = (event: MouseEvent) => {
    if (!isPlain(event) || guestPageAt(to.split('?')[0] ?? to) === undefined) return
    event.preventDefault()
    navigate(to, { state })
  }
  return (
    <a href={to} onClick={open} {...rest}>
      {children}
    </a>
  )
}

/** Other clicks open a tab or a menu of the browser. */
function isPlain(event: MouseEvent): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}
