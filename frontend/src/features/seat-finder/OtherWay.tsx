/* Leads to another finder. */
import { GuestLink } from '@/guest-pages/address/GuestLink'

type Props = { to: string; title: string; text: string }

/** Renders the link. */
export function OtherWay({ to, title, text }: Props) {
  return (
    <GuestLink
      to={to}
      className="block rounded-card border border-dashed border-border-strong p-4 hover:bg-surface-2"
    >
      <span className="block font-semibold">{title}</span>
      <span className="block text-muted">{text}</span>
    </GuestLink>
  )
}
